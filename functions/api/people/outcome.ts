/** What the outcome of a write means to a caller. */
import { idempotencyPut, parseStoredKey } from '#functions/data/idempotency.ts';
import type { Kept, Outcome } from '#functions/data/people.ts';
import { badRequest, conflict, notFound } from '#functions/http/errors.ts';
import { existingResourceId, readKey } from '#functions/http/idempotency.ts';
import type { RequestInfo } from '#functions/http/operation.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { peopleMessages } from '#shared/messages/people.ts';

/** The value, or the answer that fits: 404, 400 with the sentence of the duplicate, 409 where others kept writing. */
export const settled = <T>(outcome: Outcome<T>, duplicate = ''): T => {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'duplicate') throw badRequest(duplicate);
  if (outcome === 'full') throw badRequest(peopleMessages.full);
  if (outcome === 'busy') throw conflict(accessMessages.busy);
  return outcome;
};

interface Adding<T extends object> {
  uid: number;
  request: RequestInfo;
  now: Date;
  /** The call and what was sent: the same under one key is the same request. */
  call: string;
  sent: unknown;
  duplicate: string;
  add: (keep: ((id: number) => ReturnType<typeof idempotencyPut>) | undefined) => Promise<Outcome<T> | Kept>;
  read: (id: number) => Promise<T | null>;
}

/** Adds somebody once per idempotency key: a repeated request answers who was added by the first. */
export const addedOnce = async <T extends object>({
  uid,
  request,
  now,
  call,
  sent,
  duplicate,
  add,
  read,
}: Adding<T>): Promise<T> => {
  const own = readKey(request.headers, call, sent);
  const outcome = await add(own ? (id) => idempotencyPut(uid, own.key, own.hash, id, now) : undefined);
  if (own === null || typeof outcome === 'string' || !('kept' in outcome)) return settled(outcome as Outcome<T>, duplicate);
  const earlier = await read(existingResourceId(parseStoredKey(outcome.kept), own));
  return settled(earlier ?? 'unknown');
};
