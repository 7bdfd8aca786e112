import { describe, expect, it } from 'vitest';
import type { CardSetup } from '../../../web/features/payments/card-entry.ts';
import { explainTierFailure } from '../../../web/features/payments/tier-change.ts';
import { payWithCard } from '../../../web/features/payments/upgrade/pay-with-card.ts';
import { ApiError } from '../../../web/lib/api-error.ts';
import { answer } from '../support/server.ts';

const refusal = (detail: string | null) =>
  new ApiError({ status: 400, message: detail ?? 'Request failed with status code 400', detail });

describe('a refused tier change', () => {
  it.each([
    [
      'This is a canceled subscription and can’t be changed',
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
  ])('a refused tier change is explained: %s', (detail, sentence) => {
    expect(explainTierFailure(refusal(detail))).toBe(sentence);
  });

  it('a refused tier change without a message from the server shows the message of the step', () => {
    expect(explainTierFailure(refusal(null), 'Subscription failed')).toBe('Subscription failed');
    expect(explainTierFailure(new Error('boom'), 'Subscription failed')).toBe('Subscription failed');
  });
});

describe('paying with a card', () => {
  const pay = (end: CardSetup | Error) =>
    payWithCard({
      tier: 'gold',
      quote: undefined,
      pending: null,
      setUp: async () => {
        if (end instanceof Error) throw end;
        return end;
      },
    });

  it.each<[string, CardSetup | Error, string, string | null]>([
    ['a refused card', { kind: 'refused', message: 'Your card was declined.' }, 'Your card was declined.', null],
    ['a refusal without a sentence', { kind: 'refused', message: null }, 'Payment method setup failed', null],
    ['no payment method', { kind: 'unfinished' }, 'Payment method setup was not completed', null],
    ['anything unexpected', new Error('boom'), 'Payment failed', null],
    ['a setup that cannot begin', refusal('Later'), 'Failed to initialize payment', 'Later'],
  ])('a card payment buys nothing after %s', async (_, end, message, cause) => {
    const bought = answer('post', '/v1/payment/create-subscription-with-payment-method', { status: 201, body: {} });
    expect(await pay(end)).toEqual({ kind: 'failed', failure: { message, cause }, takenId: null });
    expect(bought).toEqual([]);
  });

  it('a card payment leaves an incomplete card to the form', async () => {
    expect(await pay({ kind: 'wrong', message: 'Incomplete.' })).toEqual({ kind: 'wrong', message: 'Incomplete.' });
  });
});
