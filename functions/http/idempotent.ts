/** Signed-in POSTs with an `Idempotency-Key`: the first request runs, a repeated one gets the same answer. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { claim, keep, release } from '#functions/data/idempotency.ts';
import { errorFields, log } from '../runtime/log.ts';
import type { Actor } from './actor.ts';
import { hashRequestWithKey, parseKeyHeader, replay } from './idempotency.ts';

interface KeyedRequest {
  actor: Actor;
  event: APIGatewayProxyEventV2;
  input: unknown;
  now: Date;
}

/** A request that was refused or failed frees its key; what it failed with is told even where the key stays claimed. */
const runOrRelease = async <T>(uid: number, key: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    await release(uid, key).catch((reason) => log.warn('key_not_released', errorFields(reason)));
    throw error;
  }
};

export const withIdempotency = async (
  { actor, event, input, now }: KeyedRequest,
  run: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const key = parseKeyHeader(event.headers['idempotency-key']);
  if (key === null) return run();
  const hash = hashRequestWithKey(key, event.routeKey, [event.rawPath, input]);
  const earlier = await claim(actor.id, key, hash, now);
  if (earlier !== null) {
    const { status, body } = replay(earlier, hash);
    return {
      statusCode: status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body,
    };
  }
  const answer = await runOrRelease(actor.id, key, run);
  try {
    await keep(actor.id, key, hash, { status: answer.statusCode ?? 200, body: answer.body ?? '' }, now);
  } catch (error) {
    // The work is done: the key stays claimed, so that a repeated request does not do it again right away.
    log.error('reply_not_kept', { route: event.routeKey, ...errorFields(error) });
  }
  return answer;
};
