import type { TypedCard } from '../cards.ts';
import { requireObject, type StripeContext } from '../context.ts';
import { cardError, invalidRequest } from '../errors.ts';
import { type Params, requireText } from '../form.ts';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import { stripInternal } from '../objects.ts';
import { settleInvoice } from './invoices.ts';
import { AUTHENTICATION_FAILED, attemptCharge, failAuthentication } from './payment-intents.ts';
import { createFromCard, resolveMethod } from './payment-methods.ts';

const confirmWithMethod = (context: StripeContext, id: string, method: PaymentMethod, isAuthenticated = false): PaymentIntent => {
  const intent = requireObject(context, 'payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalidRequest(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  const tried = attemptCharge(context, intent, method, isAuthenticated);
  settleInvoice(context, tried);
  if (tried.status !== 'requires_payment_method') return tried;
  const { type: _, ...failure } = tried.last_payment_error!;
  throw cardError({ ...failure, payment_intent: stripInternal(tried) });
};

export const confirmPaymentWithCard = (context: StripeContext, id: string, card: TypedCard): PaymentIntent =>
  confirmWithMethod(context, id, createFromCard(context, card));

export const confirmPaymentIntent = (context: StripeContext, id: string, params: Params): PaymentIntent =>
  confirmWithMethod(context, id, resolveMethod(context, requireText(params, 'payment_method')));

export const answerPaymentChallenge = (context: StripeContext, id: string, isConfirmed: boolean): PaymentIntent => {
  const intent = requireObject(context, 'payment_intent', id, 'intent');
  if (intent.status !== 'requires_action') throw invalidRequest('This PaymentIntent asks for no confirmation.');
  if (!isConfirmed)
    throw cardError({ ...AUTHENTICATION_FAILED, payment_intent: stripInternal(failAuthentication(context, intent)) });
  const method = { ...requireObject(context, 'payment_method', intent.payment_method!), _confirmed: true };
  context.store.put('payment_method', method);
  return confirmWithMethod(context, id, method, true);
};
