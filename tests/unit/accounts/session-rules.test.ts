import { describe, expect, it } from 'vitest';
import type { ActorRecord } from '#functions/data/users.ts';
import { authenticate, parseClaims } from '#functions/http/actor.ts';
import { HttpError } from '#functions/http/errors.ts';
import { waitForNextSecond } from '#functions/http/session.ts';
import { accessDenialReason } from '#shared/domain/access.ts';
import { Email } from '#shared/domain/email.ts';
import { isLocked, lockedUntil, recordFailure } from '#shared/domain/lockout.ts';
import { nextFullSecond } from '#shared/domain/time.ts';
import { normalizeEmail, PersonName } from '#shared/domain/user.ts';
import { secondFactorMessages } from '#shared/messages/second-factor.ts';

const status = (work: () => unknown): number => {
  try {
    work();
    return 200;
  } catch (error) {
    return error instanceof HttpError ? error.status : 500;
  }
};

describe('claimedUser', () => {
  it.each([
    ['an access token', { username: '7', token_use: 'access', iat: '1700000000' }, 200],
    ['the largest user id', { username: '9007199254740991', token_use: 'access', iat: '1' }, 200],
    ['a larger one', { username: '9007199254740992', token_use: 'access', iat: '1' }, 401],
    ['no claims', undefined, 401],
    ['an id token', { username: '7', token_use: 'id', iat: '1700000000' }, 401],
    ['no user', { token_use: 'access', iat: '1700000000' }, 401],
    ['a user that is no number', { username: 'ana', token_use: 'access', iat: '1' }, 401],
    ['user 0', { username: '0', token_use: 'access', iat: '1' }, 401],
  ])('claimedUser reads %s: %i', (_, claims, expected) => {
    expect(status(() => parseClaims(claims))).toBe(expected);
  });

  it.each(['0x1', ' 1', '1 ', '1e0', '1.0', '+1', '-1', '01', '１', '1\n'])(
    'claimedUser rejects the user name %j',
    (username) => {
      expect(status(() => parseClaims({ username, token_use: 'access', iat: '1' }))).toBe(401);
    },
  );
});

const family = 'f-1';

describe('sessions ended at a moment', () => {
  const ended = '2026-11-21T09:00:00.700Z';
  const from = nextFullSecond(new Date(ended));
  const second = Math.floor(Date.parse(ended) / 1000);

  it.each([
    ['of the same second', second, 401],
    ['of the next second', second + 1, 200],
  ])('sessions ended at a moment answer a token %s with %i', (_, issuedAt, expected) => {
    const who = record({ sessions_valid_from: from.toISOString() });
    expect(status(() => authenticate(who, { issuedAt, signedInAt: issuedAt, family }, new Date(ended)))).toBe(expected);
  });

  it('sessions ended at a moment reject a token refreshed after it from an earlier sign-in', () => {
    const who = record({ sessions_valid_from: from.toISOString() });
    const refreshed = { issuedAt: second + 600, signedInAt: second, family };
    expect(status(() => authenticate(who, refreshed, new Date(ended)))).toBe(401);
  });

  it('a sign-in in the next second counts again, also at the very start of that second', () => {
    expect(nextFullSecond(new Date('2026-11-21T09:00:00.000Z')).toISOString()).toBe('2026-11-21T09:00:01.000Z');
  });

  it('ending sessions waits until the next second begins', async () => {
    const now = new Date();
    await waitForNextSecond(now);
    // A timer may fire within the millisecond before its time.
    expect(Date.now() + 1).toBeGreaterThanOrEqual(nextFullSecond(now).getTime());
  });
});

const record = (more: Partial<ActorRecord> = {}): ActorRecord => ({
  id: 7,
  email: 'ana@example.com',
  full_name: null,
  role: 'user',
  is_superuser: false,
  is_active: true,
  is_verified: true,
  is_iso_auditor: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  last_login: null,
  subscription: null,
  sessions_valid_from: null,
  second_factor_at: null,
  ...more,
});

