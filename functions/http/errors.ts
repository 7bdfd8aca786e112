/** Errors an operation may throw on purpose; their status and body are decided here alone. */
import { accessMessages } from '#shared/messages/access.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** An answer other than a good one. `extra` joins the body (the current section of a 409, for example). */
export class HttpError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    detail: string,
    more: { errors?: FieldError[]; extra?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(detail);
    this.name = 'Refusal';
    this.status = status;
    this.detail = detail;
    this.errors = more.errors;
    this.extra = more.extra;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** 400: the business says no. */
export const badRequest = (detail: string): HttpError => new HttpError(400, detail);
/** 401: no valid sign-in, wrong credentials. */
export const unauthorized = (detail: string = accessMessages.signIn): HttpError => new HttpError(401, detail);
/** 403: role, tier, allowance, unverified. */
export const forbidden = (detail: string): HttpError => new HttpError(403, detail);
/** 404: unknown, or another customer's. */
export const notFound = (detail: string = accessMessages.notFound): HttpError => new HttpError(404, detail);
/** 409: someone else changed it, or it is still in progress. */
export const conflict = (detail: string, extra?: Record<string, unknown>): HttpError => new HttpError(409, detail, { extra });
export const payloadTooLarge = (): HttpError => new HttpError(413, accessMessages.tooLarge);
/** 415: the body is of a type that the call does not read. */
export const unsupportedMediaType = (detail: string): HttpError => new HttpError(415, detail);
/** 422: values are malformed; `detail` is the first message. */
export const unprocessable = (errors: FieldError[]): HttpError =>
  new HttpError(422, errors[0]?.message ?? 'Invalid input', { errors });
/** 429: too often; try again after the given seconds. */
export const tooManyRequests = (retryAfterSeconds: number, detail: string = accessMessages.tooMany): HttpError =>
  new HttpError(429, detail, { retryAfterSeconds });
/** 502: a provider failed. */
export const badGateway = (detail: string): HttpError => new HttpError(502, detail);
/** 503: overloaded or throttled; nothing was changed that a retry would not repeat. */
export const serviceUnavailable = (retryAfterSeconds = 2): HttpError =>
  new HttpError(503, accessMessages.busy, { retryAfterSeconds });
