import { readBcp } from '#functions/data/bcps.ts';
import { readExerciseMaterial } from '#functions/data/exercise-handbook.ts';
import { EXERCISES_MAX, reserveIds } from '#functions/data/exercises.ts';
import { listPeopleNames } from '#functions/data/people.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { badRequest, notFound } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { buildJobSnapshot, indexPeople } from '#shared/domain/bcp/snapshot.ts';
import { buildHandbook } from '#shared/domain/exercise-material.ts';
import { maskDeep } from '#shared/domain/masking.ts';
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

export const material: Operation<typeof exercises.material> = async ({ actor, params }) => {
  const { exercise, material: notes } = await readExerciseMaterial(params.id, readVisible(actor, params.id));
  return buildHandbook(notes, exercise.duration_minutes);
};
