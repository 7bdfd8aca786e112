import { describeDecline, type TypedCard } from '../cards.ts';
import { createBase, emit, requireObject, type StripeContext } from '../context.ts';
import { cardError, invalidRequest, type StripeRefusal } from '../errors.ts';
import { mergeMetadata, type Params, readGroup, readInteger, readList, readText, requireText } from '../form.ts';
import type { PaymentMethod, SetupIntent } from '../objects.ts';
import { stripInternal } from '../objects.ts';
import { NEXT_ACTION } from './payment-intents.ts';
import { createFromCard, resolveMethod } from './payment-methods.ts';

export const createSetupIntent = (context: StripeContext, params: Params): SetupIntent => {
  const fresh = createBase(context, 'seti', mergeMetadata({}, params));
  const customer = readText(params, 'customer');
  const allowed = readList(params, 'allowed_payment_method_types').map(String);
  const intent: SetupIntent = {
    ...fresh,
    object: 'setup_intent',
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    client_secret: `${fresh.id}_secret_${fresh.created.toString(36)}`,
    customer: customer === null ? null : requireObject(context, 'customer', customer, 'customer').id,
    description: readText(params, 'description'),
    last_setup_error: null,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: readText(params, 'usage') ?? 'off_session',
  };
  context.store.put('setup_intent', intent);
  emit(context, 'setup_intent.created', intent);
  return intent;
};

const completeSetup = (context: StripeContext, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
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

const failSetup = (context: StripeContext, intent: SetupIntent, failure: Parameters<typeof cardError>[0]): StripeRefusal => {
  const failed: SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', ...failure },
  };
  context.store.put('setup_intent', failed);
  emit(context, 'setup_intent.setup_failed', failed);
  return cardError({ ...failure, setup_intent: stripInternal(failed) });
};

const confirmSetup = (context: StripeContext, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalidRequest(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      undefined,
      'setup_intent_unexpected_state',
    );
  if (method._behaviour === 'declines_entry')
    throw failSetup(context, intent, { ...describeDecline(method._declineCode), payment_method: stripInternal(method) });
  if (!method._behaviour.endsWith('asks_holder') || method._confirmed) return completeSetup(context, intent, method);
  const waiting: SetupIntent = { ...intent, status: 'requires_action', payment_method: method.id, next_action: NEXT_ACTION };
  context.store.put('setup_intent', waiting);
  emit(context, 'setup_intent.requires_action', waiting);
  return waiting;
};

const typed = (card: Params): TypedCard => ({
  number: requireText(card, 'number'),
  expMonth: readInteger(card, 'exp_month') ?? 0,
  expYear: readInteger(card, 'exp_year') ?? 0,
  cvc: readText(card, 'cvc'),
});

export const confirmSetupWithCard = (context: StripeContext, id: string, card: Params, billing: Params = {}): SetupIntent => {
  const intent = requireObject(context, 'setup_intent', id, 'intent');
  return confirmSetup(context, intent, createFromCard(context, typed(card), billing));
};

export const confirmSetupIntent = (context: StripeContext, id: string, params: Params): SetupIntent => {
  const data = readGroup(params, 'payment_method_data');
  if ('card' in data) return confirmSetupWithCard(context, id, readGroup(data, 'card'), readGroup(data, 'billing_details'));
  return confirmSetup(
    context,
    requireObject(context, 'setup_intent', id, 'intent'),
    resolveMethod(context, requireText(params, 'payment_method')),
  );
};

export const answerSetupChallenge = (context: StripeContext, id: string, isConfirmed: boolean): SetupIntent => {
  const intent = requireObject(context, 'setup_intent', id, 'intent');
  if (intent.status !== 'requires_action') throw invalidRequest('This SetupIntent asks for no confirmation.');
  if (isConfirmed) return completeSetup(context, intent, requireObject(context, 'payment_method', intent.payment_method!));
  throw failSetup(context, intent, {
    code: 'setup_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
};
