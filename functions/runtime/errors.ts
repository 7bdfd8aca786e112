/** Errors an operation may throw on purpose; their status and body are decided here alone. */
import { accessMessages } from '#shared/messages/access.ts';

export interface FieldError {
  field: string;
  message: string;
}

/** An answer other than a good one. `extra` joins the body (the current section of a 409, for example). */
export class Refusal extends Error {
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
export const refused = (detail: string): Refusal => new Refusal(400, detail);
/** 401: no valid sign-in, wrong credentials. */
export const unauthorized = (detail: string = accessMessages.signIn): Refusal => new Refusal(401, detail);
/** 403: role, tier, allowance, unverified. */
export const forbidden = (detail: string): Refusal => new Refusal(403, detail);
/** 404: unknown, or another customer's. */
export const notFound = (detail: string = accessMessages.notFound): Refusal => new Refusal(404, detail);
/** 409: someone else changed it, or it is still in progress. */
export const conflict = (detail: string, extra?: Record<string, unknown>): Refusal => new Refusal(409, detail, { extra });
export const tooLarge = (): Refusal => new Refusal(413, accessMessages.tooLarge);
/** 415: the body is of a type that the call does not read. */
export const wrongType = (detail: string): Refusal => new Refusal(415, detail);
/** 422: values are malformed; `detail` is the first message. */
export const invalid = (errors: FieldError[]): Refusal => new Refusal(422, errors[0]?.message ?? 'Invalid input', { errors });
/** 429: too often; try again after the given seconds. */
export const tooMany = (retryAfterSeconds: number, detail: string = accessMessages.tooMany): Refusal =>
  new Refusal(429, detail, { retryAfterSeconds });
/** 502: a provider failed. */
export const providerFailed = (detail: string): Refusal => new Refusal(502, detail);
/** 503: overloaded or throttled; nothing was changed that a retry would not repeat. */
export const busy = (retryAfterSeconds = 2): Refusal => new Refusal(503, accessMessages.busy, { retryAfterSeconds });
