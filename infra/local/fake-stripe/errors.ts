import type { StripeFailure } from './objects.ts';

export class StripeRefusal extends Error {
  readonly status: number;
  readonly failure: StripeFailure;
  /** Only a declined charge keeps its attempt and its events. */
  readonly leavesTraces: boolean;

  constructor(status: number, failure: StripeFailure, leavesTraces = false) {
    super(failure.message);
    this.name = 'StripeRefusal';
    this.status = status;
    this.failure = failure;
    this.leavesTraces = leavesTraces;
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}), ...(param ? { param } : {}) });

export const missingParameter = (param: string): StripeRefusal =>
  invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');

const nouns: Record<string, string> = { payment_method: 'PaymentMethod', 'checkout.session': 'checkout session' };

export const noSuchObject = (kind: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${nouns[kind] ?? kind.replace('_', ' ')}: '${id}'`,
    param,
  });

export const cardError = (failure: Omit<StripeFailure, 'type'>): StripeRefusal =>
  new StripeRefusal(402, { type: 'card_error', ...failure }, true);
