import type { Area, BodyInput, Endpoint, ParamsInput, QueryInput, ResultOf } from './endpoint.ts';

export interface Route {
  method: Endpoint['method'];
  path: string;
  kind: 'json' | 'html' | 'none';
  isForm?: true;
  /** May take up to 15 minutes: sent with `Prefer: respond-async` and awaited through its job. */
  isLong?: true;
  /** Sent without a bearer token, and its 401 concerns the form, not the session. */
  isPublic?: true;
}
export type Routes = Record<string, Record<string, Route>>;

export const listRoutes = (api: Record<string, Area>): Routes =>
  Object.fromEntries(
    Object.entries(api).map(([name, area]) => [
      name,
      Object.fromEntries(Object.entries(area).map(([call, endpoint]) => [call, toRoute(endpoint)])),
    ]),
  );

const toRoute = (endpoint: Endpoint): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  kind: typeof endpoint.response === 'string' ? endpoint.response : 'json',
  ...(endpoint.bodyKind === 'form' ? { isForm: true as const } : {}),
  ...(endpoint.isLong ? { isLong: true as const } : {}),
  ...(endpoint.access === 'public' ? { isPublic: true as const } : {}),
});

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { phase: string; percent: number | null }) => void;
  /** Called with the job id of a long call, so that its result can be fetched later. */
  onAccepted?: (jobId: number) => void;
  /** Called with the number of all rows of a list that pages. */
  onTotal?: (total: number) => void;
  headers?: Record<string, string>;
}

export interface OutgoingCall extends CallOptions {
  route: Route;
  path: string;
  body: unknown;
}
export type Send = (request: OutgoingCall) => Promise<unknown>;

type Given<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
type CallInput<E> = Given<'params', ParamsInput<E>> & Given<'query', QueryInput<E>> & GivenBody<E>;
type GivenBody<E> = E extends { bodyKind: 'optional' } ? { body?: BodyInput<E> } : Given<'body', BodyInput<E>>;

type Call<E> =
  Record<never, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<ResultOf<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<ResultOf<E>>;
export type Client<A extends Record<string, Area>> = { [N in keyof A]: { [C in keyof A[N]]: Call<A[N][C]> } };

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

const buildPath = (path: string, { params = {}, query = {} }: AnyInput): string => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length === 0
    ? address
    : `${address}?${new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])))}`;
};

/** One function per call of the contract; `send` does the transport. */
export const createClient = <A extends Record<string, Area>>(routes: Routes, send: Send): Client<A> =>
  Object.fromEntries(
    Object.entries(routes).map(([name, area]) => [
      name,
      Object.fromEntries(
        Object.entries(area).map(([call, route]) => [
          call,
          (input: AnyInput = {}, options: CallOptions = {}) =>
            send({ route, path: buildPath(route.path, input), body: input.body, ...options }),
        ]),
      ),
    ]),
  ) as Client<A>;
