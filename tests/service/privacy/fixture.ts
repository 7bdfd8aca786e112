/** Accounts with a user pool and tables of their own, and the calls and schedules around their deletion. */
import { vi } from 'vitest';
import { watchStripe } from '#tests/service/stripe/crash.ts';
import { startFakeStripe } from '#tests/service/stripe/fake-stripe.ts';
import { customerWith, yearly } from '#tests/service/stripe/purchases.ts';
import { startSecrets } from '#tests/service/stripe/secrets.ts';
import { startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import { startFileStore } from '#tests/support/file-store.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Without `hasMoney`, nobody has a subscription, and Stripe is not there. */
export const startPrivacy = async ({ hasMoney = false } = {}) => {
  const world = await startAccountsInProcess();
  const store = await startFileStore(world);
  const money = hasMoney ? { fakeStripe: await startFakeStripe(Date.now()), secrets: await startSecrets() } : null;
  if (money) {
    // The pool's secret is kept from the first sign-in on, so that the endpoint can be Stripe's afterwards.
    await (await import('#functions/gateways/identity.ts')).signIn(1, 'wrong');
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SECRETS_MANAGER: money.secrets.url,
      STRIPE_API_URL: money.fakeStripe.origin,
      STRIPE_SECRET_ID: 'stripe',
    });
    await watchStripe(world.through);
  }
  const { handler } = await import('#functions/api/privacy/handler.ts');
  const { handler: purge } = await import('#functions/schedules/purge.ts');
  const { readAccount } = await import('#functions/data/users.ts');
  const trail = await import('#functions/data/audit-trail.ts');

  const call = <T = { detail?: string }>(request: { uid: number; route: string; id?: number; body?: unknown }) =>
    world.invoke<T>(handler as never, request);

  /** A verified account. */
  const addPerson = async (): Promise<{ uid: number; email: string }> => {
    const email = newEmail();
    await world.ask('POST /v1/auth/register', { email, password: PASSWORD, full_name: 'Pat Baker' });
    await world.ask('POST /v1/auth/verify-email', { token: await world.mailedToken(email, 'verify_email') });
    const { findByEmail } = await import('#functions/data/users.ts');
    return { email, uid: (await findByEmail(email))! };
  };

  const setProfile = async (uid: number, values: Record<string, unknown>): Promise<void> => {
    const { UpdateCommand } = await import('@aws-sdk/lib-dynamodb');
    const { db, table } = await import('#functions/data/table.ts');
    const { buildUpdate } = await import('#functions/data/expressions.ts');
    const { keys } = await import('#functions/data/keys.ts');
    await db.send(new UpdateCommand({ TableName: table('core'), Key: keys.profile(uid), ...buildUpdate({ set: values }) }));
  };

  /** Stores what Stripe says of a customer, as the webhook does. */
  const syncCustomer = async (uid: number, customer: string, invoices: string[] = []): Promise<void> => {
    const { sync } = await import('#functions/data/subscription-sync.ts');
    const { fetchCustomerState } = await import('#functions/gateways/stripe/state.ts');
    await sync({ uid, customer, now: new Date(), fetch: () => fetchCustomerState(customer, invoices) });
  };

  /** Buys a subscription at the fake Stripe. */
  const subscribe = async ({ uid, email }: { uid: number; email: string }) => {
    const { stripe } = money!.fakeStripe;
    const { customer, method } = await customerWith(stripe, '4242424242424242');
    await stripe.customers.update(customer.id, { email, name: 'Pat Baker', metadata: { user_id: String(uid) } });
    const price = await yearly(stripe, 199_900);
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
      payment_behavior: 'error_if_incomplete',
      metadata: { user_id: String(uid), plan_type: 'gold' },
    });
    await syncCustomer(uid, customer.id, [subscription.latest_invoice as string]);
    return { customer: customer.id, subscription: subscription.id };
  };

  return {
    ...world,
    call,
    subscribe,
    syncCustomer,
    addPerson,
    setProfile,
    readAccount,
    requestDeletion: (uid: number, password = PASSWORD) =>
      call<Record<string, string>>({ uid, route: 'POST /v1/users/me/deletion', body: { current_password: password } }),
    keepAccount: (uid: number) => call({ uid, route: 'DELETE /v1/users/me/deletion' }),
    mailsOf: async (email: string, kind: string) =>
      (await world.outboxOf(email)).map(({ mail }) => mail).filter((mail) => mail.kind === kind),
    eventsOf: async (uid: number) =>
      (await trail.listEntriesOf(uid, { limit: 50 }, new Date(Date.now() + 1))).rows.map(({ kind }) => kind),
    files: store.files,
    fakeStripe: money?.fakeStripe,
    /** Runs the schedule as if it were so late. */
    purgeAt: async (time: number): Promise<Awaited<ReturnType<typeof purge>>> => {
      vi.useFakeTimers({ toFake: ['Date'], now: time });
      try {
        return await purge();
      } finally {
        vi.useRealTimers();
      }
    },
    stop: async () => {
      await world.stop();
      store.stop();
      await money?.fakeStripe.close();
      money?.secrets.close();
    },
  };
};
export type Privacy = Awaited<ReturnType<typeof startPrivacy>>;
