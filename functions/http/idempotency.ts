import { createHash, createHmac } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  claimKey,
  idempotencyPut,
  parseStoredKey,
  releaseKey,
  type StoredReply,
  storeReply,
  type UsedKey,
} from '#functions/data/idempotency.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { errorFields, log } from '../runtime/log.ts';
import type { Actor } from './actor.ts';
import { conflict, notFound, unprocessable } from './errors.ts';
import type { RequestInfo } from './operation.ts';

const KEY_FORMAT = /^[\x21-\x7e]{1,128}$/;

export const parseKeyHeader = (header: string | undefined): string | null => {
  if (header === undefined || header === '') return null;
  if (!KEY_FORMAT.test(header))
    throw unprocessable([{ field: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 128 visible characters' }]);
  return header;
};

const serializeRequest = (call: string, input: unknown): string => JSON.stringify([call, input]);

export const hashRequest = (call: string, input: unknown): string =>
  createHash('sha256').update(serializeRequest(call, input)).digest('base64url');

/** Keyed, so that the stored hash of a password in the input cannot be guessed. */
export const hashRequestWithKey = (key: string, call: string, input: unknown): string =>
  createHmac('sha256', key).update(serializeRequest(call, input)).digest('base64url');

export const replay = (stored: StoredReply, hash: string): { status: number; body: string } => {
  if (stored.request_hash !== hash) throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  if (stored.status === undefined) throw conflict(accessMessages.keyInProgress);
  return { status: stored.status, body: stored.body ?? '' };
};

export interface IdempotencyKey {
  key: string;
  hash: string;
}

export const readKey = (headers: Record<string, string | undefined>, call: string, input: unknown): IdempotencyKey | null => {
  const key = parseKeyHeader(headers['idempotency-key']);
  return key === null ? null : { key, hash: hashRequestWithKey(key, call, input) };
};

export const existingResourceId = (
  stored: { request_hash: string; made_id: number | null },
  { hash }: IdempotencyKey,
): number => {
  if (stored.request_hash !== hash || stored.made_id === null)
    throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  return stored.made_id;
};

interface KeyedRequest {
  actor: Actor;
  event: APIGatewayProxyEventV2;
  input: unknown;
  now: Date;
}

/** A failed request frees its key; its error is thrown even if that fails. */
const runOrRelease = async <T>(uid: number, key: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    await releaseKey(uid, key).catch((reason) => log.warn('key_not_released', errorFields(reason)));
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
  const earlier = await claimKey(actor.id, key, hash, now);
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
    await storeReply(actor.id, key, hash, { status: answer.statusCode ?? 200, body: answer.body ?? '' }, now);
  } catch (error) {
    // The work is done, so the key stays claimed: a repeated request must not do it again right away.
    log.error('reply_not_kept', { route: event.routeKey, ...errorFields(error) });
  }
  return answer;
};

type KeyPut = ReturnType<typeof idempotencyPut>;

interface Insertion<T, Refusal extends string> {
  uid: number;
  request: RequestInfo;
  now: Date;
  call: string;
  sent: unknown;
  /** Stores the key in the transaction that stores the resource. */
  insert: (buildKey: ((id: number) => KeyPut) | undefined) => Promise<T | Refusal | UsedKey>;
  read: (id: number) => Promise<T | null>;
}

/** The new resource, or that of an earlier request with the same key. */
export const insertOnce = async <T extends object, Refusal extends string>(
  insertion: Insertion<T, Refusal>,
): Promise<T | Refusal> => {
  const { uid, request, now, call, sent, insert, read } = insertion;
  const own = readKey(request.headers, call, sent);
  const outcome = await insert(own ? (id) => idempotencyPut(uid, own.key, own.hash, id, now) : undefined);
  if (own === null || typeof outcome === 'string' || !('usedKey' in outcome)) return outcome as T | Refusal;
  const earlier = await read(existingResourceId(parseStoredKey(outcome.usedKey), own));
  if (!earlier) throw notFound();
  return earlier;
};

interface ResourceCreation<T extends { id: number }> extends Omit<Insertion<T, 'busy'>, 'insert'> {
  resource: T;
  insert: (resource: T, key?: KeyPut) => Promise<null | UsedKey | 'busy'>;
}

export const createOnce = async <T extends { id: number }>(creation: ResourceCreation<T>): Promise<T> => {
  const { resource, insert, ...insertion } = creation;
  const created = await insertOnce<T, 'busy'>({
    ...insertion,
    insert: async (buildKey) => (await insert(resource, buildKey?.(resource.id))) ?? resource,
  });
  if (created === 'busy') throw conflict(accessMessages.busy);
  return created;
};
