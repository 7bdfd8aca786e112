/** Lets the payment functions die between any two calls of table or provider. */
import { crashPoints } from '#tests/support/crash-at.ts';

type Send = (...args: unknown[]) => Promise<unknown>;
/** What the SDK keeps of its settings, as far as the tests reach into it. */
interface Settings {
  getApiField(name: 'httpClient'): { makeRequest: Send };
  _setApiField(name: 'maxNetworkRetries', value: number): void;
}

/** After the world has started, since the functions' clients are made with its addresses. */
export const watchPayments = async () => {
  const crash = crashPoints();
  const { db } = await import('#functions/data/table.ts');
  const { stripe } = await import('#functions/gateways/stripe/client.ts');
  crash.watch(db as never);
  const client = (await stripe()) as unknown as Settings;
  // a dead process does not try again, and a test does not wait for it
  client._setApiField('maxNetworkRetries', 0);
  const http = client.getApiField('httpClient');
  const send = http.makeRequest.bind(http);
  http.makeRequest = (...args) => crash.through(() => send(...args));
  return crash;
};
