/** Setup intents: a card entered now, to be charged later. */
import { declined, type TypedCard } from '../cards.ts';
import { cardError, refused, type StripeRefusal } from '../errors.ts';
import { group, integer, list, mergedMetadata, type Params, required, text } from '../form.ts';
import type { PaymentMethod, SetupIntent } from '../objects.ts';
import { visible } from '../objects.ts';
import { base, emit, found, type World } from '../world.ts';
import { NEXT_ACTION } from './payment-intents.ts';
import { fromCard, methodOf } from './payment-methods.ts';

export const createSetupIntent = (world: World, params: Params): SetupIntent => {
  const fresh = base(world, 'seti', mergedMetadata({}, params));
  const customer = text(params, 'customer');
  const allowed = list(params, 'allowed_payment_method_types').map(String);
  const intent: SetupIntent = {
    ...fresh,
    object: 'setup_intent',
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    client_secret: `${fresh.id}_secret_${fresh.created.toString(36)}`,
    customer: customer === null ? null : found(world, 'customer', customer, 'customer').id,
    description: text(params, 'description'),
    last_setup_error: null,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: text(params, 'usage') ?? 'off_session',
  };
  world.store.put('setup_intent', intent);
  emit(world, 'setup_intent.created', intent);
  return intent;
};

const succeed = (world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
  const ready = { ...method, customer: intent.customer, _confirmed: true };
  world.store.put('payment_method', ready);
  if (method.customer === null && intent.customer !== null) emit(world, 'payment_method.attached', ready);
  const done: SetupIntent = {
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  };
  world.store.put('setup_intent', done);
  emit(world, 'setup_intent.succeeded', done);
  return done;
};

const fail = (world: World, intent: SetupIntent, failure: Parameters<typeof cardError>[0]): StripeRefusal => {
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', ...failure },
  };
  world.store.put('setup_intent', failed);
  emit(world, 'setup_intent.setup_failed', failed);
  return cardError({ ...failure, setup_intent: visible(failed) });
};

const confirmWith = (world: World, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refused(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      undefined,
      'setup_intent_unexpected_state',
    );
  if (method._behaviour === 'declines_entry')
    throw fail(world, intent, { ...declined(method._declineCode), payment_method: visible(method) });
  if (!method._behaviour.endsWith('asks_holder') || method._confirmed) return succeed(world, intent, method);
  const waiting: SetupIntent = { ...intent, status: 'requires_action', payment_method: method.id, next_action: NEXT_ACTION };
  world.store.put('setup_intent', waiting);
  emit(world, 'setup_intent.requires_action', waiting);
  return waiting;
};

const typed = (card: Params): TypedCard => ({
  number: required(card, 'number'),
  expMonth: integer(card, 'exp_month') ?? 0,
  expYear: integer(card, 'exp_year') ?? 0,
  cvc: text(card, 'cvc'),
});

/** Confirms with a typed card, as the card element does. */
export const confirmWithCard = (world: World, id: string, card: Params, billing: Params = {}): SetupIntent => {
  const intent = found(world, 'setup_intent', id, 'intent');
  return confirmWith(world, intent, fromCard(world, typed(card), billing));
};

/** `POST /v1/setup_intents/{id}/confirm`, with a payment method's id or its data. */
export const confirmSetupIntent = (world: World, id: string, params: Params): SetupIntent => {
  const data = group(params, 'payment_method_data');
  if ('card' in data) return confirmWithCard(world, id, group(data, 'card'), group(data, 'billing_details'));
  return confirmWith(world, found(world, 'setup_intent', id, 'intent'), methodOf(world, required(params, 'payment_method')));
};

/** What the card's holder answers when asked. */
export const answerSetupChallenge = (world: World, id: string, isConfirmed: boolean): SetupIntent => {
  const intent = found(world, 'setup_intent', id, 'intent');
  if (intent.status !== 'requires_action') throw refused('This SetupIntent asks for no confirmation.');
  if (isConfirmed) return succeed(world, intent, found(world, 'payment_method', intent.payment_method!));
  throw fail(world, intent, {
    code: 'setup_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
};
