import * as z from 'zod';
import type { Feature } from '#shared/domain/tier.ts';

/**
 * Who may call: anyone; any signed-in, active user; a user whose active tier has the feature (admins pass);
 * staff with admin rights; super admins only. `orAuditor` also lets ISO auditors in, whatever their tier; some calls are
 * theirs alone.
 */
export type Access = 'public' | 'user' | { feature: Feature; orAuditor?: true } | 'admin' | 'super_admin' | 'iso_auditor';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 502;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path as API Gateway spells it, `{name}` for parameters, without a trailing slash. */
  path: `/v1/${string}`;
  access: Access;
  summary: string;
  /** Success status; defaults to 200. */
  status?: 200 | 201 | 202 | 204;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * `form`: also accepts urlencoded and multipart form data; `file`: the same with files, which arrive as base64 text.
   * `optional`: an empty body is read as `{}`.
   */
  bodyKind?: 'json' | 'form' | 'file' | 'optional';
  /** When it refuses, by status, beyond what every call of its kind may answer (openapi.ts); the reply says it in a sentence. */
  refusals?: Partial<Record<RefusalStatus, string>>;
  /** JSON answers are parsed by this schema, so nothing stored leaks; `html` and `none` carry no JSON. */
  response: z.ZodType | 'html' | 'none';
  /** Answers by `Prefer` (RFC 7240): the result within 20 s with 200, else 202 with the job. */
  isLong?: true;
  /** The operation keeps its own idempotency row inside its transaction, so the runtime adds none. */
  ownsIdempotency?: true;
}

export type Area = Record<string, Endpoint>;

/** Declares an area; keeps every literal type, so that client and operations are typed by it. */
export const defineArea = <const A extends Area>(calls: A): A => calls;

export type ParamsOf<E> = E extends { params: infer S extends z.ZodType } ? z.output<S> : Record<never, never>;
export type QueryOf<E> = E extends { query: infer S extends z.ZodType } ? z.output<S> : Record<never, never>;
export type BodyOf<E> = E extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
export type ParamsInput<E> = E extends { params: infer S extends z.ZodType } ? z.input<S> : undefined;
export type QueryInput<E> = E extends { query: infer S extends z.ZodType } ? z.input<S> : undefined;
export type BodyInput<E> = E extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
/** What an operation returns, before the reply schema strips it. */
export type ReplyOf<E> = E extends { response: infer S extends z.ZodType }
  ? z.input<S>
  : E extends { response: 'html' }
    ? string
    : undefined;
export type ResultOf<E> = E extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : E extends { response: 'html' }
    ? string
    : undefined;

const parseDigits = (id: string | number) => (typeof id === 'string' && /^[1-9]\d*$/.test(id) ? Number(id) : id);

/** A path id: plain digits below 2^53; anything else is a 404, as nothing can have it. */
export const Id = z.preprocess(parseDigits, z.number().int().positive().max(Number.MAX_SAFE_INTEGER));
/** An id that cannot exist is a 404, another malformed parameter a 422. */
export const isIdName = (name: string): boolean => /^(id|\w+(Id|_id))$/.test(name);
export const ById = z.object({ id: Id });

export const MessageReply = z.object({ message: z.string() });

/** Every error: `detail` is what screens show; `errors` on 422 name the fields. */
export const ErrorBody = z.object({
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What API Gateway answers before a function is asked: no valid token, too many requests, a body that is too large. */
export const GatewayError = z.object({ message: z.string() });

/** Checks the alphabet and padding only: decoding a long file to validate it would be wasteful. */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
