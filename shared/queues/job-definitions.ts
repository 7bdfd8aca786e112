import * as z from 'zod';
import { BcpPart } from '#shared/domain/bcp/bcp.ts';
import { SetAside } from '#shared/domain/bcp/insights.ts';
import { TemplateTypeSchema } from '#shared/domain/bcp/option-schemas.ts';
import { LIST_MAX } from '#shared/domain/bcp/text-limits.ts';
import { ScenarioRequest } from '#shared/domain/exercise.ts';
import { ExerciseDocumentKindSchema, TimeZone } from '#shared/domain/exercise-document.ts';
import { StoredMaterial } from '#shared/domain/exercise-material.ts';
import { ExerciseScenarios } from './exercise-scenarios.ts';
import { DocumentCopySchema, DocumentFormatSchema, DocumentLink, type JobKind } from './job.ts';
import {
  AnalysisResult,
  ContextSuggestions,
  ContextType,
  FormAnalysisResult,
  MitigationSuggestions,
  RiskSuggestions,
} from './suggestions.ts';

/** The stored BCP overlaid with the sent form, taken when the job is accepted. Names, phones and addresses of people (`contacts`) never leave the product. */
export const BcpSnapshot = BcpPart.omit({
  primary_location: true,
  additional_locations: true,
  alternate_site: true,
  alternate_site_move_time: true,
  address: true,
  meeting_place: true,
  second_meeting_place: true,
  scenarios: true,
}).extend({
  /** States of the additional locations, whose hazards count too. */
  other_states: z.array(z.string().max(200)).max(LIST_MAX).optional(),
});
export type BcpSnapshot = z.infer<typeof BcpSnapshot>;

const suggestionPayload = z.object({
  ...{ bcp_id: z.number(), plan: BcpSnapshot, cyber: z.boolean() },
  /** Titles of the team, never names: who can own functions and carry out measures. */
  roles: z.array(z.string()).optional(),
});

export const aiJobs = {
  suggest_risks: { payload: suggestionPayload, result: RiskSuggestions },
  suggest_context: {
    payload: suggestionPayload.extend({ context_type: ContextType }),
    result: ContextSuggestions,
  },
  suggest_mitigations: {
    payload: suggestionPayload,
    result: MitigationSuggestions,
  },
  analyze: {
    payload: z.object({ bcp_id: z.number(), plan: BcpSnapshot, cyber: z.boolean(), override_text: z.string().nullable() }),
    result: AnalysisResult,
  },
  exercise_scenarios: {
    /** Fixed on acceptance, so that a retry stores the same exercises. */
    payload: ScenarioRequest.extend({
      bcp_id: z.number(),
      bcp_name: z.string(),
      plan: BcpSnapshot,
      cyber: z.boolean(),
      ids: z.array(z.number()),
      created_at: z.string(),
      /** Roles of the team, who may activate the BCP first. Only the built-in library reads them. */
      roles: z.array(z.string()).default([]),
      /** Digests of what the BCP already has, so that nothing comes twice. */
      taken: z.array(z.string()).default([]),
    }),
    /** `materials` is stored with the exercises, or with a job that waits for a review, and never sent to the caller. */
    result: ExerciseScenarios.extend({ materials: z.array(StoredMaterial) }),
  },
  analyze_form: {
    /** `completion`: per step, from the whole form, since the snapshot lacks the withheld fields. */
    payload: z.object({
      plan: BcpSnapshot,
      cyber: z.boolean(),
      completion: z.record(z.string(), z.number()).optional(),
      set_aside: SetAside.optional(),
    }),
    result: FormAnalysisResult,
  },
} as const;

export type AiJobKind = keyof typeof aiJobs;
export const AiJobKind = z.enum(Object.keys(aiJobs) as [AiJobKind, ...AiJobKind[]]);
export type AiJobPayload<K extends AiJobKind> = z.infer<(typeof aiJobs)[K]['payload']>;
export type AiJobResult<K extends AiJobKind> = z.infer<(typeof aiJobs)[K]['result']>;

export const jobDefinitions = {
  ...aiJobs,
  document: {
    payload: z.object({
      bcp_id: z.number(),
      format: DocumentFormatSchema,
      template_type: TemplateTypeSchema,
      copy: DocumentCopySchema,
    }),
    result: DocumentLink,
  },
  exercise_document: {
    /** Others than the owner see roles instead of people. */
    payload: z.object({
      exercise_id: z.number(),
      kind: ExerciseDocumentKindSchema,
      format: DocumentFormatSchema,
      time_zone: TimeZone,
      is_owner: z.boolean(),
    }),
    result: DocumentLink,
  },
  iso27001_document: {
    payload: z.object({ bcp_id: z.number(), format: DocumentFormatSchema }),
    result: DocumentLink,
  },
  data_export: {
    /** `viewer`: the pseudonym of the address that asked. */
    payload: z.object({ time_zone: TimeZone, viewer: z.string() }),
    result: DocumentLink,
  },
} as const satisfies Record<JobKind, { payload: z.ZodType; result: z.ZodType }>;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobDefinitions)[K]['payload']>;
export type JobResult<K extends JobKind> = z.infer<(typeof jobDefinitions)[K]['result']>;
