import type { SetupIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { payWithCard } from '../../../web/features/upgrade/set-up-card.ts';
import { ApiError } from '../../../web/lib/api-error.ts';
import { planFailure } from '../../../web/lib/plan-choice.ts';
import { answer, dana, storeSession } from '../support/server.ts';

const refusal = (detail: string | null) =>
  new ApiError({ status: 400, message: detail ?? 'Request failed with status code 400', detail });

describe('what a refused plan call says', () => {
  it.each([
    [
      'This is a canceled subscription and cannot be changed',
      'Your subscription was canceled. Please contact support to reactivate your account.',
    ],
    ['invalid plan type', 'The selected plan is not available. Please try again.'],
    ['Subscription not found', 'Your subscription could not be found. Please refresh the page and try again.'],
    ['Failed to change subscription plan', 'Unable to upgrade your subscription. Please try again or contact support.'],
    [
      'This account already has an active subscription',
      'You already have an active subscription. Please contact support if you need to change your plan.',
    ],
    ['Your card was declined.', 'Your card was declined.'],
    [null, 'Request failed'],
  ])('%s', (detail, sentence) => {
    expect(planFailure(refusal(detail))).toBe(sentence);
  });

  it('is the step’s own sentence where the server gave none', () => {
    expect(planFailure(refusal(null), 'Subscription failed')).toBe('Subscription failed');
    expect(planFailure(new Error('boom'), 'Subscription failed')).toBe('Subscription failed');
  });
});

describe('paying on the page', () => {
  /** The provider's script, as far as the payment uses it. */
  const pay = (result: Partial<SetupIntentResult> | Error) =>
    payWithCard({
      stripe: {
        confirmCardSetup: async () => {
          if (result instanceof Error) throw result;
          return result;
        },
      } as unknown as Stripe,
      card: {} as StripeCardElement,
      clientSecret: 'seti_1_secret_2',
      tier: 'gold',
      payer: { name: null, email: dana.email },
    });
  const confirmed = { setupIntent: { status: 'succeeded', payment_method: 'pm_1' } } as Partial<SetupIntentResult>;
  const BUY = '/v1/payment/create-subscription-with-payment-method';

  it.each([
    [
      'a refused card',
      { error: { type: 'card_error', message: 'Your card was declined.' } },
      'failed',
      'Your card was declined.',
    ],
    ['a refusal without a sentence', { error: { type: 'card_error' } }, 'failed', 'Payment method setup failed'],
    ['a card that is not typed out', { error: { type: 'validation_error', message: 'Incomplete.' } }, 'wrong', 'Incomplete.'],
    [
      'no payment method',
      { setupIntent: { status: 'succeeded', payment_method: null } },
      'failed',
      'Payment method setup was not completed',
    ],
    [
      'an unfinished confirmation',
      { setupIntent: { status: 'processing', payment_method: 'pm_1' } },
      'failed',
      'Payment method setup was not completed',
    ],
    ['anything unexpected', new Error('boom'), 'failed', 'Payment failed'],
  ] as [string, Partial<SetupIntentResult> | Error, string, string][])(
    'buys nothing after %s',
    async (_, result, kind, message) => {
      const bought = answer('post', BUY, { status: 201, body: {} });
      expect(await pay(result)).toEqual({ kind, message });
      expect(bought).toEqual([]);
    },
  );

  it('buys the plan with the confirmed card and reads the account again', async () => {
    storeSession();
    const bought = answer('post', BUY, { status: 201, body: {} });
    const me = answer('get', '/v1/users/me', { body: dana });
    expect(await pay(confirmed)).toEqual({ kind: 'paid' });
    expect([bought.length, me.length]).toEqual([1, 1]);
  });

  it.each([
    [{ status: 400, body: { detail: 'This account already has an active subscription' } }, /contact support/],
    [{ status: 500, body: {} }, /^Subscription failed$/],
  ])('says why the plan was not sold', async (refused, message) => {
    storeSession();
    answer('post', BUY, refused);
    expect(await pay(confirmed)).toEqual({ kind: 'failed', message: expect.stringMatching(message) });
  });
});
