import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { mergeMetadata, type Params, readInteger, readText, requireText } from '../form.ts';
import type { Charge, Dispute, Refund } from '../objects.ts';

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

const EVIDENCE_SECONDS = 9 * 86_400;

export const openDispute = (context: StripeContext, paymentIntent: string, reason = 'fraudulent'): Dispute => {
  const intent = requireObject(context, 'payment_intent', paymentIntent, 'payment_intent');
  if (intent.latest_charge === null || intent.status !== 'succeeded')
    throw invalidRequest('This payment has no charge to dispute');
  const charge = requireObject(context, 'charge', intent.latest_charge);
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is already disputed`);
  const dispute: Dispute = {
    ...createBase(context, 'du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    evidence_details: { due_by: context.seconds() + EVIDENCE_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
  };
  const disputed: Charge = { ...charge, disputed: true };
  context.store.put('dispute', dispute);
  context.store.put('charge', disputed);
  emit(context, 'charge.dispute.created', dispute);
  emit(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** `won` returns the money, `lost` leaves it with the cardholder. */
export const closeDispute = (context: StripeContext, id: string, status: 'won' | 'lost'): Dispute => {
  const closed: Dispute = { ...requireObject(context, 'dispute', id), status };
  context.store.put('dispute', closed);
  emit(context, 'charge.dispute.closed', closed);
  if (status === 'won') emit(context, 'charge.dispute.funds_reinstated', closed);
  return closed;
};

export const findDisputes = (context: StripeContext, params: Params): Dispute[] => {
  const intent = readText(params, 'payment_intent');
  return context.store.all('dispute').filter((dispute) => intent === null || dispute.payment_intent === intent);
};
