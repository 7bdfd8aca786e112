import type { TypedCard } from '../cards.ts';
import { found, type StripeContext } from '../context.ts';
import { cardError, refused } from '../errors.ts';
import { type Params, required } from '../form.ts';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import { visible } from '../objects.ts';
import { settle } from './invoices.ts';
import { AUTHENTICATION_FAILED, attemptCharge, refuseHolder } from './payment-intents.ts';
import { fromCard, methodOf } from './payment-methods.ts';

const confirmWith = (context: StripeContext, id: string, method: PaymentMethod, isAuthenticated = false): PaymentIntent => {
  const intent = found(context, 'payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refused(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  const tried = attemptCharge(context, intent, method, isAuthenticated);
  settle(context, tried);
  if (tried.status !== 'requires_payment_method') return tried;
  const { type: _, ...failure } = tried.last_payment_error!;
  throw cardError({ ...failure, payment_intent: visible(tried) });
};

export const confirmPaymentWithCard = (context: StripeContext, id: string, card: TypedCard): PaymentIntent =>
  confirmWith(context, id, fromCard(context, card));

export const confirmPaymentIntent = (context: StripeContext, id: string, params: Params): PaymentIntent =>
  confirmWith(context, id, methodOf(context, required(params, 'payment_method')));

export const answerPaymentChallenge = (context: StripeContext, id: string, isConfirmed: boolean): PaymentIntent => {
  const intent = found(context, 'payment_intent', id, 'intent');
  if (intent.status !== 'requires_action') throw refused('This PaymentIntent asks for no confirmation.');
  if (!isConfirmed) throw cardError({ ...AUTHENTICATION_FAILED, payment_intent: visible(refuseHolder(context, intent)) });
  const method = { ...found(context, 'payment_method', intent.payment_method!), _confirmed: true };
  context.store.put('payment_method', method);
  return confirmWith(context, id, method, true);
};
