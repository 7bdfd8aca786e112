import { runAtomically } from '../api.ts';
import type { TypedCard } from '../cards.ts';
import { requireObject, type StripeContext } from '../context.ts';
import type { Deliveries } from '../deliveries.ts';
import type { Params } from '../form.ts';
import { stripInternal } from '../objects.ts';
import { closeDispute, openDispute } from '../resources/charges.ts';
import { completeCheckout } from '../resources/checkout-sessions.ts';
import { answerPaymentChallenge, confirmPaymentIntent, confirmPaymentWithCard } from '../resources/confirm-payment.ts';
import { createFromCard } from '../resources/payment-methods.ts';
import { answerSetupChallenge, confirmSetupIntent, confirmSetupWithCard } from '../resources/setup-intents.ts';
import { removeCustomer } from '../routes.ts';
import { successUrl } from './checkout-page.ts';
import type { PageReply } from './layout.ts';
import { parseCardFields } from './layout.ts';

type ConsoleFields = Record<string, unknown>;
const jsonReply = (value: unknown): PageReply => ({ status: 200, json: stripInternal(value) });

const toParams = (card: TypedCard): Params => ({
  number: card.number,
  exp_month: String(card.expMonth),
  exp_year: String(card.expYear),
  cvc: card.cvc ?? '',
});

const methodId = (fields: ConsoleFields): string | null =>
  typeof fields.payment_method === 'string' ? fields.payment_method : null;

const confirmSetupFromConsole = (context: StripeContext, id: string, fields: ConsoleFields): PageReply => {
  const method = methodId(fields);
  const billing = (fields.billing_details ?? {}) as Params;
  return jsonReply(
    runAtomically(context, () =>
      method === null
        ? confirmSetupWithCard(context, id, toParams(parseCardFields(fields)), billing)
        : confirmSetupIntent(context, id, { payment_method: method }),
    ),
  );
};

const confirmPaymentFromConsole = (context: StripeContext, id: string, fields: ConsoleFields): PageReply => {
  const method = methodId(fields);
  return jsonReply(
    runAtomically(context, () =>
      method === null
        ? confirmPaymentWithCard(context, id, parseCardFields(fields))
        : confirmPaymentIntent(context, id, { payment_method: method }),
    ),
  );
};

/**
 * Completes a checkout with the card of the request or else 4242, and waits until the events are delivered. The
 * holder confirms by default.
 */
const completeFromConsole = async (
  context: StripeContext,
  deliveries: Deliveries,
  id: string,
  fields: ConsoleFields,
): Promise<PageReply> => {
  const year = new Date(context.seconds() * 1000).getUTCFullYear() + 2;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: year, cvc: '123', ...fields };
  const { session } = runAtomically(context, () =>
    completeCheckout(
      context,
      id,
      createFromCard(context, parseCardFields(card)),
      fields.holder === 'refuses' ? 'refuses' : 'confirms',
    ),
  );
  await deliveries.settled();
  return jsonReply({ ...session, redirect_url: successUrl(session) });
};

const createMethod = (context: StripeContext, fields: ConsoleFields): PageReply =>
  jsonReply(
    runAtomically(context, () => createFromCard(context, parseCardFields(fields), (fields.billing_details ?? {}) as Params)),
  );

const createToken = (context: StripeContext, fields: ConsoleFields): PageReply =>
  runAtomically(context, () => {
    const { card, created } = createFromCard(context, parseCardFields(fields));
    return jsonReply({ id: context.store.id('tok'), object: 'token', card, created, livemode: false, type: 'card', used: false });
  });

const redeliver = async (context: StripeContext, deliveries: Deliveries, id: string): Promise<PageReply> => {
  const event = requireObject(context, 'event', id);
  return jsonReply({ event_id: event.id, status: await deliveries.redeliver(event.id) });
};

const runAndSettle = async (context: StripeContext, deliveries: Deliveries, work: () => unknown): Promise<PageReply> => {
  const result = runAtomically(context, work);
  await deliveries.settled();
  return jsonReply(result);
};

const setMode = (deliveries: Deliveries, fields: ConsoleFields): PageReply => {
  deliveries.setMode({
    isHeld: fields.held === true,
    copies: Number(fields.copies ?? 1),
    isReversed: fields.reversed === true,
  });
  return jsonReply(deliveries.mode());
};

export const answerStripeConsole = async (
  context: StripeContext,
  deliveries: Deliveries,
  call: string,
  fields: ConsoleFields,
): Promise<PageReply | null> => {
  const [noun, id, verb] = call.split(' ')[1]!.split('/').slice(3);
  const name = `${call.split(' ')[0]} ${noun}${id === undefined ? '' : '/*'}${verb === undefined ? '' : `/${verb}`}`;
  const isConfirmed = fields.succeed !== false;
  switch (name) {
    case 'GET events':
      return jsonReply(
        context.store.all('event').map(({ id: eventId, type, created, data }) => ({ id: eventId, type, created, data })),
      );
    case 'POST webhooks':
      return setMode(deliveries, fields);
    case 'POST webhooks/*/redeliver':
      return redeliver(context, deliveries, id!);
    case 'POST checkout/*/complete':
      return completeFromConsole(context, deliveries, id!, fields);
    case 'POST setup_intents/*/confirm':
      return confirmSetupFromConsole(context, id!, fields);
    case 'POST setup_intents/*/authenticate':
      return jsonReply(runAtomically(context, () => answerSetupChallenge(context, id!, isConfirmed)));
    case 'POST payment_intents/*/confirm':
      return confirmPaymentFromConsole(context, id!, fields);
    case 'POST payment_intents/*/authenticate':
      return jsonReply(runAtomically(context, () => answerPaymentChallenge(context, id!, isConfirmed)));
    case 'POST payment_intents/*/dispute':
      return runAndSettle(context, deliveries, () => openDispute(context, id!, String(fields.reason ?? 'fraudulent')));
    case 'POST disputes/*/close':
      return runAndSettle(context, deliveries, () => closeDispute(context, id!, fields.status === 'won' ? 'won' : 'lost'));
    case 'POST customers/*/delete':
      return runAndSettle(context, deliveries, () => removeCustomer(context, id!));
    case 'POST payment_methods':
      return createMethod(context, fields);
    case 'POST tokens':
      return createToken(context, fields);
    default:
      return null;
  }
};
