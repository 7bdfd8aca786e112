import { describe, expect, it } from 'vitest';
import { formatPhone, toTelUri } from '#shared/format/phone.ts';
import { explainPhone } from '../../../web/features/bcp-editor/forms/entity-form.ts';

describe('the number behind a telephone link', () => {
  it.each([
    ['206-555-0114', 'tel:2065550114'],
    ['(206) 555-0114', 'tel:2065550114'],
    ['+1 206 555 0114', 'tel:+12065550114'],
    ['(+49) 30/901 820', 'tel:+4930901820'],
    ['206.555.0114', 'tel:2065550114'],
    ['911', 'tel:911'],
  ])('a telephone link removes the grouping and becomes %j', (text, address) => {
    expect(toTelUri(text)).toBe(address);
  });

  it.each(['x12', ' ext. 12', ' Ext 12', ', extension 12'.slice(1), ' #12'])(
    'a telephone link separates the extension %j',
    (extension) => {
      expect(toTelUri(`(206) 555-0114${extension}`)).toBe('tel:2065550114;ext=12');
    },
  );

  it.each(['', 'ask at the desk', '1-800-FLOWERS', 'Ann 206-555-0114', '206-555-0114 / 206-555-0115', 'x12', '()'])(
    'a telephone link is left out where the number is ambiguous: %j',
    (text) => {
      expect(toTelUri(text)).toBeNull();
    },
  );
});

describe('a number that nobody can dial', () => {
  it.each(['abc', 'call me', '555-0142 or 555-0143'])('the form says that %s is no phone number, and keeps it', (text) => {
    expect(explainPhone(text)).toMatch(/doesn’t look like a phone number/);
  });

  it.each(['', ' ', '2', '911', '(206) 555-0114 x12', '+49 30 901820'])('the form says nothing of %j', (text) => {
    expect(explainPhone(text)).toBeUndefined();
  });
});

describe('a phone number in a printed document', () => {
  it.each([
    ['(206) 555-0114', '206-555-0114'],
    ['206.555.0114', '206-555-0114'],
    ['2065550114', '206-555-0114'],
    ['+1 206 555 0114', '206-555-0114'],
    ['1-800-423-7233', '800-423-7233'],
    ['206-555-0114 x12', '206-555-0114 ext. 12'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['911', '911'],
    ['555-0114', '555-0114'],
    ['206-555-0114 or 206-555-0115', '206-555-0114 or 206-555-0115'],
    ['ask Dana', 'ask Dana'],
  ])('%s is printed as %s', (text, printed) => {
    expect(formatPhone(text)).toBe(printed);
  });
});
