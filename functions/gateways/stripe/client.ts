import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import * as z from 'zod';
import { now } from '#functions/runtime/clock.ts';
import { env } from '#functions/runtime/env.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { StripeFailure, toTypedError } from './errors.ts';

const KEYS_CACHED_MS = 5 * 60_000;
/** A charge may take Stripe some seconds, and two attempts have to fit into the Lambda's timeout. */
const ATTEMPT_MS = 8_000;

/** During a rotation both webhook secrets are valid. */
const Keys = z.object({
  secret_key: z.string().min(1),
  webhook_secret: z.string().min(1),
  previous_webhook_secret: z.string().optional(),
});
type Keys = z.infer<typeof Keys>;

interface Connection {
  keys: Keys;
  client: Stripe;
  readAt: number;
}

const secrets = new SecretsManagerClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
let cached: Connection | null = null;

const readKeys = async (): Promise<Keys> => {
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: env('STRIPE_SECRET_ID') }));
  return Keys.parse(JSON.parse(SecretString ?? '{}'));
};

const apiAddress = (): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  const url = process.env.STRIPE_API_URL;
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port: port === '' ? undefined : Number(port), protocol: protocol === 'http:' ? 'http' : 'https' };
};

const createClient = (key: string): Stripe =>
  new Stripe(key, { ...apiAddress(), timeout: ATTEMPT_MS, maxNetworkRetries: 1, telemetry: false });

const connect = async (): Promise<Connection> => {
  if (cached && now().getTime() - cached.readAt < KEYS_CACHED_MS) return cached;
  const keys = await readKeys();
  const client = cached?.keys.secret_key === keys.secret_key ? cached.client : createClient(keys.secret_key);
  cached = { keys, client, readAt: now().getTime() };
  return cached;
};

export const stripe = async (): Promise<Stripe> => (await connect()).client;

export const webhookSecrets = async (): Promise<string[]> => {
  const { webhook_secret, previous_webhook_secret } = (await connect()).keys;
  return [webhook_secret, previous_webhook_secret ?? ''].filter((secret) => secret !== '');
};

const logFailure = (failure: StripeFailure): void => {
  const error = failure.cause as InstanceType<typeof Stripe.errors.StripeError>;
  const { type, code, statusCode: status, requestId: provider_request_id } = error;
  log.error('provider_failed', { provider: 'stripe', type, code, status, provider_request_id, ...errorFields(error) });
};

export const withStripe = async <T>(work: (client: Stripe) => Promise<T>): Promise<T> => {
  try {
    return await work(await stripe());
  } catch (error) {
    const typed = toTypedError(error);
    if (typed instanceof StripeFailure) logFailure(typed);
    throw typed;
  }
};
