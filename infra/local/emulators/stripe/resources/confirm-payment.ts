/** Confirming a payment intent from the browser, for an invoice that is still open. */
import type { TypedCard } from '../cards.ts';
import { cardError, refused } from '../errors.ts';
import { type Params, required } from '../form.ts';
import type { PaymentIntent, PaymentMethod } from '../objects.ts';
import { visible } from '../objects.ts';
import { found, type World } from '../world.ts';
import { settle } from './invoices.ts';
import { AUTHENTICATION_FAILED, attemptCharge, refuseHolder } from './payment-intents.ts';
import { fromCard, methodOf } from './payment-methods.ts';

const confirmWith = (world: World, id: string, method: PaymentMethod, isAuthenticated = false): PaymentIntent => {
  const intent = found(world, 'payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw refused(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  const tried = attemptCharge(world, intent, method, isAuthenticated);
  settle(world, tried);
  if (tried.status !== 'requires_payment_method') return tried;
  const { type: _, ...failure } = tried.last_payment_error!;
  throw cardError({ ...failure, payment_intent: visible(tried) });
};

export const confirmPaymentWithCard = (world: World, id: string, card: TypedCard): PaymentIntent =>
  confirmWith(world, id, fromCard(world, card));

export const confirmPaymentIntent = (world: World, id: string, params: Params): PaymentIntent =>
  confirmWith(world, id, methodOf(world, required(params, 'payment_method')));

/** What the card's holder answers when asked. */
export const answerPaymentChallenge = (world: World, id: string, isConfirmed: boolean): PaymentIntent => {
  const intent = found(world, 'payment_intent', id, 'intent');
  if (intent.status !== 'requires_action') throw refused('This PaymentIntent asks for no confirmation.');
  if (!isConfirmed) throw cardError({ ...AUTHENTICATION_FAILED, payment_intent: visible(refuseHolder(world, intent)) });
  const method = { ...found(world, 'payment_method', intent.payment_method!), _confirmed: true };
  world.store.put('payment_method', method);
  return confirmWith(world, id, method, true);
};
