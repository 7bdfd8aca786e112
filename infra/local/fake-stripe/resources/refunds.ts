import { emit, requireObject, type StripeContext } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { mergeMetadata, type Params, readInteger, readText, requireText } from '../form.ts';
import type { Charge, Refund } from '../objects.ts';

export const createRefund = (context: StripeContext, params: Params): Refund => {
  const intent = requireObject(context, 'payment_intent', requireText(params, 'payment_intent'), 'payment_intent');
  const amount = readInteger(params, 'amount') ?? intent.amount;
  if (intent.status !== 'succeeded' || intent.latest_charge === null)
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent');
  const charge = requireObject(context, 'charge', intent.latest_charge);
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (amount !== charge.amount) throw invalidRequest('The double refunds whole payments', 'amount');
  const refund: Refund = {
    id: context.store.id('re'),
    created: context.seconds(),
    metadata: mergeMetadata({}, params),
    object: 'refund',
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent.id,
    reason: readText(params, 'reason'),
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
    .filter((refund) => readText(params, 'payment_intent') === null || refund.payment_intent === params.payment_intent);
