import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Real Stripe test keys; they replace the fake. */
interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

export interface Settings {
  port: number;
  siteUrl: string;
  dataDir: string;
  isFresh: boolean;
  /** Built as deployed, served by Vite with hot reloading, or off. */
  web: 'dist' | 'dev' | 'off';
  isFast: boolean;
  stripe: StripeKeys | null;
}

const stripeKeys = (env: NodeJS.ProcessEnv): StripeKeys | null => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY) return null;
  if (!STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new Error(
      'With STRIPE_SECRET_KEY set, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed too (see .env.example)',
    );
  return { secretKey: STRIPE_SECRET_KEY, publishableKey: STRIPE_PUBLISHABLE_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
};

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${text}" is no port`);
  return port;
};

const webMode = (text: string | undefined): Settings['web'] => {
  if (text === undefined || text === '') return 'dist';
  if (text === 'dev' || text === 'dist' || text === 'off') return text;
  throw new Error(`KEELHOUSE_WEB is dist, dev or off, not "${text}"`);
};

export const readSettings = (args: string[]): Settings => {
  const envFile = resolve(repository, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const { values } = parseArgs({
    args,
    options: { fresh: { type: 'boolean', default: false }, port: { type: 'string' }, data: { type: 'string' } },
  });
  const port = portOf(values.port ?? process.env.PORT ?? '8080');
  return {
    port,
    siteUrl: `http://localhost:${port}`,
    dataDir: resolve(repository, values.data ?? process.env.KEELHOUSE_DATA ?? '.local'),
    isFresh: values.fresh,
    web: webMode(process.env.KEELHOUSE_WEB),
    isFast: process.env.KEELHOUSE_FAST === '1',
    stripe: stripeKeys(process.env),
  };
};
