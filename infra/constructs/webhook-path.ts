/** By itself, so that the canary's bundle does without the CDK. Stripe authenticates with a signature, so it is no call of the contract. */
export const WEBHOOK_PATH = '/v1/webhooks/stripe';
