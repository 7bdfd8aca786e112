/** Processing an event: find whom it concerns, look up what is true now, store both in one transaction. */
import { readActor } from '#functions/data/actors.ts';
import { outboxPut } from '#functions/data/outbox.ts';
import { forgetCustomer, sync } from '#functions/data/subscription-sync.ts';
import { eventPut, park } from '#functions/data/webhook-events.ts';
import { cancelUnpaidSubscription, fetchDispute } from '#functions/gateways/disputes.ts';
import { resolveDuplicateSubscriptions } from '#functions/gateways/duplicate-subscriptions.ts';
import {
  fetchPaymentReference,
  type ProviderEvent,
  toProviderEvent,
  userOfCustomer,
} from '#functions/gateways/payment-events.ts';
import { fetchConfirmation, fetchCustomerState } from '#functions/gateways/payments.ts';
import { addToTrace, log } from '#functions/runtime/log.ts';

type GenuineEvent = Parameters<typeof toProviderEvent>[0];

export type Outcome = 'done' | 'seen' | 'ignored' | 'parked';

/** The event's own metadata names the user; else the customer it belongs to does. */
const userOf = ({ userId, customer }: ProviderEvent): Promise<number | null> | number | null =>
  userId ?? (customer === null ? null : userOfCustomer(customer));

const quarantine = async ({ id, type, customer }: ProviderEvent, now: Date): Promise<Outcome> => {
  await park({ id, type, parked: { customer } }, now);
  log.error('webhook_parked', { customer });
  return 'parked';
};

/** A payment that was taken back: people have to answer it, and a lost one ends what it had paid for. */
const handleDispute = async (type: string, disputeId: string, invoice: string | null, now: Date): Promise<void> => {
  const { status, ...dispute } = await fetchDispute(disputeId);
  if (type === 'charge.dispute.created' || status === 'lost') log.error('payment_disputed', { status, ...dispute, invoice });
  if (status === 'lost' && invoice !== null) await cancelUnpaidSubscription(invoice, now);
};

/** The mail that asks a customer to confirm a payment, while there is something to confirm. */
const confirmationMail = async (uid: number, invoice: string, now: Date) => {
  const [url, user] = await Promise.all([fetchConfirmation(invoice), readActor(uid)]);
  return url === null || user === null
    ? undefined
    : outboxPut({ kind: 'confirm_payment', to: user.email, name: user.full_name, url }, now);
};

const store = async (event: ProviderEvent, uid: number, customer: string, invoice: string | null, now: Date) => {
  const { id, type, dispute } = event;
  const note = eventPut({ id, type }, now);
  if (type === 'customer.deleted') return forgetCustomer({ uid, deletedCustomer: customer, event: note, now });
  if (dispute !== null) await handleDispute(type, dispute, invoice, now);
  const isConfirming = type === 'invoice.payment_action_required' && invoice !== null;
  const mail = isConfirming ? await confirmationMail(uid, invoice, now) : undefined;
  const ended = await resolveDuplicateSubscriptions(customer);
  const invoices = invoice === null ? ended : [invoice, ...ended];
  return sync({ uid, customer, event: note, mail, now, fetch: () => fetchCustomerState(customer, invoices) });
};

/** Throws when others kept changing the subscription, so that the event is delivered again. */
export const processEvent = async (genuine: GenuineEvent, now: Date): Promise<Outcome> => {
  const reported = toProviderEvent(genuine);
  if (reported === null) return 'ignored';
  const payment = reported.paymentIntent === null ? null : await fetchPaymentReference(reported.paymentIntent);
  const event = { ...reported, customer: reported.customer ?? payment?.customer ?? null };
  const uid = await userOf(event);
  addToTrace({ user_id: uid ?? undefined });
  if (uid === null || event.customer === null) return quarantine(event, now);
  const outcome = await store(event, uid, event.customer, event.invoice ?? payment?.invoice ?? null, now);
  if (outcome.kind === 'no_user') return quarantine(event, now);
  if (outcome.kind === 'contended') throw new Error('The subscription kept changing while the event was processed');
  return outcome.kind;
};
