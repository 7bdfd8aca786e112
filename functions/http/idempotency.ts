/** Idempotency keys: reading the header, telling requests apart, answering a repeated one. */
import { createHash, createHmac } from 'node:crypto';
import type { StoredReply } from '#functions/data/idempotency.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { conflict, unprocessable } from './errors.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;

/** The key of a request, or null without one; a malformed one is a 422. */
export const parseKeyHeader = (header: string | undefined): string | null => {
  if (header === undefined || header === '') return null;
  if (!KEY.test(header))
    throw unprocessable([{ field: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 128 visible characters' }]);
  return header;
};

const described = (call: string, input: unknown): string => JSON.stringify([call, input]);

/** What makes two requests the same one: the call, its path and query values, and its body. */
export const hashRequest = (call: string, input: unknown): string =>
  createHash('sha256').update(described(call, input)).digest('base64url');

/** The same under a key. It is made with the key, so that nobody who reads it can try out what a password in it was. */
export const hashRequestWithKey = (key: string, call: string, input: unknown): string =>
  createHmac('sha256', key).update(described(call, input)).digest('base64url');

/** The stored reply for a repeated request; another request under the same key is a 422, a running one a 409. */
export const replay = (stored: StoredReply, hash: string): { status: number; body: string } => {
  if (stored.request_hash !== hash) throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  if (stored.status === undefined) throw conflict(accessMessages.keyInProgress);
  return { status: stored.status, body: stored.body ?? '' };
};

/** A key that a call keeps inside its own transaction. */
export interface IdempotencyKey {
  key: string;
  hash: string;
}

/** The key of a call that keeps it itself, with the hash of its input; null without a key. */
export const readKey = (headers: Record<string, string | undefined>, call: string, input: unknown): IdempotencyKey | null => {
  const key = parseKeyHeader(headers['idempotency-key']);
  return key === null ? null : { key, hash: hashRequestWithKey(key, call, input) };
};

/** The id of what the first request under a key made; another request under the same key is a 422. */
export const existingResourceId = (kept: { request_hash: string; made_id: number | null }, { hash }: IdempotencyKey): number => {
  if (kept.request_hash !== hash || kept.made_id === null)
    throw unprocessable([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  return kept.made_id;
};
