import { readBcp } from '#functions/data/bcps.ts';
import { EXERCISES_MAX, parseExerciseOwner, readMaterial, reserveIds } from '#functions/data/exercises.ts';
import { listPeopleNames } from '#functions/data/people.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { badRequest, notFound } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { buildJobSnapshot, buildSnapshot, indexPeople } from '#shared/domain/bcp/snapshot.ts';
import type { Exercise } from '#shared/domain/exercise.ts';
import { buildHandbook, type StoredMaterial } from '#shared/domain/exercise-material.ts';
import { maskDeep } from '#shared/domain/masking.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { writeFacilitatorNotes } from '#shared/knowledge/scenarios/library.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { fill } from '#shared/messages/fields.ts';
import { readVisible } from './exercises.ts';

/** Reserves the ids with the job, so that a retried job writes the same exercises. Unused ids leave gaps. */
export const generate: Operation<typeof exercises.generate> = async ({ actor, params, body, request, now }) => {
  const [stored, cyber, names] = await Promise.all([
    readBcp(actor.id, params.bcpId, true),
    wantsCyber(actor.id),
    listPeopleNames(actor.id, params.bcpId),
  ]);
  if (!stored) throw notFound(exerciseMessages.bcpNotFound);
  const ids = await reserveIds(actor.id, body.number_of_scenarios);
  if (!ids) throw badRequest(fill(exerciseMessages.full, { max: EXERCISES_MAX }));
  const people = indexPeople(stored, {}, names);
  const payload = {
    ...body,
    focus_areas: maskDeep(body.focus_areas, people),
    bcp_id: stored.id,
    bcp_name: stored.business_name ?? '',
    plan: buildJobSnapshot(stored, {}, cyber, people),
    cyber,
    ids,
    created_at: now.toISOString(),
  };
  return runLongCall({ kind: 'exercise_scenarios', payload, sent: [params, body], actor, request, now });
};

const materialFromLibrary = async ({ id, bcp_id, exercise_type }: Exercise): Promise<StoredMaterial> => {
  const stored = await readBcp(parseExerciseOwner(id), bcp_id);
  const profile = buildProfile(stored ? buildSnapshot(stored) : {}, true);
  return { exercise_id: id, exercise_type, source: 'knowledge', ...writeFacilitatorNotes(profile, exercise_type) };
};

export const material: Operation<typeof exercises.material> = async ({ actor, params }) => {
  const [exercise, stored] = await Promise.all([readVisible(actor, params.id), readMaterial(params.id)]);
  const notes = stored?.exercise_type === exercise.exercise_type ? stored : await materialFromLibrary(exercise);
  return buildHandbook(notes, exercise.duration_minutes);
};
