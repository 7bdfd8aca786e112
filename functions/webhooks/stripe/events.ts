/** Processing an event: find whom it concerns, look up what is true now, store both in one transaction. */
import { sync } from '#functions/data/subscription-sync.ts';
import { eventPut, park } from '#functions/data/webhook-events.ts';
import { resolveDuplicateSubscriptions } from '#functions/gateways/duplicate-subscriptions.ts';
import { invoiceOfPayment, type ProviderEvent, toProviderEvent, userOfCustomer } from '#functions/gateways/payment-events.ts';
import { fetchCustomerState } from '#functions/gateways/payments.ts';
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

/** Throws when others kept changing the subscription, so that the event is delivered again. */
export const processEvent = async (genuine: GenuineEvent, now: Date): Promise<Outcome> => {
  const event = toProviderEvent(genuine);
  if (event === null) return 'ignored';
  const { id, type, customer } = event;
  const uid = await userOf(event);
  addToTrace({ user_id: uid ?? undefined });
  if (uid === null || customer === null) return quarantine(event, now);
  const invoice = event.paymentIntent === null ? event.invoice : await invoiceOfPayment(event.paymentIntent);
  const ended = await resolveDuplicateSubscriptions(customer);
  const outcome = await sync({
    uid,
    customer,
    event: eventPut({ id, type }, now),
    now,
    fetch: () => fetchCustomerState(customer, invoice === null ? ended : [invoice, ...ended]),
  });
  if (outcome.kind === 'no_user') return quarantine(event, now);
  if (outcome.kind === 'contended') throw new Error('The subscription kept changing while the event was taken in');
  return outcome.kind;
};
