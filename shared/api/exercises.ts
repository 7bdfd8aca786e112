import * as z from 'zod';
import { EXERCISE_ACCESS as orAuditor } from '#shared/domain/access.ts';
import { Exercise, ExerciseOutcomes, NewExercise, ScenarioChoice, ScenarioRequest } from '#shared/domain/exercise.ts';
import { ExerciseDocumentKindSchema, TimeZone } from '#shared/domain/exercise-document.ts';
import { EXERCISE_SORTS } from '#shared/domain/exercise-list.ts';
import { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import { EXERCISE_STATUSES, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { ExerciseRun, RunUpdate } from '#shared/domain/exercise-run.ts';
import { APPROVERS } from '#shared/domain/exercise-states.ts';
import { ExerciseScenarios } from '#shared/queues/exercise-scenarios.ts';
import { DocumentFormatSchema, DocumentLink } from '#shared/queues/job.ts';
import { ById, defineArea, Id } from './endpoint.ts';
import { SearchText } from './paging.ts';

const feature = 'tabletop_scenarios';
/** Who takes part in the program; auditors read and approve. */
const access = { feature } as const;
const ownOnly = 'For customers, who list their own; 422 for staff and auditors, who list everybody’s';

const FULL = 'No more exercises fit';
const NO_BCP = 'There is no such BCP';
const NOT_NOW = 'The status of the exercise does not allow it';
const NO_REPORT = 'There is no report yet';

export const exercises = defineArea({
  list: {
    method: 'GET',
    path: '/v1/tabletop-exercises',
    access: orAuditor,
    summary: 'Exercises, newest first unless sorted; `X-Total-Count` says how many match',
    query: z.object({
      limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
      offset: z.coerce.number<string | number>().int().min(0).max(1_000_000).default(0),
      awaiting: z.enum(APPROVERS).optional().meta({ description: 'Only exercises that this approval is missing from' }),
      status: z.enum(EXERCISE_STATUSES).optional(),
      type: z.enum(EXERCISE_TYPES).optional().meta({ description: ownOnly }),
      bcp_id: Id.optional().meta({ description: ownOnly }),
      search: SearchText.meta({ description: `In name, scenario and name of the BCP. ${ownOnly}` }),
      sort: z
        .enum(EXERCISE_SORTS)
        .default('newest')
        .meta({ description: `\`date\`: dates to come, then past ones, then none. Other than \`newest\`: ${ownOnly}` }),
    }),
    response: z.array(Exercise),
  },
  create: {
    method: 'POST',
    path: '/v1/tabletop-exercises',
    access,
    summary: 'Plan an exercise; with a date it is scheduled, without one a draft',
    refusals: { 400: FULL, 404: NO_BCP },
    status: 201,
    body: NewExercise,
    response: Exercise,
    ownsIdempotency: true,
  },
  get: {
    method: 'GET',
    path: '/v1/tabletop-exercises/{id}',
    access: orAuditor,
    summary: 'One exercise',
    params: ById,
    response: Exercise,
  },
  update: {
    method: 'PUT',
    path: '/v1/tabletop-exercises/{id}',
    access,
    summary: 'Save a draft or take over a generated scenario; new content clears the approvals',
    refusals: { 404: 'There is no such exercise or BCP', 409: NOT_NOW },
    params: ById,
    body: NewExercise,
    response: Exercise,
  },
  start: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/start',
    access,
    summary: 'Start a scheduled exercise',
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
    ownsIdempotency: true,
  },
  complete: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/complete',
    access,
    summary: 'End a running exercise with what was found and learnt',
    refusals: { 409: NOT_NOW },
    params: ById,
    bodyKind: 'optional',
    body: ExerciseOutcomes,
    response: Exercise,
    ownsIdempotency: true,
  },
  reviseOutcome: {
    method: 'PUT',
    path: '/v1/tabletop-exercises/{id}/outcomes',
    access,
    summary: 'Change what was found and learned, until the held exercise is approved',
    refusals: { 409: NOT_NOW },
    params: ById,
    body: ExerciseOutcomes,
    response: Exercise,
  },
  cancel: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/cancel',
    access,
    summary: 'Call an exercise off',
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
    ownsIdempotency: true,
  },
  reopen: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/reopen',
    access,
    summary: 'Take a scheduled exercise back to a draft',
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
    ownsIdempotency: true,
  },
  approveAsAdmin: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/approve/admin',
    access: 'admin',
    summary: 'Approve as staff',
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
    ownsIdempotency: true,
  },
  withdrawAsAdmin: {
    method: 'DELETE',
    path: '/v1/tabletop-exercises/{id}/approve/admin',
    access: 'admin',
    summary: 'Take the approval of staff back',
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
  },
  approveAsAuditor: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/approve/iso-auditor',
    access: 'iso_auditor',
    summary: 'Approve as ISO auditor',
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
    ownsIdempotency: true,
  },
  withdrawAsAuditor: {
    method: 'DELETE',
    path: '/v1/tabletop-exercises/{id}/approve/iso-auditor',
    access: 'iso_auditor',
    summary: "Take the ISO auditor's approval back",
    refusals: { 409: NOT_NOW },
    params: ById,
    response: Exercise,
  },
  setDocumentDownload: {
    method: 'PUT',
    path: '/v1/tabletop-exercises/{id}/document-download',
    access: 'admin',
    summary: 'Allow or end the download of the plan with the exercise; allowing needs both approvals',
    refusals: { 409: NOT_NOW },
    params: ById,
    body: z.object({ enabled: z.boolean() }),
    response: Exercise,
  },
  material: {
    method: 'GET',
    path: '/v1/tabletop-exercises/{id}/material',
    access: orAuditor,
    summary: 'What a facilitator needs: aims, injects, questions and the sheet of the evaluators',
    params: ById,
    response: ExerciseMaterial,
  },

  run: {
    method: 'GET',
    path: '/v1/tabletop-exercises/{id}/run',
    access: orAuditor,
    summary: 'What was released, measured, noted and evaluated while the exercise is played; version 0 when nothing was kept yet',
    params: ById,
    response: ExerciseRun,
  },
  saveRun: {
    method: 'PUT',
    path: '/v1/tabletop-exercises/{id}/run',
    access,
    summary:
      'Keep the record of a running or held exercise until its report is approved; 409 with `current` when `version` is stale',
    refusals: {
      400: 'The record is too long',
      409: 'The record has changed since, or the report is approved; the current record is in the answer',
    },
    params: ById,
    body: RunUpdate,
    response: ExerciseRun,
  },
  document: {
    method: 'GET',
    path: '/v1/tabletop-exercises/{id}/documents/{kind}',
    access: orAuditor,
    summary: 'Situation manual, facilitator handbook or after-action report as HTML',
    refusals: { 409: NO_REPORT },
    params: ById.extend({ kind: ExerciseDocumentKindSchema }),
    query: z.object({ time_zone: TimeZone }),
    response: 'html',
  },
  createFile: {
    method: 'POST',
    path: '/v1/tabletop-exercises/{id}/documents',
    access: orAuditor,
    summary: 'The same document as a Word or PDF file, behind a link that opens for 15 minutes',
    refusals: { 409: NO_REPORT },
    params: ById,
    body: z.object({ kind: ExerciseDocumentKindSchema, format: DocumentFormatSchema, time_zone: TimeZone }),
    response: DocumentLink,
    isLong: true,
    ownsIdempotency: true,
  },
  generate: {
    method: 'POST',
    path: '/v1/tabletop-exercises/generate-ai-scenarios/{bcpId}',
    access,
    summary: 'Scenarios for a BCP, stored as its exercises in status generated, or kept for a review',
    refusals: { 400: FULL },
    params: z.object({ bcpId: Id }),
    bodyKind: 'optional',
    body: ScenarioRequest,
    response: ExerciseScenarios,
    isLong: true,
    ownsIdempotency: true,
  },
  keepScenarios: {
    method: 'POST',
    path: '/v1/tabletop-exercises/keep-scenarios/{jobId}',
    access,
    summary: 'Store reviewed scenarios as exercises; keeping one again changes nothing',
    refusals: { 400: FULL, 409: 'The scenarios are not written yet' },
    params: z.object({ jobId: Id }),
    body: ScenarioChoice,
    response: z.object({ scenarios: z.array(Exercise) }),
    ownsIdempotency: true,
  },
});
