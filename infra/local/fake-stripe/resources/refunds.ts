import { emit, found, type StripeContext } from '../context.ts';
import { refused } from '../errors.ts';
import { integer, mergedMetadata, type Params, required, text } from '../form.ts';
import type { Charge, Refund } from '../objects.ts';

export const createRefund = (context: StripeContext, params: Params): Refund => {
  const intent = found(context, 'payment_intent', required(params, 'payment_intent'), 'payment_intent');
  const amount = integer(params, 'amount') ?? intent.amount;
  if (intent.status !== 'succeeded' || intent.latest_charge === null)
    throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent');
  const charge = found(context, 'charge', intent.latest_charge);
  if (charge.refunded) throw refused(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (amount !== charge.amount) throw refused('The double refunds whole payments', 'amount');
  const refund: Refund = {
    id: context.store.id('re'),
    created: context.seconds(),
    metadata: mergedMetadata({}, params),
    object: 'refund',
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent.id,
    reason: text(params, 'reason'),
    status: 'succeeded',
  };
  const returned: Charge = { ...charge, amount_refunded: amount, refunded: true };
  context.store.put('refund', refund);
  context.store.put('charge', returned);
  emit(context, 'refund.created', refund);
  emit(context, 'charge.refunded', returned);
  return refund;
};

export const findRefunds = (context: StripeContext, params: Params): Refund[] =>
  context.store
    .all('refund')
    .filter((refund) => text(params, 'payment_intent') === null || refund.payment_intent === params.payment_intent);
