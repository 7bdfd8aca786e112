import { declined, type TypedCard } from '../cards.ts';
import { base, emit, found, type StripeContext } from '../context.ts';
import { cardError, refused, type StripeRefusal } from '../errors.ts';
import { group, integer, list, mergedMetadata, type Params, required, text } from '../form.ts';
import type { PaymentMethod, SetupIntent } from '../objects.ts';
import { visible } from '../objects.ts';
import { NEXT_ACTION } from './payment-intents.ts';
import { fromCard, methodOf } from './payment-methods.ts';

export const createSetupIntent = (context: StripeContext, params: Params): SetupIntent => {
  const fresh = base(context, 'seti', mergedMetadata({}, params));
  const customer = text(params, 'customer');
  const allowed = list(params, 'allowed_payment_method_types').map(String);
  const intent: SetupIntent = {
    ...fresh,
    object: 'setup_intent',
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    client_secret: `${fresh.id}_secret_${fresh.created.toString(36)}`,
    customer: customer === null ? null : found(context, 'customer', customer, 'customer').id,
    description: text(params, 'description'),
    last_setup_error: null,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: text(params, 'usage') ?? 'off_session',
  };
  context.store.put('setup_intent', intent);
  emit(context, 'setup_intent.created', intent);
  return intent;
};

const succeed = (context: StripeContext, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
  const ready = { ...method, customer: intent.customer, _confirmed: true };
  context.store.put('payment_method', ready);
  if (method.customer === null && intent.customer !== null) emit(context, 'payment_method.attached', ready);
  const done: SetupIntent = {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  };
  context.store.put('setup_intent', done);
  emit(context, 'setup_intent.succeeded', done);
  return done;
};

const fail = (context: StripeContext, intent: SetupIntent, failure: Parameters<typeof cardError>[0]): StripeRefusal => {
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', ...failure },
  };
  context.store.put('setup_intent', failed);
  emit(context, 'setup_intent.setup_failed', failed);
  return cardError({ ...failure, setup_intent: visible(failed) });
};

const confirmWith = (context: StripeContext, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refused(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      undefined,
      'setup_intent_unexpected_state',
    );
  if (method._behaviour === 'declines_entry')
    throw fail(context, intent, { ...declined(method._declineCode), payment_method: visible(method) });
  if (!method._behaviour.endsWith('asks_holder') || method._confirmed) return succeed(context, intent, method);
  const waiting: SetupIntent = { ...intent, status: 'requires_action', payment_method: method.id, next_action: NEXT_ACTION };
  context.store.put('setup_intent', waiting);
  emit(context, 'setup_intent.requires_action', waiting);
  return waiting;
};

const typed = (card: Params): TypedCard => ({
  number: required(card, 'number'),
  expMonth: integer(card, 'exp_month') ?? 0,
  expYear: integer(card, 'exp_year') ?? 0,
  cvc: text(card, 'cvc'),
});

export const confirmWithCard = (context: StripeContext, id: string, card: Params, billing: Params = {}): SetupIntent => {
  const intent = found(context, 'setup_intent', id, 'intent');
  return confirmWith(context, intent, fromCard(context, typed(card), billing));
};

export const confirmSetupIntent = (context: StripeContext, id: string, params: Params): SetupIntent => {
  const data = group(params, 'payment_method_data');
  if ('card' in data) return confirmWithCard(context, id, group(data, 'card'), group(data, 'billing_details'));
  return confirmWith(
    context,
    found(context, 'setup_intent', id, 'intent'),
    methodOf(context, required(params, 'payment_method')),
  );
};

export const answerSetupChallenge = (context: StripeContext, id: string, isConfirmed: boolean): SetupIntent => {
  const intent = found(context, 'setup_intent', id, 'intent');
  if (intent.status !== 'requires_action') throw refused('This SetupIntent asks for no confirmation.');
  if (isConfirmed) return succeed(context, intent, found(context, 'payment_method', intent.payment_method!));
  throw fail(context, intent, {
    code: 'setup_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
};
