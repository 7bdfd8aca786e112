/** Stripe's webhook: an event only names objects; their state is fetched now and stored in one transaction. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { readDeletion } from '#functions/data/deletions.ts';
import { outboxPut } from '#functions/data/outbox.ts';
import { cancelPayment, findPaymentByIntent } from '#functions/data/payments.ts';
import { forgetCustomer, sync } from '#functions/data/subscription-sync.ts';
import { readActor } from '#functions/data/users.ts';
import { eventPut, quarantineEvent } from '#functions/data/webhook-events.ts';
import { isCustomerDeleted } from '#functions/gateways/stripe/customers.ts';
import { type ProviderEvent, toProviderEvent, verifyEvent } from '#functions/gateways/stripe/events.ts';
import {
  fetchConfirmationUrl,
  fetchCustomerState,
  fetchDispute,
  fetchPaymentReference,
  fetchUserId,
  isPaymentRefunded,
} from '#functions/gateways/stripe/state.ts';
import { stopCharges } from '#functions/gateways/stripe/stop-charges.ts';
import { cancelUnpaidSubscription, resolveDuplicateSubscriptions } from '#functions/gateways/stripe/subscriptions.ts';
import { isFromEdge } from '#functions/http/edge.ts';
import { now as clock } from '#functions/runtime/clock.ts';
import { addCorrelation, addLambdaContext, errorFields, log, withCorrelation } from '#functions/runtime/log.ts';
import { accessMessages } from '#shared/messages/access.ts';

type VerifiedEvent = Parameters<typeof toProviderEvent>[0];

/** Part of the reply that Stripe's dashboard shows. */
type EventOutcome = { outcome: 'done' | 'seen' | 'parked'; why?: never } | { outcome: 'ignored'; why: string };

const ignore = (why: string): EventOutcome => ({ outcome: 'ignored', why });

/** 400 for an event that is not genuine; 500 makes Stripe deliver it again. */
const receive = async (request: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const now = clock();
  if (!isFromEdge(request.headers)) return reply(403, { detail: accessMessages.notThisWay });
  try {
    const event = await verifyEvent(rawBody(request), request.headers['stripe-signature'], now);
    if (!event) {
      log.warn('webhook_refused');
      return reply(400, { detail: 'The signature does not match' });
    }
    addCorrelation({ event_id: event.id, type: event.type });
    const { outcome, why } = await processEvent(event, now);
    log.info('webhook', { outcome, why });
    return reply(200, { received: true, outcome });
  } catch (error) {
    log.error('webhook_failed', errorFields(error));
    return reply(500, { detail: 'The event could not be taken in' });
  }
};

export const handler = (request: APIGatewayProxyEventV2, context?: Context): Promise<APIGatewayProxyStructuredResultV2> => {
  addLambdaContext(context);
  return withCorrelation({ request_id: request.requestContext.requestId }, () => receive(request));
};

/** Also for events that were lost with the tables: each may come any number of times, in any order. */
export const processEvent = async (verified: VerifiedEvent, now: Date): Promise<EventOutcome> => {
  const event = toProviderEvent(verified);
  if (event === null) return ignore('not followed');
  const payment = event.paymentIntent === null ? null : await fetchPaymentReference(event.paymentIntent);
  const customer = event.customer ?? payment?.customer ?? null;
  const uid = event.userId ?? (await findOwner(customer, event.paymentIntent));
  addCorrelation({ user_id: uid ?? undefined });
  if (customer === null) return quarantine(event, customer, now);
  if (uid === null) return (await isCustomerDeleted(customer)) ? ignoreDeleted(event, now) : quarantine(event, customer, now);
  const outcome = await store(event, { uid, customer, invoice: event.invoice ?? payment?.invoice ?? null }, now);
  if (outcome.kind === 'no_user') return (await wasPurged(uid)) ? storeLateRefund(event) : quarantine(event, customer, now);
  if (outcome.kind === 'contended') throw new Error('The subscription kept changing while the event was processed');
  return { outcome: outcome.kind === 'applied' ? 'done' : 'seen' };
};

