import type { OutgoingCall } from '#shared/api/client.ts';
import { createTraceparent } from '#shared/api/traceparent.ts';
import { networkError, timeoutError, toApiError } from './api-error.ts';
import { loadConfig } from './config.ts';

const TIMEOUT_MS = 60_000;

const encodeBody = ({ route, body }: OutgoingCall): { body?: BodyInit; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (route.isForm) return { body: new URLSearchParams(body as Record<string, string>), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** Resolves whatever the status; throws `ApiError` for a network error or a timeout. */
export const sendRequest = async (request: OutgoingCall, token: string | null = null): Promise<Response> => {
  const { apiBase } = await loadConfig();
  const { body, headers } = encodeBody(request);
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(`${apiBase}${request.path}`, {
      method: request.route.method,
      body,
      headers: {
        traceparent: createTraceparent(),
        ...headers,
        ...request.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw limit.aborted ? timeoutError(TIMEOUT_MS) : networkError();
  }
};

/** The body in the form the contract promises; throws `ApiError` for a refusal. */
export const parseResponse = async (response: Response, kind: OutgoingCall['route']['kind']): Promise<unknown> => {
  if (!response.ok) throw await toApiError(response);
  if (kind === 'none' || response.status === 204) return undefined;
  try {
    return kind === 'html' ? await response.text() : await response.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  }
};
