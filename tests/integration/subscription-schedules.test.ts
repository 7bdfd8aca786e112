/** Moves the clock, so the run is reset afterwards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '#tests/support/client.ts';
import { advanceClock, mailsTo, mailTo, reset, runSchedule } from '#tests/support/console.ts';
import { signIn, signUpVerified } from '#tests/support/people.ts';
import { signUpSubscribed } from '#tests/support/subscribers.ts';

const DAY_SECONDS = 86_400;
beforeAll(() => reset());
afterAll(() => reset());

/** The console answers once no mail is under way any more. */
const notices = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => /renews|ends on|charge/.test(subject));
const holdReports = (held: boolean) => call('POST', '/local/stripe/webhooks', { body: { held } });

describe('a lost webhook', () => {
  it('the nightly reconciliation makes up for a lost webhook', async () => {
    await holdReports(true);
    try {
      const person = await signUpVerified();
      const { session_id: id } = await person.client.payment.createCheckoutSession({ query: { plan_type: 'gold' } });
      await call('POST', `/local/stripe/checkout/${id}/complete`);
      expect((await person.client.users.me({})).subscription).toBeNull();
      const { result } = await runSchedule('stripe-reconciliation');
      expect(result).toMatchObject({ repaired: 1, failed: 0 });
      expect((await person.client.users.me({})).subscription).toMatchObject({ plan_type: 'gold', status: 'active' });
      expect(await person.client.payment.payments({})).toMatchObject([{ status: 'succeeded' }]);
      expect((await runSchedule('stripe-reconciliation')).result).toMatchObject({ repaired: 0, failed: 0 });
    } finally {
      await holdReports(false);
    }
  });
});

describe('renewal notices', () => {
  it('the notice of a failed payment is mailed once', async () => {
    await runSchedule('renewal-notices');
    const mail = await mailTo('pastdue@demo.keelhouse.example', /couldn’t charge/);
    expect(mail.links.some((link) => link.endsWith('/billing-settings?tab=payment-methods'))).toBe(true);
    await runSchedule('renewal-notices');
    expect(await notices('pastdue@demo.keelhouse.example')).toHaveLength(1);
  });

  it('a renewal notice is mailed once per due date as the days pass, also when days are skipped, and says what will happen', async () => {
    const [staying, leaving] = [await signUpSubscribed('gold'), await signUpSubscribed('essential')];
    const [mine] = await leaving.client.payment.subscriptions({});
    await leaving.client.payment.cancel({ params: { id: mine!.id } });
    await advanceClock(336 * DAY_SECONDS);
    await Promise.all([runSchedule('renewal-notices'), runSchedule('renewal-notices')]);
    await mailTo(staying.email, /Gold plan renews on/);
    await mailTo(leaving.email, /access to Keelhouse Essential ends on/);
    await runSchedule('renewal-notices');
    // The schedule did not run on the seventh day: on the fifth it mails once, the notice of the seventh day.
    await advanceClock(24 * DAY_SECONDS);
    await runSchedule('renewal-notices');
    await expect.poll(() => notices(staying.email), { timeout: 15_000 }).toHaveLength(2);
    expect([await notices(staying.email), await notices(leaving.email)].map(({ length }) => length)).toEqual([2, 2]);
    const { subscription } = (await (await signIn(staying.email)).client.users.me({}))!;
    expect(subscription).toMatchObject({ status: 'active' });
  });
});