/** A deleted customer names no user any more, but our payments do, which are kept longer. */
const findOwner = async (customer: string | null, paymentIntent: string | null): Promise<number | null> =>
  (customer === null ? null : await fetchUserId(customer)) ??
  (paymentIntent === null ? null : ((await findPaymentByIntent(paymentIntent))?.user_id ?? null));

/** Nothing of a deleted customer is charged or stored any more; only a disputed payment still needs an answer. */
const ignoreDeleted = async ({ type, dispute }: ProviderEvent, now: Date): Promise<EventOutcome> => {
  if (dispute !== null) await handleDispute(type, dispute, null, now);
  return ignore('customer deleted');
};

/** Payments outlive their account, and so does what becomes of them. */
const storeLateRefund = async ({ paymentIntent }: ProviderEvent): Promise<EventOutcome> => {
  const payment = paymentIntent === null ? null : await findPaymentByIntent(paymentIntent);
  if (payment?.status !== 'succeeded' || !(await isPaymentRefunded(payment.stripe_payment_intent_id)))
    return ignore('account purged');
  if (!(await cancelPayment(payment))) throw new Error('The payment changed while its refund was stored');
  return { outcome: 'done' };
};

/** Deleting an account deletes its customer, of which Stripe tells us. */
const wasPurged = async (uid: number): Promise<boolean> => ((await readDeletion(uid))?.account_purged_at ?? null) !== null;

const quarantine = async ({ id, type }: ProviderEvent, customer: string | null, now: Date): Promise<EventOutcome> => {
  await quarantineEvent({ id, type, parked: { customer } }, now);
  log.error('webhook_parked', { customer });
  return { outcome: 'parked' };
};

interface EventSubject {
  uid: number;
  customer: string;
  invoice: string | null;
}

const store = async (event: ProviderEvent, { uid, customer, invoice }: EventSubject, now: Date) => {
  const { id, type, dispute } = event;
  const note = eventPut({ id, type }, now);
  if (type === 'customer.deleted') return forgetCustomer({ uid, deletedCustomer: customer, event: note, now });
  if (dispute !== null) await handleDispute(type, dispute, invoice, now);
  const needsConfirmation = type === 'invoice.payment_action_required' && invoice !== null;
  const mail = needsConfirmation ? await confirmationMail(uid, invoice, now) : undefined;
  // a page that was paid meanwhile, or what was changed on Stripe's own pages, does not charge an account that is leaving
  const account = (await readActor(uid)) ?? undefined;
  if (account?.deletion) await stopCharges(customer);
  const touched = await resolveDuplicateSubscriptions(customer);
  const invoices = invoice === null ? touched : [invoice, ...touched];
  return sync({ uid, customer, account, event: note, mail, now, fetch: () => fetchCustomerState(customer, invoices) });
};

/** New and lost disputes raise an alarm: the evidence has to come from a person. A lost one ends what the payment had bought. */
const handleDispute = async (type: string, disputeId: string, invoice: string | null, now: Date): Promise<void> => {
  const { status, ...dispute } = await fetchDispute(disputeId);
  if (type === 'charge.dispute.created' || status === 'lost') log.error('payment_disputed', { status, ...dispute, invoice });
  if (status === 'lost' && invoice !== null) await cancelUnpaidSubscription(invoice, now);
};

const confirmationMail = async (uid: number, invoice: string, now: Date) => {
  const [url, user] = await Promise.all([fetchConfirmationUrl(invoice), readActor(uid)]);
  return url === null || user === null
    ? undefined
    : outboxPut({ kind: 'confirm_payment', to: user.email, name: user.full_name, url }, now);
};

/** The signature is over the raw bytes. */
const rawBody = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '');

const reply = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});
