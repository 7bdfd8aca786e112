/** HTTP answers: good ones stripped by their schema, bad ones with one body shape. This file alone decides statuses. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { isTransient } from '#functions/data/table.ts';
import type { Endpoint, ErrorBody } from '#shared/api/endpoint.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { fill } from '#shared/messages/fields.ts';
import { errorFields, log } from '../runtime/log.ts';
import { HttpError, serviceUnavailable } from './errors.ts';
import type { Reply } from './operation.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

export const toResponse = (endpoint: Endpoint, reply: Reply<unknown>): APIGatewayProxyStructuredResultV2 => {
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

/** Anything unknown is logged once, with the request id, and answered with a fixed sentence and that id. */
export const toErrorResponse = (error: unknown, route: string, requestId: string): APIGatewayProxyStructuredResultV2 => {
  if (error instanceof HttpError) return toHttpErrorResponse(error);
  if (isTransient(error)) {
    log.warn('store_busy', { route, ...errorFields(error) });
    return toHttpErrorResponse(serviceUnavailable());
  }
  const reply = error instanceof z.ZodError ? { reply_issues: error.issues.map((issue) => issue.path.join('.')) } : {};
  log.error('unexpected', { route, ...errorFields(error), ...reply });
  return toHttpErrorResponse(new HttpError(500, fill(accessMessages.unexpected, { requestId })));
};
