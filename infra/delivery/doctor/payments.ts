import Stripe from 'stripe';
import * as z from 'zod';
import type { Stage } from '#infra/stages.ts';
import type { AskAws } from './aws-cli.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import type { Outputs } from './stacks.ts';

/** What the webhook follows; Stripe is asked for these and no others. */
export const WEBHOOK_EVENTS = [
  ...['customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted', 'customer.deleted'],
  ...['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required', 'checkout.session.completed'],
  ...['payment_intent.payment_failed', 'payment_intent.canceled', 'charge.refunded'],
  ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
  ...['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
];

export interface Endpoint {
  url: string;
  status: string;
  api_version: string | null;
  enabled_events: readonly string[];
}

/** What is asked of Stripe. */
export interface StripeAccount {
  listEndpoints(): Promise<Endpoint[]>;
  countPortalConfigurations(): Promise<number>;
}

export const openStripe = (key: string): StripeAccount => {
  const stripe = new Stripe(key, { timeout: 10_000, maxNetworkRetries: 1, telemetry: false });
  return {
    listEndpoints: async () => (await stripe.webhookEndpoints.list({ limit: 100 })).data,
    countPortalConfigurations: async () =>
      (await stripe.billingPortal.configurations.list({ active: true, limit: 100 })).data.length,
  };
};

const Secret = z.object({ SecretString: z.string() });
const Keys = z.object({ secret_key: z.string().default(''), webhook_secret: z.string().default('') });

const PUT_KEYS = 'Put both keys into the secret StripeSecretArn; docs/operations.md, "Stripe", has the command.';

const checkMode = ({ name, browser }: Stage, key: string): Finding => {
  const mode = name === 'prod' ? 'live' : 'test';
  if (!new RegExp(`^[sr]k_${mode}_`).test(key)) return fail(`The secret key of Stripe is not one of ${mode} mode`, PUT_KEYS);
  if (!browser.stripePublishableKey.startsWith(`pk_${mode}_`))
    return fail(
      `The publishable key of Stripe is not one of ${mode} mode`,
      'Set browser.stripePublishableKey in infra/stages.ts.',
    );
  return ok(`Stripe is in ${mode} mode`);
};

const judgeEndpoint = (endpoints: Endpoint[], url: string): Finding[] => {
  const own = endpoints.filter((endpoint) => endpoint.url === url);
  const [endpoint] = own;
  if (!endpoint)
    return [fail(`Stripe has no endpoint ${url}`, `Stripe, Developers, Webhooks: add it with ${WEBHOOK_EVENTS.length} events.`)];
  const missing = WEBHOOK_EVENTS.filter(
    (event) => !endpoint.enabled_events.includes('*') && !endpoint.enabled_events.includes(event),
  );
  const version = endpoint.api_version ?? "the account's default";
  const findings = [
    own.length > 1 &&
      warn(`${own.length} endpoints of Stripe have the address ${url}`, 'Remove all but the one whose secret is stored.'),
    endpoint.status !== 'enabled' &&
      fail(`The endpoint ${url} is ${endpoint.status}`, 'Stripe, Developers, Webhooks: enable it.'),
    missing.length > 0 && fail(`Stripe does not report ${missing.join(', ')}`, 'Add these events to the endpoint.'),
    endpoint.api_version !== Stripe.API_VERSION &&
      fail(
        `Stripe reports in version ${version}`,
        `Make the endpoint anew with version ${Stripe.API_VERSION}, the one the code reads.`,
      ),
  ].filter((finding): finding is Finding => finding !== false);
  return findings.length > 0 ? findings : [ok(`Stripe reports ${WEBHOOK_EVENTS.length} events in version ${version}`)];
};

/** A restricted key may lack a right that only this check needs. */
const orUnknown = (what: string, check: Promise<Finding[]>): Promise<Finding[]> =>
  check.catch((error: Error) => [
    warn(`${what} could not be checked: ${error.message}`, 'Look into the Stripe dashboard instead.'),
  ]);

export const checkPayments = async (
  { aws, open }: { aws: AskAws; open: (key: string) => StripeAccount },
  stage: Stage,
  { StripeSecretArn, WebhookUrl }: Outputs,
): Promise<Finding[]> => {
  if (!StripeSecretArn) return [];
  const stored = await aws(Secret, stage.region, 'secretsmanager', 'get-secret-value', '--secret-id', StripeSecretArn);
  const keys = Keys.parse(JSON.parse(stored.SecretString));
  if (keys.secret_key === '') return [fail('The secret key of Stripe is not stored', PUT_KEYS)];
  const mode = checkMode(stage, keys.secret_key);
  const account = open(keys.secret_key);
  const secret = keys.webhook_secret.startsWith('whsec_')
    ? []
    : [fail('The secret of the webhook is not stored, so every report of Stripe is refused', PUT_KEYS)];
  const endpoint = WebhookUrl
    ? orUnknown(
        'The endpoint of Stripe',
        account.listEndpoints().then((all) => judgeEndpoint(all, WebhookUrl)),
      )
    : [];
  const portal = account
    .countPortalConfigurations()
    .then((count) => [
      ok(
        count > 0
          ? `Stripe's portal has ${count} configuration${count > 1 ? 's' : ''}`
          : "Stripe's portal is configured when a customer first opens it",
      ),
    ]);
  return [mode, ...secret, ...(await endpoint), ...(await orUnknown("Stripe's portal", portal))];
};
