/** Lets the payment functions die between any two calls of table or provider. */
import { crashPoints } from '#tests/support/crash-at.ts';

type Send = (...args: unknown[]) => Promise<unknown>;
/** What the SDK keeps of its settings, as far as the tests reach into it. */
interface Settings {
  getApiField(name: 'httpClient'): { makeRequest: Send };
  _setApiField(name: 'maxNetworkRetries', value: number): void;
}

type Through = <T>(send: () => Promise<T>) => Promise<T>;

/** Lets every call of the functions' Stripe client pass through here; `call` is as in "POST /v1/subscriptions". */
export const interceptStripe = async (intercept: (send: () => Promise<unknown>, call: string) => Promise<unknown>) => {
  const { stripe } = await import('#functions/gateways/stripe/client.ts');
  const client = (await stripe()) as unknown as Settings;
  // a dead process does not try again, and a test does not wait for it
  client._setApiField('maxNetworkRetries', 0);
  const http = client.getApiField('httpClient');
  const send = http.makeRequest.bind(http);
  http.makeRequest = (...args) => intercept(() => send(...args), `${args[3]} ${String(args[2]).split('?')[0]}`);
};

export const watchStripe = (through: Through): Promise<void> => interceptStripe((send) => through(send));

/** After the world has started, since the functions' clients are made with its addresses. */
export const watchPayments = async () => {
  const crash = crashPoints();
  const { db } = await import('#functions/data/table.ts');
  crash.watch(db as never);
  await watchStripe(crash.through);
  return crash;
};
