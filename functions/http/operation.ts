import type { RequestOrigin } from '#functions/data/audit-trail.ts';
import type { Area, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#shared/api/endpoint.ts';
import type { Actor } from './actor.ts';

export interface RequestInfo extends RequestOrigin {
  /** Before a cold start, during which other requests may finish. */
  receivedAt: Date;
  ip: string;
  /** Header names in lower case. */
  headers: Record<string, string | undefined>;
}

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: E extends { access: 'public' } ? Actor | null : Actor;
  now: Date;
  request: RequestInfo;
}

/** A reply with a status or headers. The body is stripped by the call's schema unless `isRaw`. */
export class Reply<T> {
  readonly body: T;
  readonly status: number | undefined;
  readonly headers: Record<string, string>;
  readonly isRaw: boolean;

  constructor(body: T, more: { status?: number; headers?: Record<string, string>; isRaw?: boolean } = {}) {
    this.body = body;
    this.status = more.status;
    this.headers = more.headers ?? {};
    this.isRaw = more.isRaw ?? false;
  }
}

export type Operation<E extends Endpoint> = (input: Input<E>) => Promise<ReplyOf<E> | Reply<unknown>>;
export type Operations<A extends Area> = { [K in keyof A]: Operation<A[K]> };

/** Operations that few calls need: their module loads with the first of these calls instead of with the Lambda. */
export const loadLater =
  <M>(load: () => Promise<M>) =>
  <K extends keyof M>(name: K): M[K] =>
    (async (input: Input<Endpoint>) => ((await load())[name] as Operation<Endpoint>)(input)) as M[K];

/** A Lambda's reply is limited to 6 MB. */
const RESPONSE_MAX_BYTES = 4_000_000;

export const takeWithinResponse = <T>(rows: readonly T[]): T[] => {
  let bytes = 0;
  return rows.filter((row, at) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return at === 0 || bytes <= RESPONSE_MAX_BYTES;
  });
};
