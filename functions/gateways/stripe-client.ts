/** The one Stripe client of a Lambda: its keys, its limits, and what its errors mean to a customer. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import * as z from 'zod';
import { badGateway, badRequest, HttpError } from '#functions/http/errors.ts';
import { now } from '#functions/runtime/clock.ts';
import { env } from '#functions/runtime/env.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

const KEPT_MS = 5 * 60_000;
/** A charge may take Stripe some seconds; two tries have to end inside the handler's time. */
const ATTEMPT_MS = 8_000;

/** While a webhook secret is being replaced both are there, and either signs. */
const Keys = z.object({
  secret_key: z.string().min(1),
  webhook_secret: z.string().min(1),
  previous_webhook_secret: z.string().optional(),
});
type Keys = z.infer<typeof Keys>;

interface Kept {
  keys: Keys;
  client: Stripe;
  readAt: number;
}

const secrets = new SecretsManagerClient({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 2_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
let kept: Kept | null = null;

const readKeys = async (): Promise<Keys> => {
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: env('STRIPE_SECRET_ID') }));
  return Keys.parse(JSON.parse(SecretString ?? '{}'));
};

/** Stripe's own address unless another is set, as with the AWS clients. */
const address = (): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  const url = process.env.STRIPE_API_URL;
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port: port === '' ? undefined : Number(port), protocol: protocol === 'http:' ? 'http' : 'https' };
};

const connect = (key: string): Stripe =>
  new Stripe(key, { ...address(), timeout: ATTEMPT_MS, maxNetworkRetries: 1, telemetry: false });

const current = async (): Promise<Kept> => {
  if (kept && now().getTime() - kept.readAt < KEPT_MS) return kept;
  const keys = await readKeys();
  const client = kept?.keys.secret_key === keys.secret_key ? kept.client : connect(keys.secret_key);
  kept = { keys, client, readAt: now().getTime() };
  return kept;
};

export const stripe = async (): Promise<Stripe> => (await current()).client;

/** The secrets that may have signed an event, the newest first. */
export const webhookSecrets = async (): Promise<string[]> => {
  const { webhook_secret, previous_webhook_secret } = (await current()).keys;
  return [webhook_secret, previous_webhook_secret ?? ''].filter((secret) => secret !== '');
};

const isCardError = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeCardError> =>
  error instanceof Stripe.errors.StripeCardError;

/** Whether Stripe knows no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';

/** Whether a payment has been given back before. */
export const isRefundedAlready = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';

const isStripeError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;

/** A card that was refused: a 400 in the provider's words. */
export class CardDeclined extends HttpError {
  constructor(detail: string) {
    super(400, detail);
    this.name = 'CardDeclined';
  }
}

/** The bank has not refused it: its holder has to confirm the payment. */
const isUnconfirmed = ({ code }: { code?: string | undefined }): boolean =>
  code === 'authentication_required' || (code?.endsWith('requires_action') ?? false);

/** A card that is refused is a 400 in the provider's words; everything else that Stripe says is a failed provider. */
const asRefusal = (error: unknown): unknown => {
  if (isCardError(error)) return isUnconfirmed(error) ? badRequest(error.message) : new CardDeclined(error.message);
  if (!isStripeError(error)) return error;
  const { type, code, statusCode, requestId } = error as InstanceType<typeof Stripe.errors.StripeError>;
  log.error('provider_failed', {
    provider: 'stripe',
    type,
    code,
    status: statusCode,
    provider_request_id: requestId,
    ...errorFields(error),
  });
  return badGateway(paymentMessages.providerFailed);
};

/** Runs calls to Stripe; what they throw means something to the caller of the API. */
export const asked = async <T>(work: (client: Stripe) => Promise<T>): Promise<T> => {
  try {
    return await work(await stripe());
  } catch (error) {
    throw asRefusal(error);
  }
};
