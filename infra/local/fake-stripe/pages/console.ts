import { asOneUnit } from '../api.ts';
import type { TypedCard } from '../cards.ts';
import { found, type StripeContext } from '../context.ts';
import type { Deliveries } from '../deliveries.ts';
import type { Params } from '../form.ts';
import { visible } from '../objects.ts';
import { completeCheckout } from '../resources/checkout-sessions.ts';
import { answerPaymentChallenge, confirmPaymentIntent, confirmPaymentWithCard } from '../resources/confirm-payment.ts';
import { closeDispute, openDispute } from '../resources/disputes.ts';
import { fromCard } from '../resources/payment-methods.ts';
import { answerSetupChallenge, confirmSetupIntent, confirmWithCard } from '../resources/setup-intents.ts';
import { removeCustomer } from '../routes.ts';
import { successUrl } from './checkout-page.ts';
import type { PageReply } from './layout.ts';
import { typedCard } from './layout.ts';

type Fields = Record<string, unknown>;
const json = (value: unknown): PageReply => ({ status: 200, json: visible(value) });

const asParams = (card: TypedCard): Params => ({
  number: card.number,
  exp_month: String(card.expMonth),
  exp_year: String(card.expYear),
  cvc: card.cvc ?? '',
});

const methodId = (fields: Fields): string | null => (typeof fields.payment_method === 'string' ? fields.payment_method : null);

const confirmSetup = (context: StripeContext, id: string, fields: Fields): PageReply => {
  const method = methodId(fields);
  const billing = (fields.billing_details ?? {}) as Params;
  return json(
    asOneUnit(context, () =>
      method === null
        ? confirmWithCard(context, id, asParams(typedCard(fields)), billing)
        : confirmSetupIntent(context, id, { payment_method: method }),
    ),
  );
};

const confirmPayment = (context: StripeContext, id: string, fields: Fields): PageReply => {
  const method = methodId(fields);
  return json(
    asOneUnit(context, () =>
      method === null
        ? confirmPaymentWithCard(context, id, typedCard(fields))
        : confirmPaymentIntent(context, id, { payment_method: method }),
    ),
  );
};

/**
 * Completes a checkout with the card of the request or else 4242, and waits until the events are delivered. The
 * holder confirms by default.
 */
const complete = async (context: StripeContext, deliveries: Deliveries, id: string, fields: Fields): Promise<PageReply> => {
  const year = new Date(context.seconds() * 1000).getUTCFullYear() + 2;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: year, cvc: '123', ...fields };
  const { session } = asOneUnit(context, () =>
    completeCheckout(context, id, fromCard(context, typedCard(card)), fields.holder === 'refuses' ? 'refuses' : 'confirms'),
  );
  await deliveries.settled();
  return json({ ...session, redirect_url: successUrl(session) });
};

const newMethod = (context: StripeContext, fields: Fields): PageReply =>
  json(asOneUnit(context, () => fromCard(context, typedCard(fields), (fields.billing_details ?? {}) as Params)));

const newToken = (context: StripeContext, fields: Fields): PageReply =>
  asOneUnit(context, () => {
    const { card, created } = fromCard(context, typedCard(fields));
    return json({ id: context.store.id('tok'), object: 'token', card, created, livemode: false, type: 'card', used: false });
  });

const redeliver = async (context: StripeContext, deliveries: Deliveries, id: string): Promise<PageReply> => {
  const event = found(context, 'event', id);
  return json({ event_id: event.id, status: await deliveries.redeliver(event.id) });
};

const happen = async (context: StripeContext, deliveries: Deliveries, work: () => unknown): Promise<PageReply> => {
  const result = asOneUnit(context, work);
  await deliveries.settled();
  return json(result);
};

const setMode = (deliveries: Deliveries, fields: Fields): PageReply => {
  deliveries.setMode({
    isHeld: fields.held === true,
    copies: Number(fields.copies ?? 1),
    isReversed: fields.reversed === true,
  });
  return json(deliveries.mode());
};

export const answerConsole = async (
  context: StripeContext,
  deliveries: Deliveries,
  call: string,
  fields: Fields,
): Promise<PageReply | null> => {
  const [noun, id, verb] = call.split(' ')[1]!.split('/').slice(3);
  const name = `${call.split(' ')[0]} ${noun}${id === undefined ? '' : '/*'}${verb === undefined ? '' : `/${verb}`}`;
  const isConfirmed = fields.succeed !== false;
  switch (name) {
    case 'GET events':
      return json(
        context.store.all('event').map(({ id: eventId, type, created, data }) => ({ id: eventId, type, created, data })),
      );
    case 'POST webhooks':
      return setMode(deliveries, fields);
    case 'POST webhooks/*/redeliver':
      return redeliver(context, deliveries, id!);
    case 'POST checkout/*/complete':
      return complete(context, deliveries, id!, fields);
    case 'POST setup_intents/*/confirm':
      return confirmSetup(context, id!, fields);
    case 'POST setup_intents/*/authenticate':
      return json(asOneUnit(context, () => answerSetupChallenge(context, id!, isConfirmed)));
    case 'POST payment_intents/*/confirm':
      return confirmPayment(context, id!, fields);
    case 'POST payment_intents/*/authenticate':
      return json(asOneUnit(context, () => answerPaymentChallenge(context, id!, isConfirmed)));
    case 'POST payment_intents/*/dispute':
      return happen(context, deliveries, () => openDispute(context, id!, String(fields.reason ?? 'fraudulent')));
    case 'POST disputes/*/close':
      return happen(context, deliveries, () => closeDispute(context, id!, fields.status === 'won' ? 'won' : 'lost'));
    case 'POST customers/*/delete':
      return happen(context, deliveries, () => removeCustomer(context, id!));
    case 'POST payment_methods':
      return newMethod(context, fields);
    case 'POST tokens':
      return newToken(context, fields);
    default:
      return null;
  }
};
