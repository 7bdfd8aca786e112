/** Calls over HTTP: `call` for what a test wants to see of an answer, `clientOf` for the typed client of the contract. */
import { clientAt } from '#infra/local/typed-client.ts';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';

/** Address of the run under test. */
export const origin = (): string => {
  const { KEELHOUSE_ORIGIN } = process.env;
  if (!KEELHOUSE_ORIGIN) throw new Error('KEELHOUSE_ORIGIN is not set: no local run was started for the tests');
  return KEELHOUSE_ORIGIN;
};

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, otherwise the text. */
  body: T;
}

export interface CallOptions {
  token?: string;
  /** Sent as JSON unless it is text, bytes, form data or search parameters already. */
  body?: unknown;
  headers?: Record<string, string>;
}

const isReady = (body: unknown): body is NonNullable<RequestInit['body']> =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData || body instanceof URLSearchParams;

const parsed = (text: string, type: string | null): unknown => (type?.includes('json') && text !== '' ? JSON.parse(text) : text);

/** Sends as it is and answers whatever comes back; only a broken connection throws. */
export const call = async <T = Record<string, never>>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer<T>> => {
  const { token, body, headers = {} } = options;
  const isJson = body !== undefined && !isReady(body);
  const response = await fetch(`${origin()}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as NonNullable<RequestInit['body']>) }),
    redirect: 'manual',
  });
  return {
    status: response.status,
    headers: response.headers,
    body: parsed(await response.text(), response.headers.get('content-type')) as T,
  };
};

/** The typed client with this access token, or without any. Long calls are waited for through their job. */
export const clientOf = (token?: string): Client<Api> => clientAt(origin(), token);
