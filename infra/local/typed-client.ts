import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, listRoutes, type OutgoingCall } from '#shared/api/client.ts';
import { type Api, api } from '#shared/api/index.ts';
import type { Job } from '#shared/queues/job.ts';

const routes = listRoutes(api);
const JOB_POLL_MS = 50;

class Refused extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: unknown, call: string) {
    const known = (typeof body === 'object' && body !== null ? body : { detail: body }) as Record<string, unknown>;
    super(`${call}: ${status} ${String(known.detail ?? known.message)}`);
    this.name = 'Refused';
    this.status = status;
    this.body = known;
  }
}

interface Sent {
  body: unknown;
  headers?: Record<string, string>;
}

const encoded = (body: unknown, isForm: boolean | undefined): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {};
  if (isForm) return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

export const clientAt = (origin: string, token?: string, pollMs = JOB_POLL_MS): Client<Api> => {
  const ask = async (method: string, path: string, { body, headers = {} }: Sent, isForm?: boolean) => {
    const { headers: own = {}, ...content } = encoded(body, isForm);
    const response = await fetch(`${origin}${path}`, {
      method,
      ...content,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(own as Record<string, string>), ...headers },
    });
    const text = await response.text();
    const answer: unknown = response.headers.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : text;
    if (!response.ok) throw new Refused(response.status, answer, `${method} ${path}`);
    return { status: response.status, body: answer };
  };
  const finished = async (job: Job): Promise<unknown> => {
    if (job.status === 'queued' || job.status === 'running') {
      await wait(pollMs);
      return finished((await ask('GET', job.status_url, { body: undefined })).body as Job);
    }
    if (job.status !== 'succeeded') throw new Refused(200, { detail: job.detail ?? job.status }, job.status_url);
    return job.result;
  };
  return createClient<Api>(routes, async ({ route, path, body, headers }: OutgoingCall) => {
    const prefer: Record<string, string> = route.isLong ? { prefer: 'respond-async' } : {};
    const answer = await ask(route.method, path, { body, headers: { ...prefer, ...headers } }, route.isForm);
    return answer.status === 202 ? finished(answer.body as Job) : answer.body;
  });
};
