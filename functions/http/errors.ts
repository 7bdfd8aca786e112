import { accessMessages } from '#shared/messages/access.ts';

export interface FieldError {
  field: string;
  message: string;
}

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

export const badRequest = (detail: string): HttpError => new HttpError(400, detail);
export const unauthorized = (detail: string = accessMessages.signIn, extra?: Record<string, unknown>): HttpError =>
  new HttpError(401, detail, { extra });
export const forbidden = (detail: string, extra?: Record<string, unknown>): HttpError => new HttpError(403, detail, { extra });
/** 404: unknown, or another customer's. */
export const notFound = (detail: string = accessMessages.notFound): HttpError => new HttpError(404, detail);
export const conflict = (detail: string, extra?: Record<string, unknown>): HttpError => new HttpError(409, detail, { extra });
export const payloadTooLarge = (): HttpError => new HttpError(413, accessMessages.tooLarge);
export const unsupportedMediaType = (detail: string): HttpError => new HttpError(415, detail);
export const unprocessable = (errors: FieldError[]): HttpError =>
  new HttpError(422, errors[0]?.message ?? 'Invalid input', { errors });
export const tooManyRequests = (retryAfterSeconds: number, detail: string = accessMessages.tooMany): HttpError =>
  new HttpError(429, detail, { retryAfterSeconds });
export const badGateway = (detail: string): HttpError => new HttpError(502, detail);
/** 503: overloaded or throttled; a retry is safe. */
export const serviceUnavailable = (retryAfterSeconds = 2): HttpError =>
  new HttpError(503, accessMessages.busy, { retryAfterSeconds });
