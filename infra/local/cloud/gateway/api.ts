/** The HTTP API of the template: route, authorizer, function, and the API's own answers where one of them refuses. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FunctionFailed } from '#infra/local/cloud/lambda/environment.ts';
import type { Fn, RouteSpec } from '#infra/local/cloud/template/parsed-template.ts';
import type { Authorize } from './authorizer.ts';
import { answerFor, eventFor, type HttpAnswer, ownAnswer } from './event.ts';
import { createRouter, trimSlash } from './routes.ts';

/** Nothing the product accepts is larger (a Lambda takes 6 MB, base64 included). */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** HTTP APIs end a request after 30 s whatever the function does. */
const MAX_MS = 30_000;

export interface ApiOptions {
  routes: RouteSpec[];
  authorize: Authorize;
  invoke(fn: Fn, event: unknown, requestId: string): Promise<unknown>;
}

/** Null when there is more than is taken; the rest is read and dropped, so that the sender can hear the answer. */
const readBody = async (incoming: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk as Buffer);
    else chunks.length = 0;
    if (size > 16 * MAX_BODY_BYTES) break;
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
};

/** What CloudFront adds on the way: the caller's address, whatever the caller claims it to be. */
const headersOf = (incoming: IncomingMessage, sourceIp: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(incoming.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(',')] as const],
    ),
  ),
  'x-viewer-ip': sourceIp,
});

const withinTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionFailed('no answer within 30 s', true)), MAX_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export const createApi = ({ routes, authorize, invoke }: ApiOptions) => {
  const find = createRouter(routes);
  return async (incoming: IncomingMessage): Promise<HttpAnswer> => {
    const [rawPath = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s);
    const [method, path] = [incoming.method ?? 'GET', trimSlash(rawPath)];
    const match = find(method, path);
    const claims = match?.route.jwt ? await authorize(match.route.jwt, incoming.headers.authorization) : null;
    const body = await readBody(incoming);
    if (!match) return ownAnswer(404, 'Not Found');
    if (match.route.jwt && !claims) return ownAnswer(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    if (body === null) return ownAnswer(413, 'Request Too Long');
    const sourceIp = (incoming.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
    const id = randomUUID();
    const request = { id, method, path, query, headers: headersOf(incoming, sourceIp), sourceIp, body };
    try {
      const answer = answerFor(await withinTime(invoke(match.route.fn, eventFor(request, match, claims), id)));
      return { ...answer, headers: { ...answer.headers, 'apigw-requestid': id } };
    } catch (error) {
      const isTimeout = error instanceof FunctionFailed && error.isTimeout;
      return isTimeout ? ownAnswer(503, 'Service Unavailable') : ownAnswer(500, 'Internal Server Error');
    }
  };
};
