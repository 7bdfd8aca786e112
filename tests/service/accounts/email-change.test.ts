/** An account's name and address in its owner's hands: every answer, refusal, race and crash on the way to a new address. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Me } from '#shared/domain/user.ts';
import { claimsOf, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { atEveryPoint } from '#tests/support/crash-at.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const NEXT = 'Lighthouse-keeper-7';
const HOUR = 3_600_000;
const LINK_INVALID = {
  status: 400,
  body: { detail: 'This link doesn’t work. It may have expired, or the change was canceled. Your email address stays as it is.' },
};

let world: Awaited<ReturnType<typeof startAccountsInProcess>>;

beforeAll(async () => {
  world = await startAccountsInProcess();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => world.stop());

const later = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};

interface Person {
  email: string;
  uid: number;
  access: string;
  refresh: string;
}

const signIn = async (email: string, password = PASSWORD) => {
  const { body } = await world.login(email, password);
  return { access: body.access_token!, refresh: body.refresh_token! };
};
const register = (email: string) => world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name: 'Dana Ortiz' });
const person = async (): Promise<Person> => {
  const email = newEmail();
  await register(email);
  await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
  const tokens = await signIn(email);
  return { email, uid: Number(claimsOf(tokens.access).username), ...tokens };
};
const change = ({ access }: Person, new_email: string, current_password = PASSWORD) =>
  world.askWith(access, 'POST /v1/users/me/email', { body: { new_email, current_password } });
const resend = ({ access }: Person) => world.askWith(access, 'POST /v1/users/me/email/resend');
const cancel = ({ access }: Person) => world.askWith(access, 'DELETE /v1/users/me/email');
const me = async ({ access }: Person): Promise<Me> => (await world.askWith<Me>(access, 'GET /v1/users/me')).body;
const confirm = (token: string) => world.ask('POST /v1/auth/confirm-email-change', { token });
const mailsTo = async (email: string): Promise<string[]> => (await world.outboxOf(email)).map(({ mail }) => mail.kind);
const linkTo = (email: string): Promise<string> => world.mailedToken(email, 'confirm_email_change');
const canSignIn = async (email: string, password = PASSWORD): Promise<boolean> =>
  (await world.login(email, password)).status === 200;
const holders = async (email: string): Promise<number[]> =>
  (await world.rows<{ uid: number }>(`EMAIL#${email}`)).map(({ uid }) => uid);

describe('PUT /v1/users/me', () => {
  const rename = ({ access }: Person, full_name: string) =>
    world.askWith<Me>(access, 'PUT /v1/users/me', { body: { full_name } });

  it('changes the name, and the trail has it before and after', async () => {
    const who = await person();
    expect(await rename(who, '  Dana Ortiz-Meyer ')).toMatchObject({ status: 200, body: { full_name: 'Dana Ortiz-Meyer' } });
    expect(await me(who)).toMatchObject({ full_name: 'Dana Ortiz-Meyer', email: who.email });
    expect((await world.eventsOf(who.uid))[0]).toMatchObject({
      ...{ kind: 'account_changed', actor_id: who.uid },
      ...{ before: { full_name: 'Dana Ortiz' }, after: { full_name: 'Dana Ortiz-Meyer' } },
    });
  });

  it('removes a name, and a repeated request changes and records nothing', async () => {
    const who = await person();
    expect((await rename(who, '')).body.full_name).toBeNull();
    const events = (await world.eventsOf(who.uid)).length;
    expect((await rename(who, '')).status).toBe(200);
    expect(await world.eventsOf(who.uid)).toHaveLength(events);
    expect((await rename(who, 'Ana')).body.full_name).toBe('Ana');
  });

  it.each(['x'.repeat(201), 'Da\nna', '\u202eDana'])('refuses %j with a sentence', async (name) => {
    const answer = await rename(await person(), name);
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('errors');
  });
});

describe('POST /v1/users/me/email', () => {
  it('mails a link without a name to the new address and a notice to the old one, and changes nothing yet', async () => {
    const who = await person();
    const next = newEmail();
    expect(await change(who, ` ${next.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('link') },
    });
    expect(await me(who)).toMatchObject({ email: who.email, pending_email: next });
    expect(await mailsTo(next)).toEqual(['confirm_email_change']);
    expect(JSON.stringify(await world.outboxOf(next))).not.toContain('Dana');
    expect((await mailsTo(who.email)).at(-1)).toBe('email_change_requested');
    expect(await canSignIn(next)).toBe(false);
    expect(await canSignIn(who.email)).toBe(true);
    expect(await world.eventsOf(who.uid)).toContainEqual(
      expect.objectContaining({ kind: 'email_change_requested', before: { email: who.email }, after: { email: next } }),
    );
  });

  it('answers the same, with as many calls, for an address that has an account, which gets a notice instead of a link', async () => {
    const [who, other, owner] = [await person(), await person(), await person()];
    const ask = async (asker: Person, email: string) => {
      const before = world.calls();
      const { status, body } = await change(asker, email);
      return { status, body, calls: world.calls() - before };
    };
    expect(await ask(who, owner.email)).toEqual(await ask(other, newEmail()));
    expect((await me(who)).pending_email).toBe(owner.email);
    expect((await mailsTo(owner.email)).at(-1)).toBe('email_taken');
    expect(await mailsTo(owner.email)).not.toContain('confirm_email_change');
  });

  it('refuses the own address, a wrong password and what is no address', async () => {
    const who = await person();
    expect(await change(who, who.email)).toMatchObject({ status: 422, body: { detail: 'This is already your email address' } });
    expect(await change(who, newEmail(), 'wrong')).toMatchObject({
      status: 400,
      body: { detail: 'Current password is incorrect' },
    });
    expect((await change(who, 'nobody')).status).toBe(422);
    expect((await me(who)).pending_email).toBeNull();
  });

  it('stops the guessing of the password after five, without locking the sign-in', async () => {
    const who = await person();
    for (let n = 0; n < 5; n++) expect((await change(who, newEmail(), `wrong ${n}`)).status).toBe(400);
    expect((await change(who, newEmail())).status).toBe(429);
    expect(await canSignIn(who.email)).toBe(true);
  });

  it('mails one address three times an hour at most, and one account asks five times', async () => {
    const who = await person();
    const victim = newEmail();
    await change(who, victim);
    expect((await resend(who)).status).toBe(200);
    expect((await resend(who)).status).toBe(200);
    expect((await resend(who)).status).toBe(429);
    expect(await mailsTo(victim)).toHaveLength(3);
    expect((await change(who, newEmail())).status).toBe(200);
    expect((await change(who, newEmail())).status).toBe(429);
    expect((await change(await person(), victim)).status).toBe(429);
  });
});

describe('a pending address', () => {
  it('the newest link counts, and an older one is void', async () => {
    const who = await person();
    const next = newEmail();
    await change(who, next);
    const first = await linkTo(next);
    await resend(who);
    expect(await confirm(first)).toMatchObject(LINK_INVALID);
    expect((await confirm(await linkTo(next))).status).toBe(200);
  });

  it('is canceled by its owner, once or twice, and its link is void', async () => {
    const who = await person();
    const next = newEmail();
    await change(who, next);
    const token = await linkTo(next);
    expect((await cancel(who)).status).toBe(204);
    expect((await cancel(who)).status).toBe(204);
    expect((await me(who)).pending_email).toBeNull();
    expect(await confirm(token)).toMatchObject(LINK_INVALID);
    expect((await resend(who)).status).toBe(400);
    expect(await canSignIn(who.email)).toBe(true);
  });

  it('is forgotten after 24 hours', async () => {
    later(0);
    const who = await person();
    const next = newEmail();
    await change(who, next);
    const token = await linkTo(next);
    later(24 * HOUR);
    expect(await confirm(token)).toMatchObject(LINK_INVALID);
    expect(await me({ ...who, ...(await signIn(who.email)) })).toMatchObject({ email: who.email, pending_email: null });
  });

  it.each<[string, (who: Person) => Promise<unknown>]>([
    [
      'a password reset',
      async ({ email }) => {
        await world.ask('POST /v1/password-reset/forgot-password', { email });
        const token = await world.mailedToken(email, 'reset_password');
        return world.ask('POST /v1/password-reset/reset-password', { token, new_password: NEXT });
      },
    ],
    [
      'a change of the password',
      ({ access }) =>
        world.askWith(access, 'PUT /v1/users/me/change-password', {
          body: { current_password: PASSWORD, new_password: NEXT },
        }),
    ],
  ])('is canceled by %s, as the notice to the old address says', async (_, end) => {
    const who = await person();
    const next = newEmail();
    await change(who, next);
    expect(await end(who)).toMatchObject({ status: 200 });
    expect(await confirm(await linkTo(next))).toMatchObject(LINK_INVALID);
    expect(await canSignIn(who.email, NEXT)).toBe(true);
  });
});

describe('POST /v1/auth/confirm-email-change', () => {
  const moved = async () => {
    const who = await person();
    const next = newEmail();
    await change(who, next);
    const token = await linkTo(next);
    return { who, next, token };
  };

  it('moves the account to the new address, ends no session, and tells the old address', async () => {
    const { who, next, token } = await moved();
    expect(await confirm(token)).toMatchObject({ status: 200, body: { message: expect.stringContaining('changed') } });
    expect(await me(who)).toMatchObject({ email: next, pending_email: null, full_name: 'Dana Ortiz' });
    expect((await world.ask('POST /v1/auth/refresh', { refresh_token: who.refresh })).status).toBe(200);
    expect(await canSignIn(next)).toBe(true);
    expect(await canSignIn(who.email)).toBe(false);
    expect([await holders(next), await holders(who.email)]).toEqual([[who.uid], []]);
    expect((await mailsTo(who.email)).at(-1)).toBe('email_changed');
    expect(await world.eventsOf(who.uid)).toContainEqual(
      expect.objectContaining({ kind: 'account_changed', before: { email: who.email }, after: { email: next } }),
    );
  });

  it('staff find the account by its new address', async () => {
    const { who, next, token } = await moved();
    await confirm(token);
    const { searchDirectory } = await import('#functions/data/user-directory.ts');
    const find = (search: string) => searchDirectory({ search } as never, { page: 1, per_page: 10 });
    expect((await find(next)).users.map(({ id }) => id)).toEqual([who.uid]);
    expect((await find(who.email)).users).toEqual([]);
  });

  it('a repeated confirmation answers as the first one and sends nothing again', async () => {
    const { who, token } = await moved();
    const first = await confirm(token);
    const mails = (await mailsTo(who.email)).length;
    expect(await confirm(token)).toEqual(first);
    expect(await mailsTo(who.email)).toHaveLength(mails);
  });

  it('links that were mailed to the old address stop working', async () => {
    const { who, token } = await moved();
    await world.ask('POST /v1/password-reset/forgot-password', { email: who.email });
    const reset = await world.mailedToken(who.email, 'reset_password');
    await confirm(token);
    expect((await world.ask('POST /v1/password-reset/reset-password', { token: reset, new_password: NEXT })).status).toBe(400);
  });

  it('a lockout of the old address stays there, and the account is not locked', async () => {
    const { who, next, token } = await moved();
    for (let n = 0; n < 5; n++) await world.login(who.email, 'wrong');
    await confirm(token);
    expect(await canSignIn(next)).toBe(true);
    expect((await world.login(who.email, PASSWORD)).body.detail).toMatch(/locked/);
    const rows = await world.rows<{ email?: string; locked?: string }>('U#');
    expect(rows.find(({ email }) => email === next)?.locked).toBeUndefined();
  });

  it('an address that was taken meanwhile stays with its account, and the change is refused with a sentence', async () => {
    const { who, next, token } = await moved();
    await register(next);
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(next, 'verify_email') });
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { detail: 'This address belongs to another Keelhouse account now. Your email address stays as it is.' },
    });
    expect(await canSignIn(who.email)).toBe(true);
    expect((await holders(next))[0]).not.toBe(who.uid);
  });

  it('an account that never confirmed the address yields to the one that does, and its link is void', async () => {
    const { who, next, token } = await moved();
    await register(next);
    const verify = await world.mailedToken(next, 'verify_email');
    expect((await confirm(token)).status).toBe(200);
    expect(await holders(next)).toEqual([who.uid]);
    expect((await world.ask('POST /v1/auth/verify-email', { token: verify })).status).toBe(400);
    expect(await me(who)).toMatchObject({ email: next });
  });

  it('of two accounts that confirm one address at the same time, one gets it', async () => {
    const [one, two, next] = [await person(), await person(), newEmail()];
    await change(one, next);
    const first = await linkTo(next);
    await change(two, next);
    const second = await linkTo(next);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers[0]!.status === 200 ? one : two;
    expect(await holders(next)).toEqual([winner.uid]);
    const loser = winner === one ? two : one;
    expect(await holders(loser.email)).toEqual([loser.uid]);
    expect(await canSignIn(loser.email)).toBe(true);
  });

  it('two who open the same link at the same time both get the confirmation, and the old address one notice', async () => {
    const { who, token } = await moved();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mailsTo(who.email)).filter((kind) => kind === 'email_changed')).toHaveLength(1);
  });

  it('refuses an unknown token, and a token for something else', async () => {
    const email = newEmail();
    await register(email);
    for (const token of ['nothing', await world.mailedToken(email, 'verify_email')])
      expect(await confirm(token)).toMatchObject(LINK_INVALID);
  });
});

describe('a change of the address that is cut off', () => {
  it('while it is requested: a repeated request mails a link that works', async () => {
    await atEveryPoint(async (at, label) => {
      const who = await person();
      const next = newEmail();
      const isReached = await world.killedAt(at, () => change(who, next));
      expect((await change(who, next)).status, label).toBe(200);
      expect((await confirm(await linkTo(next))).status, label).toBe(200);
      expect((await me(who)).email, label).toBe(next);
      return isReached;
    });
  });

  it('while it is confirmed: the account has one address, and the same link completes it', async () => {
    await atEveryPoint(async (at, label) => {
      const who = await person();
      const next = newEmail();
      await change(who, next);
      const token = await linkTo(next);
      const isReached = await world.killedAt(at, () => confirm(token));
      const { email } = await me(who);
      expect(await holders(email), label).toEqual([who.uid]);
      expect(await holders(email === next ? who.email : next), label).toEqual([]);
      expect((await confirm(token)).status, label).toBe(200);
      expect(
        (await mailsTo(who.email)).filter((kind) => kind === 'email_changed'),
        label,
      ).toHaveLength(1);
      expect(await canSignIn(next), label).toBe(true);
      return isReached;
    });
  });
});
