/** Idempotency keys: reading the header, telling requests apart, answering a repeated one. */
import { createHash } from 'node:crypto';
import type { StoredReply } from '#functions/data/idempotency.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { conflict, invalid } from './errors.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;

/** The key of a request, or null without one; a malformed one is a 422. */
export const idempotencyKey = (header: string | undefined): string | null => {
  if (header === undefined || header === '') return null;
  if (!KEY.test(header))
    throw invalid([{ field: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 128 visible characters' }]);
  return header;
};

/** What makes two requests the same one: the call, its path and query values, and its body. */
export const requestHash = (routeKey: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([routeKey, input]))
    .digest('base64url');

/** The stored reply for a repeated request; another request under the same key is a 422, a running one a 409. */
export const replay = (stored: StoredReply, hash: string): { status: number; body: string } => {
  if (stored.request_hash !== hash) throw invalid([{ field: 'Idempotency-Key', message: accessMessages.keyReused }]);
  if (stored.status === undefined) throw conflict(accessMessages.keyInProgress);
  return { status: stored.status, body: stored.body ?? '' };
};
