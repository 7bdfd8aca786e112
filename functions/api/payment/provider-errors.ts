import { CardDeclined, CardNotFound, ConfirmationRequired, StripeFailure } from '#functions/gateways/stripe/errors.ts';
import { badGateway, badRequest, notFound } from '#functions/http/errors.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

export const toHttpError = (error: unknown): unknown => {
  if (error instanceof CardDeclined || error instanceof ConfirmationRequired) return badRequest(error.message);
  if (error instanceof CardNotFound) return notFound(paymentMessages.paymentMethodNotFound);
  if (error instanceof StripeFailure) return badGateway(paymentMessages.providerFailed);
  return error;
};

/** Middy runs `onError` from the last middleware to the first, so `toErrorResponse` gets the HTTP error. */
export const convertProviderErrors = {
  onError: (request: { error?: Error | null }): void => {
    request.error = toHttpError(request.error) as Error;
  },
};
