import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { isTransient } from '#functions/data/table.ts';
import { readActor } from '#functions/data/users.ts';
import type { Area, Endpoint, ErrorBody } from '#shared/api/endpoint.ts';
import { readTraceId } from '#shared/api/traceparent.ts';
import { accessDenialReason } from '#shared/domain/access.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { fill } from '#shared/messages/fields.ts';
import { now } from '../runtime/clock.ts';
import { addCorrelation, addLambdaContext, errorFields, log, withCorrelation } from '../runtime/log.ts';
import { type Actor, authenticate, parseClaims } from './actor.ts';
import { callerIp, isFromEdge, pseudonymize } from './edge.ts';
import { forbidden, HttpError, notFound, serviceUnavailable } from './errors.ts';
import { withIdempotency } from './idempotency.ts';
import { type Input, type Operation, type Operations, Reply, type RequestInfo } from './operation.ts';
import { parseInput, parseParams, type RawRequest } from './parse.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;

/** A browser's is about 120 characters; anything may be sent. */
const AGENT_MAX = 300;

const requestInfo = ({ headers, requestContext }: Event): RequestInfo => {
  const ip = callerIp(headers, requestContext.http.sourceIp);
  return {
    id: requestContext.requestId,
    receivedAt: new Date(requestContext.timeEpoch ?? now()),
    ip,
    viewer: pseudonymize(ip),
    agent: headers['user-agent']?.slice(0, AGENT_MAX) ?? null,
    headers,
  };
};

const rawRequest = (event: Event): RawRequest => ({
  body: event.body,
  isBase64Encoded: event.isBase64Encoded,
  contentType: event.headers['content-type'] ?? '',
  pathParameters: event.pathParameters ?? {},
  query: event.queryStringParameters ?? {},
});

const authorize = async (endpoint: Endpoint, event: Event): Promise<Actor | null> => {
  if (endpoint.access === 'public') return null;
  const claimed = parseClaims(event.requestContext.authorizer?.jwt?.claims as Record<string, string> | undefined);
  addCorrelation({ user_id: claimed.uid });
  const actor = authenticate(await readActor(claimed.uid), claimed, now());
  const why = accessDenialReason(endpoint.access, actor);
  if (why !== null) throw forbidden(why);
  return actor;
};

/** Order of the checks: 401, 403, 404 for an id that cannot exist, 422, then the operation's own 404, 400 and 409. */
const handleCall = async (
  endpoint: Endpoint,
  operation: Operation<Endpoint>,
  event: Event,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const actor = await authorize(endpoint, event);
  const raw = rawRequest(event);
  const params = parseParams(endpoint, raw);
  const { query, body } = await parseInput(endpoint, raw);
  const input = { params, query, body, actor, now: now(), request: requestInfo(event) } as unknown as Input<Endpoint>;
  const run = async () => {
    const result = await operation(input);
    return toResponse(endpoint, result instanceof Reply ? result : new Reply(result));
  };
  const needsKey = actor !== null && endpoint.method === 'POST' && !endpoint.ownsIdempotency;
  return needsKey ? withIdempotency({ actor, event, input: [params, query, body], now: input.now }, run) : run();
};

const readIds = ({ headers, requestContext }: Event) => ({
  request_id: requestContext.requestId,
  trace_id: readTraceId(headers.traceparent),
});

const logCall = (event: Event, status: number | undefined, startedAt: number): void => {
  const { headers, requestContext } = event;
  const userAgent = headers['user-agent'];
  log.info('call', {
    route: event.routeKey,
    status,
    duration_ms: Math.round(performance.now() - startedAt),
    viewer: pseudonymize(callerIp(headers, requestContext.http.sourceIp)),
    ...(userAgent === undefined ? {} : { user_agent: pseudonymize(userAgent) }),
  });
};

type Answer = APIGatewayProxyStructuredResultV2;

export const apiHandler = <A extends Area>(
  area: A,
  operations: Operations<A>,
  ...middlewares: MiddlewareObj<Event, Answer, Error, Context>[]
) => {
  const byRoute = new Map(
    Object.entries(area).map(([name, endpoint]) => [
      `${endpoint.method} ${endpoint.path}`,
      { name, endpoint, operation: (operations as Record<string, Operation<Endpoint>>)[name]! },
    ]),
  );
  const answerEvent = middy<Event, Answer, Error, Context>()
    .use({
      onError: (request) => {
        request.response = toErrorResponse(request.error, request.event.routeKey, request.event.requestContext.requestId);
      },
    })
    .use(middlewares)
    .handler(async (event) => {
      if (!isFromEdge(event.headers)) throw forbidden(accessMessages.notThisWay);
      const call = byRoute.get(event.routeKey);
      if (!call) throw notFound();
      return handleCall(call.endpoint, call.operation, event);
    });
  return (event: Event, context: Context): Promise<Answer> =>
    withCorrelation(readIds(event), async () => {
      addLambdaContext(context);
      const startedAt = performance.now();
      const response = await answerEvent(event, context);
      logCall(event, response.statusCode, startedAt);
      return response;
    });
};

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

const toResponse = (endpoint: Endpoint, reply: Reply<unknown>): APIGatewayProxyStructuredResultV2 => {
  const statusCode = reply.status ?? endpoint.status ?? 200;
  if (endpoint.response === 'none') return { statusCode, headers: { ...JSON_HEADERS, ...reply.headers } };
  if (endpoint.response === 'html')
    return { statusCode, headers: { ...HTML_HEADERS, ...reply.headers }, body: String(reply.body) };
  const body = reply.isRaw ? reply.body : endpoint.response.parse(reply.body);
  return { statusCode, headers: { ...JSON_HEADERS, ...reply.headers }, body: JSON.stringify(body) };
};

const toHttpErrorResponse = (refusal: HttpError): APIGatewayProxyStructuredResultV2 => {
  const body: ErrorBody & Record<string, unknown> = {
    detail: refusal.detail,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...refusal.extra,
  };
  const retry: Record<string, string> =
    refusal.retryAfterSeconds === undefined ? {} : { 'retry-after': String(refusal.retryAfterSeconds) };
  return { statusCode: refusal.status, headers: { ...JSON_HEADERS, ...retry }, body: JSON.stringify(body) };
};

const toErrorResponse = (error: unknown, route: string, requestId: string): APIGatewayProxyStructuredResultV2 => {
  if (error instanceof HttpError) return toHttpErrorResponse(error);
  if (isTransient(error)) {
    log.warn('store_busy', { route, ...errorFields(error) });
    return toHttpErrorResponse(serviceUnavailable());
  }
  const reply = error instanceof z.ZodError ? { reply_issues: error.issues.map((issue) => issue.path.join('.')) } : {};
  log.error('unexpected', { route, ...errorFields(error), ...reply });
  return toHttpErrorResponse(new HttpError(500, fill(accessMessages.unexpected, { requestId })));
};
