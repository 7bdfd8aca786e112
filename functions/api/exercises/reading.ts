/** Reading exercises: customers their own, staff and ISO auditors everybody's. */
import { type ExerciseRow, listAll, list as listOwn, parseExerciseOwner, read } from '#functions/data/exercises.ts';
import type { Actor } from '#functions/http/actor.ts';
import { type Operation, Reply, takeWithinResponse } from '#functions/http/operation.ts';
import { log } from '#functions/runtime/log.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { type Approver, awaitsApproval } from '#shared/domain/exercise-states.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { seenBy, unknownExercise } from './changing.ts';

const seesAll = (actor: Actor): boolean => hasAdminRights(actor) || actor.is_iso_auditor;

/** Who looked at whose exercises can be told afterwards: every line carries the user who asked. */
const logForeignRead = (actor: Actor, rows: readonly ExerciseRow[]): void => {
  const foreign = rows.map(({ id }) => id).filter((id) => parseExerciseOwner(id) !== actor.id);
  if (foreign.length > 0) log.info('foreign_exercises_read', { exercise_ids: foreign.join() });
};

const ownPage = async (uid: number, limit: number, offset: number, awaiting?: Approver) => {
  const rows = (await listOwn(uid)).filter((row) => !awaiting || awaitsApproval(row, awaiting));
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

export const list: Operation<typeof exercises.list> = async ({ actor, query: { limit, offset, awaiting } }) => {
  const { rows, total } = await (seesAll(actor) ? listAll(limit, offset, awaiting) : ownPage(actor.id, limit, offset, awaiting));
  logForeignRead(actor, rows);
  const seen = rows.map((row) => seenBy(actor, row));
  return new Reply(takeWithinResponse(seen), { headers: { 'x-total-count': String(total) } });
};

/** The exercise as this caller may see it; 404 otherwise. */
export const visible = async (actor: Actor, id: number): Promise<ExerciseRow> => {
  const row = parseExerciseOwner(id) === actor.id || seesAll(actor) ? await read(id) : null;
  if (!row) throw unknownExercise();
  logForeignRead(actor, [row]);
  return seenBy(actor, row);
};

export const get: Operation<typeof exercises.get> = async ({ actor, params }) => visible(actor, params.id);
