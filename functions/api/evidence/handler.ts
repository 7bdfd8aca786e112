import { readHeader } from '#functions/data/bcps.ts';
import { addEvidence, listEvidence, readEvidence, removeEvidence, updateEvidence } from '#functions/data/evidence.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { badRequest, conflict, notFound, unprocessable } from '#functions/http/errors.ts';
import { insertOnce } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { evidence } from '#shared/api/evidence.ts';
import { EVIDENCE_MAX, type EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { DAY_MS, toDay } from '#shared/domain/time.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';

const assertBcpExists = async (uid: number, bcpId: number): Promise<void> => {
  if (!(await readHeader(uid, bcpId))) throw notFound();
};

/** East of UTC, tomorrow has come already. */
const assertHeld = (on: string, now: Date): void => {
  if (on > toDay(new Date(now.getTime() + DAY_MS))) throw unprocessable([{ field: 'on', message: evidenceMessages.inFuture }]);
};

const list: Operation<typeof evidence.list> = async ({ actor, params }) => {
  const [, items] = await Promise.all([assertBcpExists(actor.id, params.id), listEvidence(actor.id, params.id, true)]);
  return items;
};

const create: Operation<typeof evidence.create> = async ({ actor, params, body, request, now }) => {
  assertHeld(body.on, now);
  const created = await insertOnce<EvidenceItem, 'unknown' | 'busy' | 'full'>({
    ...{ uid: actor.id, request, now, call: 'POST /v1/bcp/{id}/evidence', sent: [params, body] },
    insert: (buildKey) => addEvidence(actor.id, { bcpId: params.id, fields: body, buildKey }),
    read: (id) => readEvidence(actor.id, params.id, id),
  });
  if (created === 'unknown') throw notFound();
  if (created === 'full') throw badRequest(evidenceMessages.tooMany(EVIDENCE_MAX));
  if (created === 'busy') throw conflict(accessMessages.busy);
  return created;
};

const update: Operation<typeof evidence.update> = async ({ actor, params, body, now }) => {
  await assertBcpExists(actor.id, params.id);
  assertHeld(body.on, now);
  const updated = await updateEvidence(actor.id, params.id, params.evidenceId, body);
  if (updated === null) throw notFound();
  return updated;
};

/** Deleting twice is fine: the answer of the first time may have been lost. */
const remove: Operation<typeof evidence.remove> = async ({ actor, params }) => {
  await assertBcpExists(actor.id, params.id);
  await removeEvidence(actor.id, params.id, params.evidenceId);
};

export const handler = apiHandler(evidence, { list, create, update, remove });
