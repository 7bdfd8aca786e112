import { describe, expect, it } from 'vitest';
import { commonPasswords } from '#shared/domain/common-passwords.ts';
import { findPasswordWeakness, Password, strengthColor, strengthLabel, strengthPercent } from '#shared/domain/password.ts';
import { passwordMessages } from '#shared/messages/account.ts';

describe('Password', () => {
  it.each([
    ['1234567', passwordMessages.tooShort],
    ['abcdefgh', null],
    ['ö'.repeat(8), null],
    ['inner blanks, and more', null],
    ['Ünïcödé-😀-👩‍🚀-пароль', null],
    [' '.repeat(8), passwordMessages.blankAtAnEnd],
    [' leading blank', passwordMessages.blankAtAnEnd],
    ['trailing blank ', passwordMessages.blankAtAnEnd],
    ['\ttab in front', passwordMessages.blankAtAnEnd],
    ['line break at the end\n', passwordMessages.blankAtAnEnd],
    ['\u00A0no-break blank', passwordMessages.blankAtAnEnd],
    ['line\nbreak inside', passwordMessages.untypable],
    ['carriage\rreturn', passwordMessages.untypable],
    ['line\u2028separator', passwordMessages.untypable],
    ['nul\u0000inside', passwordMessages.untypable],
    ['tab\tinside', passwordMessages.untypable],
    ['next\u0085line', passwordMessages.untypable],
    ['half\uD83Dcharacter', passwordMessages.untypable],
    ['x'.repeat(128), null],
    ['x'.repeat(129), passwordMessages.tooLong],
  ])('Password checks only the length and form of %j', (password, message) => {
    const result = Password.safeParse(password);
    expect(result.success ? null : result.error.issues[0]!.message).toBe(message);
  });

  it('Password answers with the specified message', () => {
    expect(passwordMessages.tooShort).toBe('Password must be at least 8 characters long');
  });
});

describe('passwordObjection', () => {
  it.each([
    ['password', passwordMessages.common],
    ['PASSWORD', passwordMessages.common],
    ['Ana@Example.com', passwordMessages.isEmail],
    ['Ana@Example.com1', null],
    ['xpasswordx', null],
    ['Continuity-2026', null],
  ])('passwordObjection compares %j as a whole and ignores case', (password, objection) => {
    expect(findPasswordWeakness(password, 'ana@example.com', commonPasswords)).toBe(objection);
  });

  it('the list of common passwords holds 3,000, each long enough for the length rule', () => {
    expect(commonPasswords.size).toBe(3000);
    expect([...commonPasswords].filter((password) => password.length < 8)).toEqual([]);
  });
});

describe('strength meter', () => {
  it.each([
    ['', 0, 'Weak', 'red'],
    ['a', 25, 'Fair', 'red'],
    ['aA', 50, 'Good', 'yellow'],
    ['aA1', 75, 'Strong', 'green'],
    ['aA1aA1aA', 100, 'Strong', 'green'],
    ['abcdefgh', 50, 'Good', 'yellow'],
    ['12345678', 50, 'Good', 'yellow'],
    ['!!!!!!!', 0, 'Weak', 'red'],
  ])('the strength meter rates %j %i percent, %s, %s', (password, percent, label, color) => {
    expect(strengthPercent(password)).toBe(percent);
    expect(strengthLabel(percent)).toBe(label);
    expect(strengthColor(percent)).toBe(color);
  });
});
