/** Stripe authenticates with a signature over the raw body, so this is not a call of the contract. */
import { Construct } from 'constructs';
import type { Stage } from '#infra/stages.ts';
import { AppFunction } from './app-function.ts';
import type { Binding } from './binding.ts';

export class StripeWebhook extends Construct {
  readonly handler: AppFunction;

  constructor(scope: Construct, id: string, { stage, needs }: { stage: Stage; needs: Binding[] }) {
    super(scope, id);
    this.handler = new AppFunction(this, 'Handler', {
      stage,
      entry: 'functions/webhooks/stripe/handler.ts',
      description: 'Takes in the events of Stripe',
      timeoutSeconds: 10,
      memoryMb: stage.memoryMb.api,
      reservedConcurrency: stage.reservedConcurrency?.webhook,
    }).bind(...needs);
  }
}
