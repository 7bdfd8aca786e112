/** Scenarios by AI for a plan of one's own, and what a facilitator needs beside any exercise. */
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
import { visible } from './reading.ts';

/** Ids are reserved here, so that a job which several workers try in turn keeps the same exercises; gaps are fine. */
export const generate: Operation<typeof exercises.generate> = async ({ actor, params, body, request, now }) => {
  const [plan, cyber, names] = await Promise.all([
    readBcp(actor.id, params.bcpId, true),
    wantsCyber(actor.id),
    listPeopleNames(actor.id, params.bcpId),
  ]);
  if (!plan) throw notFound(exerciseMessages.planNotFound);
  const ids = await reserveIds(actor.id, body.number_of_scenarios);
  if (!ids) throw badRequest(fill(exerciseMessages.full, { max: EXERCISES_MAX }));
  const people = indexPeople(plan, {}, names);
  const payload = {
    ...body,
    focus_areas: maskDeep(body.focus_areas, people),
    bcp_id: plan.id,
    bcp_name: plan.business_name ?? '',
    plan: buildJobSnapshot(plan, {}, cyber, people),
    cyber,
    ids,
    created_at: now.toISOString(),
  };
  return runLongCall({ kind: 'exercise_scenarios', payload, sent: [params, body], actor, request, now });
};

/** Out of the library, for the exercise's own plan as it is now. */
const fromLibrary = async ({ id, bcp_id, exercise_type }: Exercise): Promise<StoredMaterial> => {
  const plan = await readBcp(parseExerciseOwner(id), bcp_id);
  const profile = buildProfile(plan ? buildSnapshot(plan) : {}, true);
  return { exercise_id: id, exercise_type, source: 'knowledge', ...writeFacilitatorNotes(profile, exercise_type) };
};

/** What was kept with a generated exercise holds for as long as the exercise is of the same type. */
export const material: Operation<typeof exercises.material> = async ({ actor, params }) => {
  const [exercise, stored] = await Promise.all([visible(actor, params.id), readMaterial(params.id)]);
  return buildHandbook(stored?.exercise_type === exercise.exercise_type ? stored : await fromLibrary(exercise));
};
