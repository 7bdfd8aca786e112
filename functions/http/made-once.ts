/** Making a thing once per idempotency key: the key is kept in the transaction that makes it, with the thing's id. */
import { idempotencyPut, parseStoredKey } from '#functions/data/idempotency.ts';
import type { Row } from '#functions/data/table.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { conflict, notFound } from './errors.ts';
import { existingResourceId, readKey } from './idempotency.ts';
import type { RequestInfo } from './operation.ts';

interface Creation<T extends { id: number }> {
  uid: number;
  request: RequestInfo;
  now: Date;
  /** The call and what was sent: the same under one key is the same request. */
  call: string;
  sent: unknown;
  thing: T;
  /** Null when it was made; else the row of the key that was used before, or 'busy'. */
  insert: (thing: T, kept?: ReturnType<typeof idempotencyPut>) => Promise<null | { kept: Row | undefined } | 'busy'>;
  read: (id: number) => Promise<T | null>;
}

/** The new thing, or what an earlier request under the same key made. */
export const createOnce = async <T extends { id: number }>(making: Creation<T>): Promise<T> => {
  const { uid, request, now, call, sent, thing, insert, read } = making;
  const own = readKey(request.headers, call, sent);
  const outcome = await insert(thing, own ? idempotencyPut(uid, own.key, own.hash, thing.id, now) : undefined);
  if (outcome === null) return thing;
  if (outcome === 'busy' || own === null) throw conflict(accessMessages.busy);
  const earlier = await read(existingResourceId(parseStoredKey(outcome.kept), own));
  if (!earlier) throw notFound();
  return earlier;
};
