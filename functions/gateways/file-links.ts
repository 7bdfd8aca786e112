import type { DocumentLink } from '#shared/queues/job.ts';
import type { StoredFile } from './files.ts';

/** Loads the signing code on first use: most calls of these Lambdas need none. */
export const createDocumentLink = async (stored: unknown): Promise<DocumentLink> =>
  (await import('./files.ts')).createLink(stored as StoredFile);
