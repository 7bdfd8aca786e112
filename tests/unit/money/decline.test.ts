import { describe, expect, it } from 'vitest';
import { DeclineReason, toDeclineReason } from '#shared/domain/decline.ts';
import { declineSentences } from '#shared/messages/billing.ts';

describe('toDeclineReason', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds'],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired'],
    [{ code: 'expired_card' }, 'expired'],
    [{ code: 'incorrect_cvc' }, 'security_code'],
    [{ code: 'card_declined', decline_code: 'card_velocity_exceeded' }, 'limit'],
    [{ code: 'card_declined', decline_code: 'transaction_not_allowed' }, 'unsupported'],
    [{ code: 'payment_intent_authentication_failure' }, 'confirmation'],
    [{ code: 'processing_error' }, 'temporary'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'bank'],
    [{}, 'bank'],
  ])('the decline %o is %s', (decline, reason) => {
    expect(toDeclineReason(decline)).toBe(reason);
  });

  it.each(['fraudulent', 'stolen_card', 'lost_card', 'pickup_card', 'merchant_blacklist', 'a_code_of_next_year'])(
    'the decline %s is not told to whoever holds the card',
    (decline_code) => {
      expect(toDeclineReason({ code: 'card_declined', decline_code })).toBe('bank');
    },
  );

  it('every reason has a sentence without a code', () => {
    for (const reason of DeclineReason.options) expect(declineSentences[reason]).toMatch(/^[A-Z][^_]+\.$/);
  });
});
