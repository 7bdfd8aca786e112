/** The typed client: `client.bcp.create({ body })`. Carries methods and paths of the contract, never its schemas. */
import { routes } from 'virtual:api-routes';
import { type CallOptions, createClient, type OutgoingCall, type Send } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import type { Job } from '#shared/job.ts';
import { accessToken, renewedToken } from './access-token.ts';
import { errorOf } from './api-error.ts';
import { answerOf, exchange } from './exchange.ts';
import { isJob, jobResult } from './job.ts';
import { endSession } from './session-state.ts';

/** A signed-in POST carries one key for all its attempts, so that a repeated one is not done twice. */
const withKey = (request: OutgoingCall): OutgoingCall =>
  request.route.method === 'POST'
    ? { ...request, headers: { 'idempotency-key': crypto.randomUUID(), ...request.headers } }
    : request;

/** Sends with the session's token; a 401 renews the token and repeats the call once, or ends the session. */
const authorised = async (given: OutgoingCall): Promise<Response> => {
  const request = withKey(given);
  const token = await accessToken();
  const response = await exchange(request, token);
  if (response.status !== 401) return response;
  const renewed = await renewedToken(token);
  const repeated = renewed === null ? response : await exchange(request, renewed);
  if (repeated.status === 401) {
    endSession();
    throw await errorOf(repeated);
  }
  return repeated;
};

const pollJob = async (id: number, signal?: AbortSignal): Promise<Job> => {
  const route = routes.jobs!.get!;
  return (await answerOf(
    await authorised({ route, path: route.path.replace('{id}', String(id)), body: undefined, signal }),
    'json',
  )) as Job;
};

const sendLong = async (request: OutgoingCall): Promise<unknown> => {
  const response = await authorised({ ...request, headers: { prefer: 'respond-async', ...request.headers } });
  const answer = await answerOf(response, 'json');
  if (response.status !== 202 || !isJob(answer)) return answer;
  request.onAccepted?.(answer.job_id);
  return jobResult(answer.job_id, pollJob, request);
};

/** What an earlier long call comes to, by the number of its job. */
export const resultOfJob = (id: number, options: CallOptions = {}): Promise<unknown> => jobResult(id, pollJob, options);

const send: Send = async (request) => {
  if (request.route.isLong) return sendLong(request);
  const response = request.route.isPublic ? await exchange(request) : await authorised(request);
  return answerOf(response, request.route.kind);
};

export const client = createClient<Api>(routes, send);
