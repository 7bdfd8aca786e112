/** Taking in an event: find whom it concerns, look up what is true now, store both in one transaction. */
import { sync } from '#functions/data/subscription-sync.ts';
import { eventPut, park } from '#functions/data/webhook-events.ts';
import { concernOf, invoiceOfPayment, type ProviderEvent, userOfCustomer } from '#functions/gateways/payment-events.ts';
import { settledState } from '#functions/gateways/single-subscription.ts';
import { log } from '#functions/runtime/log.ts';

type GenuineEvent = Parameters<typeof concernOf>[0];

export type Outcome = 'done' | 'seen' | 'ignored' | 'parked';

/** The event's own metadata names the user; else the customer it belongs to does. */
const userOf = ({ userId, customer }: ProviderEvent): Promise<number | null> | number | null =>
  userId ?? (customer === null ? null : userOfCustomer(customer));

const setAside = async ({ id, type, customer }: ProviderEvent, now: Date): Promise<Outcome> => {
  await park({ id, type, parked: { customer } }, now);
  log.error('webhook_parked', { event_id: id, type, customer });
  return 'parked';
};

/** Throws when others kept changing the subscription, so that the event is delivered again. */
export const takeIn = async (genuine: GenuineEvent, now: Date): Promise<Outcome> => {
  const event = concernOf(genuine);
  if (event === null) return 'ignored';
  const { id, type, customer } = event;
  const uid = await userOf(event);
  if (uid === null || customer === null) return setAside(event, now);
  const invoice = event.paymentIntent === null ? event.invoice : await invoiceOfPayment(event.paymentIntent);
  const outcome = await sync({
    uid,
    customer,
    event: eventPut({ id, type }, now),
    now,
    fetch: () => settledState(customer, invoice === null ? [] : [invoice]),
  });
  if (outcome.kind === 'no_user') return setAside(event, now);
  if (outcome.kind === 'contended') throw new Error('The subscription kept changing while the event was taken in');
  return outcome.kind;
};
