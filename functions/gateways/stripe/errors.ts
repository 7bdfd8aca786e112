import Stripe from 'stripe';

/** The card was declined; the message is Stripe's, written for the cardholder. */
export class CardDeclined extends Error {
  override readonly name = 'CardDeclined';
}

/** Not declined: the bank wants the cardholder to confirm the payment. The message is Stripe's, written for the cardholder. */
export class ConfirmationRequired extends Error {
  override readonly name = 'ConfirmationRequired';
}

export class CardNotFound extends Error {
  override readonly name = 'CardNotFound';
}

export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;

export const isMissing = (error: unknown): boolean => hasCode(error, 'resource_missing');
export const isAlreadyCreated = (error: unknown): boolean => hasCode(error, 'resource_already_exists');
export const isAlreadyRefunded = (error: unknown): boolean => hasCode(error, 'charge_already_refunded');

const needsConfirmation = ({ code }: { code?: string | undefined }): boolean =>
  code === 'authentication_required' || (code?.endsWith('requires_action') ?? false);

export const toTypedError = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { message } = error;
  if (!(error instanceof Stripe.errors.StripeCardError)) return new StripeFailure(message, { cause: error });
  return needsConfirmation(error) ? new ConfirmationRequired(message) : new CardDeclined(message);
};
