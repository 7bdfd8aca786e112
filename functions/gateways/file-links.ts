/** Links to the files of documents. What signs them is loaded with the first one: most calls beside them need none. */
import type { DocumentLink } from '#shared/job.ts';
import type { StoredFile } from './files.ts';

/** The link to what a document job stored, signed at this look: one kept would end with the credentials it was signed by. */
export const linkToStored = async (stored: unknown): Promise<DocumentLink> =>
  (await import('./files.ts')).linkTo(stored as StoredFile);