describe('authenticate', () => {
  const at = '2026-11-21T09:00:00.700Z';
  const second = Math.floor(Date.parse(at) / 1000);
  const now = { issuedAt: second, signedInAt: second, family };
  it.each([
    ['an active account', record(), second, 200],
    ['an unknown account', null, second, 401],
    ['a deactivated account', record({ is_active: false }), second, 401],
    ['an account that is not verified', record({ is_verified: false }), second, 403],
    ['a token from before the sessions count', record({ sessions_valid_from: at }), second - 1, 401],
    ['a token of the same second', record({ sessions_valid_from: at }), second, 200],
    ['a token from after', record({ sessions_valid_from: at }), second + 1, 200],
    ['a token without an issue time', record({ sessions_valid_from: at }), Number.NaN, 401],
  ])('authenticate answers %s', (_, who, issuedAt, expected) => {
    expect(status(() => authenticate(who, { issuedAt, signedInAt: issuedAt, family }, new Date(at)))).toBe(expected);
  });

  it('authenticate rejects a token without the time of its sign-in', () => {
    expect(status(() => authenticate(record(), { issuedAt: second, signedInAt: Number.NaN, family }, new Date(at)))).toBe(401);
  });

  it('staff have no rights of staff until they have turned on two-step sign-in', () => {
    const deniedTo = (second_factor_at: string | null) =>
      accessDenialReason('admin', authenticate(record({ role: 'admin', second_factor_at }), now, new Date(at)));
    expect(deniedTo(null)).toBe(secondFactorMessages.staffMustSetUp);
    expect(deniedTo(at)).toBeNull();
  });

  const later = '2026-11-21T09:10:00.000Z';
  it.each<[string, Partial<ActorRecord>, string, number]>([
    ['a sign-in that was ended', { ended_sign_ins: new Set(['9999999999#f-2', '9999999999#f-1']) }, 'f-1', 401],
    ['another sign-in than the one that was ended', { ended_sign_ins: new Set(['9999999999#f-2']) }, 'f-1', 200],
    ['a token without a family beside an ended sign-in', { ended_sign_ins: new Set(['9999999999#f-2']) }, '', 200],
    [
      'the sign-in that ended the others',
      { sessions_valid_from: later, kept_sign_in: { family: 'f-1', from: later } },
      'f-1',
      200,
    ],
    ['one of the others', { sessions_valid_from: later, kept_sign_in: { family: 'f-2', from: later } }, 'f-1', 401],
    [
      'a kept sign-in once all sessions end',
      { sessions_valid_from: later, kept_sign_in: { family: 'f-1', from: at } },
      'f-1',
      401,
    ],
    [
      'a kept sign-in that was ended itself',
      {
        sessions_valid_from: later,
        kept_sign_in: { family: 'f-1', from: later },
        ended_sign_ins: new Set(['9999999999#f-1']),
      },
      'f-1',
      401,
    ],
    ['a token without a family', { sessions_valid_from: later, kept_sign_in: { family: '', from: later } }, '', 401],
  ])('authenticate answers %s', (_, limits, of, expected) => {
    expect(status(() => authenticate(record(limits), { ...now, family: of }, new Date(at)))).toBe(expected);
  });

  it('authenticate passes no session bookkeeping on in the account', () => {
    const actor = authenticate(record({ sessions_valid_from: at, ended_sign_ins: new Set(['1#f-2']) }), now, new Date(at));
    expect(actor).not.toHaveProperty('sessions_valid_from');
    expect(actor).not.toHaveProperty('ended_sign_ins');
  });

  it.each([
    ['given by staff', true, '2026-11-21T09:00:00.699Z', 'canceled'],
    ['given by staff', true, '2026-11-21T09:00:00.701Z', 'active'],
    ['bought', false, '2026-11-21T09:00:00.699Z', 'active'],
  ] as const)('authenticate reads a subscription %s (%s) that ends at %s as %s', (_, is_given, current_period_end, expected) => {
    const subscription = {
      plan_type: 'gold',
      status: 'active',
      current_period_end,
      cancel_at_period_end: false,
      is_given,
    } as const;
    expect(authenticate(record({ subscription }), now, new Date(at)).subscription?.status).toBe(expected);
  });
});

