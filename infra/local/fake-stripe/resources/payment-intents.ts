import { describeDecline } from '../cards.ts';
import { createBase, emit, type StripeContext } from '../context.ts';
import type { Card, Charge, Invoice, PaymentIntent, PaymentMethod } from '../objects.ts';
import { stripInternal } from '../objects.ts';

export const NEXT_ACTION = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } } as const;

export const AUTHENTICATION_FAILED = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

const descriptions = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
} as const;

export const createPaymentIntent = (context: StripeContext, invoice: Invoice): PaymentIntent => {
  const fresh = createBase(context, 'pi');
  const intent: PaymentIntent = {
    ...fresh,
    object: 'payment_intent',
    amount: invoice.amount_due,
    amount_received: 0,
    canceled_at: null,
    client_secret: `${fresh.id}_secret_${fresh.created.toString(36)}`,
    currency: invoice.currency,
    customer: invoice.customer,
    description: descriptions[invoice.billing_reason],
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    _invoice: invoice.id,
  };
  context.store.put('payment_intent', intent);
  return intent;
};

const withoutDisplayBrand = ({ display_brand: _, ...card }: Card): Omit<Card, 'display_brand'> => card;

const createCharge = (context: StripeContext, intent: PaymentIntent, method: PaymentMethod, failure: string | null): Charge => {
  const made: Charge = {
    ...createBase(context, 'ch'),
    object: 'charge',
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: failure === null ? null : 'card_declined',
    failure_message: failure,
    paid: failure === null,
    amount_refunded: 0,
    disputed: false,
    refunded: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: withoutDisplayBrand(method.card) },
    status: failure === null ? 'succeeded' : 'failed',
  };
  context.store.put('charge', made);
  return made;
};

const saveIntent = (context: StripeContext, intent: PaymentIntent, event?: string): PaymentIntent => {
  context.store.put('payment_intent', intent);
  if (event) emit(context, event, intent);
  return intent;
};

export const failAuthentication = (context: StripeContext, intent: PaymentIntent): PaymentIntent =>
  saveIntent(
    context,
    { ...intent, status: 'requires_payment_method', next_action: null, last_payment_error: AUTHENTICATION_FAILED },
    'payment_intent.payment_failed',
  );

const asksHolder = ({ _behaviour, _confirmed }: PaymentMethod): boolean =>
  _behaviour === 'always_asks_holder' || (_behaviour === 'asks_holder' && !_confirmed);

export const attemptCharge = (
  context: StripeContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  isAuthenticated = false,
): PaymentIntent => {
  const tried = { ...intent, payment_method: method.id, next_action: null };
  if (asksHolder(method) && !isAuthenticated)
    return saveIntent(
      context,
      { ...tried, status: 'requires_action', next_action: NEXT_ACTION },
      'payment_intent.requires_action',
    );
  if (method._behaviour === 'declines_charge' || method._behaviour === 'declines_entry') {
    const failure = describeDecline(method._declineCode);
    return saveIntent(
      context,
      {
        ...tried,
        status: 'requires_payment_method',
        latest_charge: createCharge(context, intent, method, failure.message).id,
        last_payment_error: { type: 'card_error', ...failure, payment_method: stripInternal(method) },
      },
      'payment_intent.payment_failed',
    );
  }
  return saveIntent(
    context,
    {
      ...tried,
      status: 'succeeded',
      amount_received: intent.amount,
      last_payment_error: null,
      latest_charge: createCharge(context, intent, method, null).id,
    },
    'payment_intent.succeeded',
  );
};
