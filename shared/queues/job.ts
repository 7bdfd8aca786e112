import * as z from 'zod';
import { DOCUMENT_COPIES, DOCUMENT_FORMATS } from '#shared/domain/bcp/document-file.ts';
import { fileMessages } from '#shared/messages/document-files.ts';

/** Hard limit from enqueue to completion. */
export const JOB_DEADLINE_SECONDS = 15 * 60;
/** How long a call without `Prefer: respond-async` waits for its result. */
export const JOB_WAIT_SECONDS = 20;

export const DocumentFormatSchema = z.enum(DOCUMENT_FORMATS, { error: fileMessages.unknownFormat });
export const DocumentCopySchema = z.enum(DOCUMENT_COPIES, { error: fileMessages.unknownCopy }).default('working');
/** The bucket deletes the file of an export within a day after that. */
export const EXPORT_KEPT_DAYS = 6;

export const DocumentLink = z.object({ url: z.string(), filename: z.string() });
export type DocumentLink = z.infer<typeof DocumentLink>;

const JobKind = z.enum([
  'suggest_risks',
  'suggest_context',
  'suggest_mitigations',
  'analyze',
  'analyze_form',
  'exercise_scenarios',
  'document',
  'exercise_document',
  'iso27001_document',
  'data_export',
]);
export type JobKind = z.infer<typeof JobKind>;

/** Jobs whose result is a stored file, behind a link that opens for some minutes; no model takes part. */
export const FILE_JOBS = [
  'document',
  'exercise_document',
  'iso27001_document',
  'data_export',
] as const satisfies readonly JobKind[];
export type FileJobKind = (typeof FILE_JOBS)[number];
export type DocumentJobKind = Exclude<FileJobKind, 'data_export'>;
export const isFileJob = (kind: JobKind): kind is FileJobKind => (FILE_JOBS as readonly JobKind[]).includes(kind);

export const JobStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'expired']);
export type JobStatus = z.infer<typeof JobStatus>;

export const Job = z.object({
  job_id: z.number(),
  kind: JobKind,
  status: JobStatus,
  status_url: z.string(),
  progress: z.object({ phase: z.string(), percent: z.number().nullable() }),
  created_at: z.string(),
  deadline_at: z.string(),
  result: z.unknown().optional(),
  detail: z.string().optional(),
});
export type Job = z.infer<typeof Job>;