describe('lockout', () => {
  const minute = (minutes: number): Date => new Date(Date.parse('2026-11-21T09:00:00Z') + minutes * 60_000);
  const failuresAt = (...minutes: number[]): number[] =>
    minutes.reduce<number[]>((failures, at) => recordFailure(failures, minute(at)), []);

  it.each([
    ['five at once', [0, 0, 0, 0, 0], 0, true],
    ['four', [0, 1, 2, 3], 3, false],
    ['five in just under 15 minutes', [0, 1, 2, 3, 14.99], 14.99, true],
    ['a fifth when the first is 15 minutes old', [0, 1, 2, 3, 15], 15, false],
    ['a sixth when only the first is too old', [0, 1, 2, 3, 15, 15.5], 15.5, true],
    ['five, at the last moment of the lock', [0, 1, 2, 3, 4], 18.999, true],
    ['five, when the lock has ended', [0, 1, 2, 3, 4], 19, false],
    ['none', [], 0, false],
  ])('the lockout of %s: %j at minute %d: %s', (_, minutes, at, expected) => {
    expect(isLocked(failuresAt(...minutes), minute(at))).toBe(expected);
  });

  it('a lockout lasts 15 minutes from the fifth wrong password', () => {
    expect(lockedUntil(failuresAt(0, 1, 2, 3, 4))).toEqual(minute(19));
    expect(lockedUntil(failuresAt(0, 1, 2, 3))).toBeNull();
  });

  it('the count of wrong passwords starts again after a lockout', () => {
    expect(recordFailure(failuresAt(0, 1, 2, 3, 4), minute(19))).toEqual([minute(19).getTime()]);
  });
});

describe('addresses', () => {
  it.each([
    ['  Ana@Example.COM ', 'ana@example.com'],
    ['ａｎａ@example.com', 'ana@example.com'],
  ])('the address comparison reads %j as %j', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
  });
  it.each([
    ['ana@example.com', true],
    [' ana@example.com ', true],
    ['ana', false],
    ['ana@', false],
    [`${'a'.repeat(250)}@example.com`, false],
    ['ana@example.com\r\nBcc: x@y.z', false],
  ])('the address check accepts %j: %s', (typed, isGood) => {
    expect(Email.safeParse(typed).success).toBe(isGood);
  });
});

describe('PersonName', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana María  O’Brien-Nuñez ', 'Ana María  O’Brien-Nuñez'],
    ['X', 'X'],
    ['李小龍', '李小龍'],
    ['محمد علی', 'محمد علی'],
    ['یاسمن\u200Cسادات', 'یاسمن\u200Cسادات'],
    ['ක්\u200Dරිස්ති', 'ක්\u200Dරිස්ති'],
    ['Dr. 3rd / Sales: "Bo" <b@c>', 'Dr. 3rd / Sales: "Bo" <b@c>'],
    ['n'.repeat(200), 'n'.repeat(200)],
    ['   ', ''],
  ])('PersonName normalizes %j to %j', (typed, kept) => {
    expect(PersonName.parse(typed)).toBe(kept);
  });

  it.each([
    ['a line break', 'Ana\nBcc: x'],
    ['a carriage return', 'Ana\rx'],
    ['a line separator', 'Ana\u2028x'],
    ['a paragraph separator', 'Ana\u2029x'],
    ['a tab', 'Ana\tx'],
    ['NUL', 'Ana\u0000'],
    ['a C1 control', 'Ana\u0085x'],
    ['a right-to-left override', '\u202Egpj.anA'],
    ['a direction isolate', 'Ana\u2066x'],
    ['a direction mark', 'Ana\u200Fx'],
    ['a zero-width space', 'An\u200Ba'],
    ['a soft hyphen', 'An\u00ADa'],
    ['tag characters', 'Ana\u{E0041}'],
    ['joiners only', '\u200D\u200C'],
    ['half a character', 'Ana\uD83D'],
    ['201 characters', 'n'.repeat(201)],
  ])('PersonName rejects %s', (_, typed) => {
    expect(PersonName.safeParse(typed).success).toBe(false);
  });
});
