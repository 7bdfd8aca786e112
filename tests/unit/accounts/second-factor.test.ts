import { describe, expect, it } from 'vitest';
import { buildOtpauthUrl, createTotpSecret, findStep } from '#functions/gateways/totp.ts';
import { formatRecoveryCode, groupCharacters, parseSignInCode } from '#shared/domain/second-factor.ts';
import {
  areRightsSuspended,
  hasAdminRights,
  hasAuditorRights,
  hasSuperAdminRights,
  isStaff,
  isSuperAdmin,
  type Me,
} from '#shared/domain/user.ts';

/** '12345678901234567890', the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes of authenticator apps', () => {
  // The last six digits of the SHA-1 vectors of RFC 6238, appendix B.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('RFC 6238: at second %i the code is %s, of step %i', (seconds, code, step) => {
    expect(findStep(SECRET, code, at(seconds))).toBe(step);
  });

  // 050471 belongs to the seconds from 1,111,111,110 on, for 30 seconds.
  it.each([
    [1_111_111_079, null],
    [1_111_111_080, 37_037_037],
    [1_111_111_109, 37_037_037],
    [1_111_111_110, 37_037_037],
    [1_111_111_139, 37_037_037],
    [1_111_111_140, 37_037_037],
    [1_111_111_169, 37_037_037],
    [1_111_111_170, null],
  ])('a code is accepted one step early to one step late: at second %i it is of step %s', (seconds, step) => {
    expect(findStep(SECRET, '050471', at(seconds))).toBe(step);
  });

  it.each(['050472', '50471', '0504711', ''])('%j is no code of that time', (code) => {
    expect(findStep(SECRET, code, at(1_111_111_111))).toBeNull();
  });

  it('secrets have 160 random bits in base 32', () => {
    const secrets = Array.from({ length: 50 }, createTotpSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it('the address for apps keeps an account with unusual characters apart from its parameters', () => {
    const url = new URL(buildOtpauthUrl(SECRET, 'a&b?secret=x#y@example.com'));
    expect(url.searchParams.get('secret')).toBe(SECRET);
    expect(url.searchParams.get('issuer')).toBe('Keelhouse');
    expect(url.hash).toBe('');
    expect(decodeURIComponent(url.pathname)).toContain('a&b?secret=x#y@example.com');
  });
});

describe('what was typed as a code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['１２３４５６', { kind: 'app', code: '123456' }],
    ['000000', { kind: 'app', code: '000000' }],
    ['k7mf-2qxd-9trw', { kind: 'recovery', code: 'k7mf2qxd9trw' }],
    ['K7MF 2QXD 9TRW', { kind: 'recovery', code: 'k7mf2qxd9trw' }],
    ['k7mf–2qxd—9trw', { kind: 'recovery', code: 'k7mf2qxd9trw' }],
    ['\tk7mf2qxd9trw\n', { kind: 'recovery', code: 'k7mf2qxd9trw' }],
    ['OIL0-1234-5678', { kind: 'recovery', code: '011012345678' }],
    ['123456789012', { kind: 'recovery', code: '123456789012' }],
    ['12345', null],
    ['1234567', null],
    ['k7mf-2qxd-9tr', null],
    ['k7mf-2qxd-9trww', null],
    ['k7mf-2qxd-9tru', null],
    ['12345a', null],
    ['', null],
    ['   ', null],
    ['--', null],
  ])('%j is read as %j', (typed, parsed) => {
    expect(parseSignInCode(typed)).toEqual(parsed);
  });

  it.each([
    ['the lowest bytes', 0, '0000-0000-0000'],
    ['the highest bytes', 255, 'zzzz-zzzz-zzzz'],
    ['bytes beyond the alphabet', 32, '0000-0000-0000'],
  ])('%s make the recovery code for %i: %s', (_, byte, code) => {
    expect(formatRecoveryCode(new Uint8Array(16).fill(byte))).toBe(code);
  });

  it('every recovery code that can be made is read as itself', () => {
    for (let first = 0; first < 256; first++) {
      const code = formatRecoveryCode(Uint8Array.from({ length: 16 }, (_, at) => (first + at * 37) % 256));
      expect(parseSignInCode(code)).toEqual({ kind: 'recovery', code: code.replaceAll('-', '') });
    }
  });

  it.each([
    ['ABCDEFGH', ['ABCD', 'EFGH']],
    ['ABCDE', ['ABCD', 'E']],
    ['', []],
  ])('%j is shown in the groups %j', (text, groups) => {
    expect(groupCharacters(text)).toEqual(groups);
  });
});

describe('rights of staff where a second factor is required', () => {
  const person = (part: Partial<Me> = {}, second_factor?: Me['second_factor']) => ({
    ...{ role: 'user' as const, is_superuser: false, is_iso_auditor: false },
    ...part,
    ...(second_factor ? { second_factor } : {}),
  });
  const waiting = { is_enabled: false, is_required: true };
  const enrolled = { is_enabled: true, is_required: true };
  const optional = { is_enabled: false, is_required: false };

  it.each([
    [{ role: 'user' }, false],
    [{ role: 'admin' }, true],
    [{ role: 'super_admin' }, true],
    [{ is_superuser: true }, true],
    [{ is_iso_auditor: true }, true],
  ] as const)('%j is staff: %s', (part, expected) => {
    expect(isStaff(person(part))).toBe(expected);
  });

  it.each([
    ['required and missing', waiting, true],
    ['required and there', enrolled, false],
    ['optional and missing', optional, false],
    ['of an account that is looked at', undefined, false],
  ])('a second factor that is %s suspends every right of staff: %s', (_, factor, isSuspended) => {
    expect(areRightsSuspended(person({}, factor))).toBe(isSuspended);
    expect(hasAdminRights(person({ role: 'admin' }, factor))).toBe(!isSuspended);
    expect(hasSuperAdminRights(person({ role: 'super_admin' }, factor))).toBe(!isSuspended);
    expect(hasSuperAdminRights(person({ is_superuser: true }, factor))).toBe(!isSuspended);
    expect(hasAuditorRights(person({ is_iso_auditor: true }, factor))).toBe(!isSuspended);
  });

  it.each([waiting, enrolled, optional])('who is a super administrator, and so protected, is decided without %j', (factor) => {
    expect(isSuperAdmin(person({ role: 'super_admin' }, factor))).toBe(true);
    expect(isSuperAdmin(person({ is_superuser: true }, factor))).toBe(true);
    expect(isSuperAdmin(person({ role: 'admin' }, factor))).toBe(false);
  });

  it.each([waiting, enrolled, optional])('a customer has no rights of staff with %j', (factor) => {
    expect(
      hasAdminRights(person({}, factor)) || hasSuperAdminRights(person({}, factor)) || hasAuditorRights(person({}, factor)),
    ).toBe(false);
  });
});
