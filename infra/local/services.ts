import { createWriteStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Cloud, type CloudOptions, openCloud } from './cloud/cloud.ts';
import { forwardTo, type WireHandler } from './cloud/services/wire.ts';
import { createFakeStripe } from './fake-stripe/fake-stripe.ts';
import type { Settings } from './settings.ts';

/** `stripe` is null when real Stripe keys are configured. */
export interface Services extends Cloud {
  stripe: StripeService | null;
}

interface ServicesOptions extends Omit<CloudOptions, 'log'> {
  settings: Settings;
  webhookUrl: string;
}

const openLog = (settings: Settings) => {
  const file = createWriteStream(join(settings.dataDir, 'functions.log'), { flags: 'a' });
  return {
    write: (entry: string, line: string): void => {
      file.write(`${entry} ${line}\n`);
      if (/"level":"ERROR"/.test(line) || !line.startsWith('{')) console.error(`[${entry}] ${line}`);
    },
    close: () => file.end(),
  };
};

export const openServices = async ({ settings, webhookUrl, ...options }: ServicesOptions): Promise<Services> => {
  const log = openLog(settings);
  const stripeOptions = { dataDir: join(options.dataDir, 'stripe'), siteUrl: settings.siteUrl, webhookUrl };
  const [cloud, stripe] = await Promise.all([
    openCloud({ ...options, log: log.write }),
    settings.stripe ? null : openStripe(stripeOptions),
  ]);
  return {
    ...cloud,
    stripe,
    stop: async () => {
      await Promise.all([cloud.stop(), stripe?.stop()]);
      log.close();
    },
  };
};

export const FAKE_STRIPE_KEYS = { secretKey: 'sk_test_local', publishableKey: 'pk_test_local', webhookSecret: 'whsec_local' };

interface StripeService {
  handle: WireHandler;
  pages(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Runs due renewals and ends, and waits until their events are delivered. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

const openStripe = async (options: { dataDir: string; siteUrl: string; webhookUrl: string }): Promise<StripeService> => {
  const fake = createFakeStripe({
    ...options,
    now: () => Date.now(),
    webhookSecret: FAKE_STRIPE_KEYS.webhookSecret,
    accountSecret: FAKE_STRIPE_KEYS.secretKey,
  });
  const server = createServer((req, res) => void fake.handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    handle: forwardTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    pages: fake.pages,
    catchUp: fake.catchUp,
    stop: async () => {
      fake.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
