/** Signed-in POSTs with an `Idempotency-Key`: the first request runs, a repeated one gets the same answer. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { claim, keep, release } from '#functions/data/idempotency.ts';
import type { Actor } from './actor.ts';
import { idempotencyKey, replay, requestHash } from './idempotency.ts';

interface KeyedRequest {
  actor: Actor;
  event: APIGatewayProxyEventV2;
  input: unknown;
  now: Date;
}

export const withIdempotency = async (
  { actor, event, input, now }: KeyedRequest,
  run: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const key = idempotencyKey(event.headers['idempotency-key']);
  if (key === null) return run();
  const hash = requestHash(event.routeKey, [event.rawPath, input]);
  const earlier = await claim(actor.id, key, hash, now);
  if (earlier !== null) {
    const { status, body } = replay(earlier, hash);
    return {
      statusCode: status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body,
    };
  }
  try {
    const answer = await run();
    await keep(actor.id, key, hash, { status: answer.statusCode ?? 200, body: answer.body ?? '' }, now);
    return answer;
  } catch (error) {
    await release(actor.id, key);
    throw error;
  }
};
