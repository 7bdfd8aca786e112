import * as z from 'zod';
import { Bcp, BcpPart, BcpRow, BcpSaved, BcpUpdate, DeletedBcp, NewBcp } from '#shared/domain/bcp/bcp.ts';
import { DismissalReply, FindingId, FindingReply, NewDismissal } from '#shared/domain/bcp/finding-schemas.ts';
import { ImportType } from '#shared/domain/bcp/import.ts';
import { SetAside } from '#shared/domain/bcp/insights.ts';
import { BcpLimits } from '#shared/domain/bcp/limits.ts';
import { BcpReadiness } from '#shared/domain/bcp/next-steps.ts';
import { TemplateTypeSchema } from '#shared/domain/bcp/option-schemas.ts';
import { Iso27001Document } from '#shared/domain/iso27001.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { importMessages } from '#shared/messages/import.ts';
import { DocumentCopySchema } from '#shared/queues/job.ts';
import {
  AnalysisResult,
  ContextSuggestions,
  ContextType,
  FormAnalysisResult,
  MitigationSuggestions,
  RiskSuggestions,
} from '#shared/queues/suggestions.ts';
import { ById, defineArea, Id, isBase64 } from './endpoint.ts';

/** Form state sent with a call: any part of the BCP; unknown fields are ignored. */
const BcpFormInput = BcpPart.extend({
  primary_concerns: z.array(z.string().max(200)).max(200).optional(),
  location_risks: z.array(z.string().max(200)).max(200).optional(),
});
const ByFinding = ById.extend({ findingId: FindingId });
const names = z.array(z.string().max(200)).max(400).optional();

const TOO_LONG = 'A section is too long';

