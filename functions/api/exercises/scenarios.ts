import { readBcp } from '#functions/data/bcps.ts';
import { readExerciseMaterial } from '#functions/data/exercise-handbook.ts';
import { EXERCISES_MAX, insertWithMaterials, listExercisesOfBcp, read, reserveIds } from '#functions/data/exercises.ts';
import { hasEnded, readJob, readJobResult } from '#functions/data/jobs.ts';
import { readTeam } from '#functions/data/people.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import type { Actor } from '#functions/http/actor.ts';
import { badRequest, conflict, notFound, unprocessable } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exercises } from '#shared/api/exercises.ts';
import { buildJobSnapshot, indexPeople } from '#shared/domain/bcp/masked-snapshot.ts';
import { sortByAuthority } from '#shared/domain/bcp/team-names.ts';
import type { Exercise, KeptScenario } from '#shared/domain/exercise.ts';
import { buildHandbook } from '#shared/domain/exercise-material.ts';
import { maskDeep } from '#shared/domain/masking.ts';
import type { Employee } from '#shared/domain/people.ts';
import { listDigests } from '#shared/knowledge/scenarios/digest.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { exerciseMessages } from '#shared/messages/exercises.ts';
import { fill } from '#shared/messages/fields.ts';
import type { JobResult } from '#shared/queues/job-definitions.ts';
import { readVisible } from './exercises.ts';

const ROLES_MAX = 5;
/** A second call for the same scenarios may have stored them in between. */
const KEEP_TRIES = 2;

const listRoles = (team: readonly Employee[]): string[] => {
  const roles = sortByAuthority(team).map(({ role }) => role.trim());
  return [...new Set(roles)].slice(0, ROLES_MAX);
};

/** Reserves the ids with the job, so that a retried job writes the same exercises. Unused ids leave gaps. */
export const generate: Operation<typeof exercises.generate> = async ({ actor, params, body, request, now }) => {
  const [stored, cyber, { team, names }, existing] = await Promise.all([
    readBcp(actor.id, params.bcpId, true),
    wantsCyber(actor.id),
    readTeam(actor.id, params.bcpId),
    listExercisesOfBcp(actor.id, params.bcpId),
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
    roles: maskDeep(listRoles(team), people),
    taken: existing.flatMap(listDigests),
  };
  return runLongCall({ kind: 'exercise_scenarios', payload, sent: [params, body], actor, request, now });
};

export const material: Operation<typeof exercises.material> = async (input) => {
  const { id } = input.params;
  const { exercise, material: notes } = await readExerciseMaterial(id, readVisible(input, id));
  return buildHandbook(notes, exercise.duration_minutes);
};

type ReviewedScenarios = JobResult<'exercise_scenarios'>;

const readReview = async (actor: Actor, jobId: number, now: Date): Promise<ReviewedScenarios> => {
  const job = await readJob(actor.id, jobId, now);
  if (job?.kind !== 'exercise_scenarios') throw notFound(exerciseMessages.scenariosGone);
  if (!hasEnded(job)) throw conflict(exerciseMessages.scenariosNotReady);
  const result = readJobResult<ReviewedScenarios>(job);
  // Scenarios that were stored right away have left no material with the job.
  if (!result?.materials) throw notFound(exerciseMessages.scenariosGone);
  return result;
};

const toKeptExercise = ({ scenarios }: ReviewedScenarios, kept: KeptScenario, at: number, now: Date): Exercise => {
  const scenario = scenarios.find(({ id }) => id === kept.id);
  if (!scenario) throw unprocessable([{ field: `scenarios.${at}.id`, message: exerciseMessages.unknownScenario }]);
  const time = now.toISOString();
  return {
    ...scenario,
    exercise_name: kept.exercise_name?.trim() ?? scenario.exercise_name,
    scenario_description: kept.scenario_description?.trim() ?? scenario.scenario_description,
    created_at: time,
    updated_at: time,
  };
};

/** The reserved ids make it idempotent: what an earlier call has kept stays as it is. */
export const keepScenarios: Operation<typeof exercises.keepScenarios> = async ({ actor, params, body, now }) => {
  const review = await readReview(actor, params.jobId, now);
  const chosen = body.scenarios.map((kept, at) => toKeptExercise(review, kept, at, now));
  for (let attempt = 0; attempt < KEEP_TRIES; attempt++) {
    const stored = await Promise.all(chosen.map(({ id }) => read(id)));
    const added = chosen.filter((_, at) => stored[at] === null);
    const materials = review.materials.filter(({ exercise_id }) => added.some(({ id }) => id === exercise_id));
    if (added.length === 0 || (await insertWithMaterials(actor.id, added, materials)))
      return { scenarios: chosen.map((exercise, at) => stored[at] ?? exercise) };
  }
  throw conflict(accessMessages.busy);
};
