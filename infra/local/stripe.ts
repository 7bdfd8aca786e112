/** Stripe: the double with its data, or nothing where real keys are given. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeStripe } from '#infra/local/fake-stripe/fake-stripe.ts';
import { forwardTo } from './cloud/services/forward.ts';
import type { Part } from './cloud/services/wire.ts';

/** What the functions and the double agree on; worth nothing anywhere else. */
export const FAKE_STRIPE_KEYS = { secretKey: 'sk_test_local', publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' };

export interface StripePart {
  part: Part;
  /** `/local/stripe.js` and what stands under `/local/stripe/`. */
  pages(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Lets happen what the clock has passed (renewals, ends), and waits until the product has heard of it. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export const openStripe = async (options: { dataDir: string; siteUrl: string; webhookUrl: string }): Promise<StripePart> => {
  const double = createFakeStripe({
    ...options,
    now: () => Date.now(),
    webhookSecret: FAKE_STRIPE_KEYS.webhookSecret,
    accountSecret: FAKE_STRIPE_KEYS.secretKey,
  });
  const server = createServer((req, res) => void double.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    part: forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    pages: double.pages,
    catchUp: double.catchUp,
    stop: async () => {
      double.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