export const bcp = defineArea({
  list: {
    method: 'GET',
    path: '/v1/bcp',
    access: 'user',
    summary: "The caller's plans with scores and counts",
    response: z.array(BcpRow),
  },
  create: {
    method: 'POST',
    path: '/v1/bcp',
    access: { feature: 'bcp_generation' },
    summary: 'Create a plan within the yearly allowance',
    refusals: { 400: TOO_LONG },
    status: 201,
    body: NewBcp,
    response: Bcp,
    ownsIdempotency: true,
  },
  limits: {
    method: 'GET',
    path: '/v1/bcp/limits',
    access: 'user',
    summary: 'The yearly allowance and what is left of it',
    response: BcpLimits,
  },
  listReadiness: {
    method: 'GET',
    path: '/v1/bcp/readiness',
    access: 'user',
    summary: "How far the caller's newest plans would carry the business today, what is missing, and what to do next",
    response: z.array(BcpReadiness),
  },
  templates: {
    method: 'GET',
    path: '/v1/bcp/templates',
    access: 'user',
    summary: 'Document templates',
    response: z.array(z.object({ id: TemplateTypeSchema, name: z.string() })),
  },
  analyzeForm: {
    method: 'POST',
    path: '/v1/bcp/analyze-form',
    access: 'user',
    summary: 'Insights and completion per wizard step for the form as it stands',
    /** With `bcp_id`, the names of that BCP's team and contacts are masked in the texts too. Nothing in `set_aside` is offered again. */
    body: BcpFormInput.extend({ bcp_id: z.number().int().positive().optional(), set_aside: SetAside.optional() }),
    response: FormAnalysisResult,
    isLong: true,
    ownsIdempotency: true,
  },
  listDeleted: {
    method: 'GET',
    path: '/v1/bcp/deleted',
    access: 'user',
    summary: 'Deleted BCPs that can still be restored, the latest first',
    response: z.array(DeletedBcp),
  },
  get: { method: 'GET', path: '/v1/bcp/{id}', access: 'user', summary: 'One whole plan', params: ById, response: Bcp },
  update: {
    method: 'PUT',
    path: '/v1/bcp/{id}',
    access: 'user',
    summary: 'Save any part of a plan; stale `versions` of a touched section are a 409 with the current section',
    refusals: { 400: TOO_LONG, 409: 'A section has changed since; the current one is in the answer' },
    params: ById,
    body: BcpUpdate,
    response: BcpSaved,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/bcp/{id}',
    access: 'user',
    summary: 'Delete a BCP; it can be restored for 90 days',
    status: 204,
    params: ById,
    response: 'none',
  },
  restore: {
    method: 'POST',
    path: '/v1/bcp/{id}/restore',
    access: 'user',
    summary: 'Restore a deleted BCP as it was',
    params: ById,
    response: BcpRow,
  },
  duplicate: {
    method: 'POST',
    path: '/v1/bcp/{id}/duplicate',
    access: { feature: 'bcp_generation' },
    summary: 'Copy a plan with its team within the yearly allowance, without issues, exercises and dismissals',
    status: 201,
    params: ById,
    response: BcpRow,
    ownsIdempotency: true,
  },
  archive: {
    method: 'POST',
    path: '/v1/bcp/{id}/archive',
    access: 'user',
    summary: 'Put a BCP away; it stays in the list of calls, with `archived_at`',
    params: ById,
    response: BcpRow,
  },
  unarchive: {
    method: 'POST',
    path: '/v1/bcp/{id}/unarchive',
    access: 'user',
    summary: 'Bring an archived BCP back',
    params: ById,
    response: BcpRow,
  },
  listFindings: {
    method: 'GET',
    path: '/v1/bcp/{id}/findings',
    access: 'user',
    summary: 'What contradicts itself or is missing in a plan, errors first, dismissed findings included',
    params: ById,
    response: z.array(FindingReply),
  },
  listFindingDismissals: {
    method: 'GET',
    path: '/v1/bcp/{id}/finding-dismissals',
    access: 'user',
    summary: 'The findings of a plan that its owner has dismissed, with the numbers they had',
    params: ById,
    response: z.array(DismissalReply),
  },
  dismissFinding: {
    method: 'PUT',
    path: '/v1/bcp/{id}/findings/{findingId}/dismissal',
    access: 'user',
    summary: 'Dismiss a finding for a year, or until its numbers are others than those sent',
    refusals: { 400: 'Too many findings are dismissed' },
    params: ByFinding,
    body: NewDismissal,
    response: DismissalReply,
  },
  restoreFinding: {
    method: 'DELETE',
    path: '/v1/bcp/{id}/findings/{findingId}/dismissal',
    access: 'user',
    summary: 'Bring back a dismissed finding',
    status: 204,
    params: ByFinding,
    response: 'none',
  },
  setTemplate: {
    method: 'PUT',
    path: '/v1/bcp/{id}/template',
    access: 'user',
    summary: 'Choose the document template',
    params: ById,
    body: z.object({ template_type: z.enum(TemplateTypeSchema.options, { error: bcpMessages.unknownTemplate }) }),
    response: z.object({ id: z.number(), template_type: TemplateTypeSchema }),
  },
  preview: {
    method: 'GET',
    path: '/v1/bcp/{id}/preview',
    access: 'user',
    summary: 'The document as HTML',
    params: ById,
    query: z.object({ copy: DocumentCopySchema }),
    response: 'html',
  },
  iso27001: {
    method: 'GET',
    path: '/v1/bcp/{id}/iso27001',
    access: { feature: 'iso_27001_readiness' },
    summary: 'The IT disaster recovery document of a plan',
    params: ById,
    response: Iso27001Document,
  },
  analyze: {
    method: 'POST',
    path: '/v1/bcp/{id}/analyze',
    access: 'user',
    summary: 'AI analysis of the plan, or of `override_text`',
    params: ById,
    bodyKind: 'optional',
    body: z.object({ override_text: z.string().max(100_000).nullish() }),
    response: AnalysisResult,
    isLong: true,
    ownsIdempotency: true,
  },
  suggestRisks: {
    method: 'POST',
    path: '/v1/bcp/{id}/suggest-risks',
    access: 'user',
    summary: 'Risks, location risks and critical functions that fit the business',
    params: ById,
    bodyKind: 'optional',
    body: BcpFormInput,
    response: RiskSuggestions,
    isLong: true,
    ownsIdempotency: true,
  },
  suggestContext: {
    method: 'POST',
    path: '/v1/bcp/{id}/suggest-context',
    access: 'user',
    summary: 'Functions, IT systems, suppliers, impact texts, alternate sites, insurance or vital records that fit the business',
    params: ById,
    body: z.object({ context_type: ContextType, current_form_data: BcpFormInput.optional() }),
    response: ContextSuggestions,
    isLong: true,
    ownsIdempotency: true,
  },
  suggestMitigations: {
    method: 'POST',
    path: '/v1/bcp/{id}/suggest-mitigations',
    access: 'user',
    summary: 'Mitigations with incident-response steps for the identified risks',
    params: ById,
    bodyKind: 'optional',
    body: BcpFormInput.extend({
      identified_risks: names,
      location_risks: names,
      existing_mitigations: BcpPart.shape.mitigations,
      current_form_data: BcpFormInput.extend({ identified_risks: names, location_risks: names }).optional(),
    }),
    response: MitigationSuggestions,
    isLong: true,
    ownsIdempotency: true,
  },
  csvTemplate: {
    method: 'GET',
    path: '/v1/bcp/csv-templates/{importType}',
    access: 'user',
    summary: 'An example file for importing a list',
    params: z.object({ importType: ImportType }),
    response: z.object({ csv_content: z.string(), filename: z.string() }),
  },
  importCsv: {
    method: 'POST',
    path: '/v1/bcp/{id}/import-csv',
    access: 'user',
    summary: 'Add the good rows of a CSV file to a list of the plan, and report the others',
    refusals: { 400: 'The file cannot be read as this list, or the list is full' },
    params: ById,
    body: z.object({
      bcp_id: Id.optional(),
      import_type: ImportType,
      csv_data: z.string({ error: importMessages.notBase64 }).refine(isBase64, importMessages.notBase64),
    }),
    response: z.object({
      success: z.boolean(),
      imported_count: z.number(),
      errors: z.array(z.object({ row: z.number(), field: z.string(), error: z.string() })),
    }),
  },
});
