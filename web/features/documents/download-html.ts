/** Saving the document as it is shown. */
import { previewFileName } from '#shared/domain/bcp/document-file.ts';
import { saveFile } from '../../lib/save-file.ts';

export const downloadHtml = (html: string, businessName: string): void =>
  saveFile(html, 'text/html', previewFileName(businessName));
