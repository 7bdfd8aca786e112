/** Stripe's events. They need the raw body for their signature, and no sign-in. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { verifiedEvent } from '#functions/gateways/payment-events.ts';
import { isFromEdge } from '#functions/http/edge.ts';
import { now } from '#functions/runtime/clock.ts';
import { addToTrace, errorFields, log, withTrace } from '#functions/runtime/log.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { processEvent } from './events.ts';

const answer = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

const rawBody = ({ body, isBase64Encoded }: APIGatewayProxyEventV2): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '');

const receive = async (request: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  const time = now();
  if (!isFromEdge(request.headers)) return answer(403, { detail: accessMessages.notThisWay });
  try {
    const event = await verifiedEvent(rawBody(request), request.headers['stripe-signature'], time);
    if (!event) {
      log.warn('webhook_refused');
      return answer(400, { detail: 'The signature does not match' });
    }
    addToTrace({ event_id: event.id, type: event.type });
    const outcome = await processEvent(event, time);
    log.info('webhook', { outcome });
    return answer(200, { received: true, outcome });
  } catch (error) {
    log.error('webhook_failed', errorFields(error));
    return answer(500, { detail: 'The event could not be taken in' });
  }
};

/** 400 for what is not genuine, 500 so that Stripe delivers again, 200 for the rest. */
export const handler = (request: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> =>
  withTrace({ request_id: request.requestContext.requestId }, () => receive(request));
