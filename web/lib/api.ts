import { routes } from 'virtual:api-routes';
import { type CallOptions, createClient, type OutgoingCall, type Send } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import { createTraceparent } from '#shared/api/traceparent.ts';
import type { Job } from '#shared/queues/job.ts';
import { toApiError } from './api-error.ts';
import { isJob, pollJob } from './job.ts';
import { refresh } from './refresh.ts';
import { parseResponse, sendRequest } from './request.ts';
import { endSession } from './session-state.ts';
import { isDue, readTokens } from './tokens.ts';

/** Renewed when it is about to expire; null without a session. */
const currentToken = async (): Promise<string | null> => {
  const stored = readTokens();
  if (!stored) return null;
  return stored.refreshToken !== null && isDue(stored.expiresAt, Date.now()) ? refresh(stored.token) : stored.token;
};

/** A token newer than one that was refused; null when the session is over. */
const renewToken = async (refused: string | null): Promise<string | null> => {
  const stored = readTokens();
  if (!stored) return null;
  return stored.token === refused ? refresh(stored.token) : stored.token;
};

/** All attempts of a call are one trace, and those of a POST carry one idempotency key. */
const addIds = (request: OutgoingCall): OutgoingCall => ({
  ...request,
  headers: {
    traceparent: createTraceparent(),
    ...(request.route.method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    ...request.headers,
  },
});

/** A 401 renews the token and repeats the call once, or ends the session. */
const sendAuthorized = async (given: OutgoingCall): Promise<Response> => {
  const request = addIds(given);
  const token = await currentToken();
  const response = await sendRequest(request, token);
  if (response.status !== 401) return response;
  const renewed = await renewToken(token);
  const repeated = renewed === null ? response : await sendRequest(request, renewed);
  if (repeated.status === 401) {
    endSession();
    throw await toApiError(repeated);
  }
  return repeated;
};

/** Asking for a job belongs to the trace of the call that started it. */
const createJobFetcher =
  (traceparent = createTraceparent()) =>
  async (id: number, signal?: AbortSignal): Promise<Job> => {
    const route = routes.jobs!.get!;
    const path = route.path.replace('{id}', String(id));
    const response = await sendAuthorized({ route, path, body: undefined, headers: { traceparent }, signal });
    return (await parseResponse(response, 'json')) as Job;
  };

const sendLongCall = async (request: OutgoingCall): Promise<unknown> => {
  const traceparent = createTraceparent();
  const response = await sendAuthorized({ ...request, headers: { prefer: 'respond-async', traceparent, ...request.headers } });
  const answer = await parseResponse(response, 'json');
  if (response.status !== 202 || !isJob(answer)) return answer;
  request.onAccepted?.(answer.job_id);
  return pollJob(answer.job_id, createJobFetcher(traceparent), request);
};

export const awaitJobResult = (id: number, options: CallOptions = {}): Promise<unknown> =>
  pollJob(id, createJobFetcher(), options);

const send: Send = async (request) => {
  if (request.route.isLong) return sendLongCall(request);
  const response = request.route.isPublic ? await sendRequest(request) : await sendAuthorized(request);
  const total = response.headers.get('x-total-count');
  if (total !== null) request.onTotal?.(Number(total));
  return parseResponse(response, request.route.kind);
};

/** `client.bcp.create({ body })`. Carries methods and paths of the contract, never its schemas. */
export const client = createClient<Api>(routes, send);
