import { readPrintedExercise } from '#functions/data/exercise-handbook.ts';
import { read as readExercise } from '#functions/data/exercises.ts';
import { readPrintedBcp } from '#functions/data/printed-bcp.ts';
import { composeExerciseDocument } from '#functions/documents/exercises/render-exercise.ts';
import { composeIso27001Document } from '#functions/documents/iso27001.ts';
import type { Document } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { putFile, type StoredFile } from '#functions/gateways/files.ts';
import { now } from '#functions/runtime/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { type DocumentFormat, documentFileName, iso27001FileName } from '#shared/domain/bcp/document-file.ts';
import { exerciseFileName } from '#shared/domain/exercise-document.ts';
import type { DocumentJobKind } from '#shared/queues/job.ts';
import type { JobPayload } from '#shared/queues/job-definitions.ts';

interface FileWriter {
  contentType: string;
  /** Imported on first use: each library is about a megabyte. */
  write(document: Document): Promise<Uint8Array>;
}

const writers: Record<DocumentFormat, FileWriter> = {
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: async (document) => (await import('#functions/documents/word/render.ts')).renderWord(document),
  },
  pdf: {
    contentType: 'application/pdf',
    write: async (document) => (await import('#functions/documents/render-pdf.ts')).renderPdf(document),
  },
};

interface ComposedFile {
  filename: string;
  document: Document;
}

const composeBcpFile = async (
  uid: number,
  { bcp_id, template_type, format, copy }: JobPayload<'document'>,
): Promise<ComposedFile | null> => {
  const printed = await readPrintedBcp(uid, bcp_id);
  if (!printed) return null;
  const { business_name } = printed.bcp;
  const document = composeDocument({ ...printed, template: template_type, copy, generatedAt: now().toISOString() });
  return { filename: documentFileName(business_name ?? '', template_type, format), document };
};

/** The API checked that the caller may see the exercise. */
const composeExerciseFile = async (
  _uid: number,
  { exercise_id, kind, format, time_zone, is_owner }: JobPayload<'exercise_document'>,
): Promise<ComposedFile | null> => {
  const exercise = await readExercise(exercise_id);
  if (!exercise) return null;
  const printed = await readPrintedExercise(exercise_id, Promise.resolve(exercise), {
    isOwner: is_owner,
    readerZone: time_zone,
  });
  return {
    filename: exerciseFileName(exercise.exercise_name, kind, format),
    document: composeExerciseDocument(kind, { ...printed, generatedAt: now().toISOString() }),
  };
};

const composeIso27001File = async (
  uid: number,
  { bcp_id, format }: JobPayload<'iso27001_document'>,
): Promise<ComposedFile | null> => {
  const printed = await readPrintedBcp(uid, bcp_id);
  if (!printed) return null;
  const document = composeIso27001Document({ ...printed, generatedAt: now().toISOString() });
  return { filename: iso27001FileName(printed.bcp.business_name ?? '', format), document };
};

const composers: { [K in DocumentJobKind]: (uid: number, payload: JobPayload<K>) => Promise<ComposedFile | null> } = {
  document: composeBcpFile,
  exercise_document: composeExerciseFile,
  iso27001_document: composeIso27001File,
};

/** Null on failure: rendering is deterministic, so a retry would fail again. */
const tryWrite = async (write: FileWriter['write'], document: Document, jobId: number): Promise<Uint8Array | null> => {
  try {
    return await write(document);
  } catch (error) {
    const { name, stack = '' } = error as Error;
    // Messages of renderers may quote the BCP, so only stack frames are logged.
    const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
    log.error('document_not_written', { job_id: jobId, error_name: name, places: places.slice(0, 8) });
    return null;
  }
};

/** Null if what it is about is gone or cannot be rendered. Retries overwrite the same key. */
export const writeFile = async <K extends DocumentJobKind>(
  uid: number,
  jobId: number,
  kind: K,
  payload: JobPayload<K>,
): Promise<StoredFile | null> => {
  const composed = await composers[kind](uid, payload);
  if (!composed) return null;
  const { contentType, write } = writers[payload.format];
  const file = { key: `users/${uid}/${jobId}.${payload.format}`, filename: composed.filename };
  const body = await tryWrite(write, composed.document, jobId);
  if (!body) return null;
  await putFile(file, contentType, body);
  return file;
};
