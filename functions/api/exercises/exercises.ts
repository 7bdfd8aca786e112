import { readHeader } from '#functions/data/bcps.ts';
import { readAuthoredTemplate, templateUseUpdate } from '#functions/data/exercise-templates.ts';
import {
  EXERCISES_MAX,
  type ExerciseRow,
  insert,
  listAllExercises,
  list as listOwn,
  parseExerciseOwner,
  read,
  reserveIds,
} from '#functions/data/exercises.ts';
import { badRequest, notFound, unprocessable } from '#functions/http/errors.ts';
import { createOnce } from '#functions/http/idempotency.ts';
import { type Input, type Operation, Reply, takeWithinResponse } from '#functions/http/operation.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { canSeeAllExercises } from '#shared/domain/access.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { filterExercises, sortExercises } from '#shared/domain/exercise-list.ts';
import { createExercise, editExercise, removeContent } from '#shared/domain/exercise-states.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { fill } from '#shared/messages/fields.ts';
import { assertCanManage, assertTransition, mutate, type Reader, recordSeen, redactFor, unknownExercise } from './mutate.ts';

type ListQuery = Input<typeof exercises.list>['query'];

const listOwnPage = async (uid: number, { limit, offset, sort, ...filter }: ListQuery, now: Date) => {
  const rows = sortExercises(filterExercises(await listOwn(uid), filter), sort, now);
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

/** The index of all exercises knows neither their content nor another order. */
const assertIndexed = ({ type, bcp_id, search, sort }: ListQuery): void => {
  const asked = { type, bcp_id, search: search || undefined, sort: sort === 'newest' ? undefined : sort };
  const field = Object.entries(asked).find(([, value]) => value !== undefined)?.[0];
  if (field) throw unprocessable([{ field, message: exerciseMessages.ownFilter }]);
};

const listAllPage = async (query: ListQuery) => {
  assertIndexed(query);
  return listAllExercises(query.limit, query.offset, query);
};

export const list: Operation<typeof exercises.list> = async ({ actor, query, now }) => {
  const { rows, total } = await (canSeeAllExercises(actor) ? listAllPage(query) : listOwnPage(actor.id, query, now));
  const visible = rows.map((row) => (parseExerciseOwner(row.id) === actor.id ? row : removeContent(row)));
  return new Reply(takeWithinResponse(visible), { headers: { 'x-total-count': String(total) } });
};

/** With the participants, whom only the owner may see. */
export const readVisibleRow = async (reader: Reader, id: number): Promise<ExerciseRow> => {
  const isVisible = parseExerciseOwner(id) === reader.actor.id || canSeeAllExercises(reader.actor);
  const row = isVisible ? await read(id) : null;
  if (!row) throw unknownExercise();
  await recordSeen(reader, row);
  return row;
};

export const readVisible = async (reader: Reader, id: number): Promise<ExerciseRow> =>
  redactFor(reader.actor, await readVisibleRow(reader, id));

export const get: Operation<typeof exercises.get> = async (input) => readVisible(input, input.params.id);

const readBcpName = async (owner: number, bcpId: number): Promise<string> => {
  const header = await readHeader(owner, bcpId);
  if (!header) throw notFound(exerciseMessages.bcpNotFound);
  return header.business_name ?? '';
};

/** Counts a use only of a template that exists, so that callers cannot create counters. */
const buildTemplateUse = async (templateId: number | null | undefined) => {
  if (!templateId) return undefined;
  try {
    return (await readAuthoredTemplate(templateId)) ? templateUseUpdate(templateId) : undefined;
  } catch (error) {
    log.warn('template_use_not_counted', { template_id: templateId, ...errorFields(error) });
    return undefined;
  }
};

export const create: Operation<typeof exercises.create> = async ({ actor, body, request, now }) => {
  const [bcpName, ids, templateUse] = await Promise.all([
    readBcpName(actor.id, body.bcp_id),
    reserveIds(actor.id, 1),
    buildTemplateUse(body.template_id),
  ]);
  const [id] = ids ?? [];
  if (id === undefined) throw badRequest(fill(exerciseMessages.full, { max: EXERCISES_MAX }));
  return createOnce<Exercise>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/tabletop-exercises',
    sent: body,
    resource: createExercise(id, body, bcpName, now),
    insert: (exercise, key) => insert(exercise, key, templateUse),
    read,
  });
};

export const update: Operation<typeof exercises.update> = async ({ actor, params: { id }, body, request, now }) => {
  assertCanManage(actor, id);
  // Read in parallel with the exercise; a missing exercise takes precedence over a missing BCP.
  const reading = readBcpName(parseExerciseOwner(id), body.bcp_id);
  reading.catch(() => undefined);
  return mutate({ actor, request, now, id }, async (exercise) => {
    const bcpName = await reading;
    assertTransition('save', exercise);
    // staff do not see the participants, so their save keeps those that are stored
    const { participants } = parseExerciseOwner(id) === actor.id ? body : exercise;
    return editExercise(exercise, { ...body, participants }, bcpName, now);
  });
};
