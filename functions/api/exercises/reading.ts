/** Reading exercises: customers their own, staff and ISO auditors everybody's. */
import { listAll } from '#functions/data/all-exercises.ts';
import { type ExerciseRow, list as listOwn, ownerOfExercise, read } from '#functions/data/exercises.ts';
import type { Actor } from '#functions/runtime/actor.ts';
import { type Operation, Reply } from '#functions/runtime/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { type Approver, awaitsApproval } from '#shared/domain/exercise-states.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { unknownExercise } from './changing.ts';

const seesAll = (actor: Actor): boolean => hasAdminRights(actor) || actor.is_iso_auditor;

/** A Lambda answers at most 6 MB; a page of very long exercises is shorter than asked for. */
const ANSWER_MAX = 4_000_000;
const fitting = (rows: ExerciseRow[]): ExerciseRow[] => {
  let bytes = 0;
  return rows.filter((row, at) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return at === 0 || bytes <= ANSWER_MAX;
  });
};

const ownPage = async (uid: number, limit: number, offset: number, awaiting?: Approver) => {
  const rows = (await listOwn(uid)).filter((row) => !awaiting || awaitsApproval(row, awaiting));
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

export const list: Operation<typeof exercises.list> = async ({ actor, query: { limit, offset, awaiting } }) => {
  const { rows, total } = await (seesAll(actor) ? listAll(limit, offset, awaiting) : ownPage(actor.id, limit, offset, awaiting));
  return new Reply(fitting(rows), { headers: { 'x-total-count': String(total) } });
};

/** The exercise as this caller may see it; 404 otherwise. */
export const visible = async (actor: Actor, id: number): Promise<ExerciseRow> => {
  const row = ownerOfExercise(id) === actor.id || seesAll(actor) ? await read(id) : null;
  if (!row) throw unknownExercise();
  return row;
};

export const get: Operation<typeof exercises.get> = async ({ actor, params }) => visible(actor, params.id);
