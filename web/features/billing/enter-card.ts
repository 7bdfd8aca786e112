/** A card from the provider's form to the list of payment methods. */
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { client } from '../../lib/api.ts';
import type { CardSetup } from '../../lib/card-entry.ts';

/** What the form says about a card that was not taken: the provider's sentence, or ours. */
export const cardProblem = (end: Exclude<CardSetup, { kind: 'taken' }>): string =>
  (end.kind === 'unfinished' ? null : end.message) ?? messages.cardFailed;

export const keepCard = (payment_method_id: string): Promise<PaymentMethod> =>
  client.payment.addPaymentMethod({ body: { payment_method_id } });
