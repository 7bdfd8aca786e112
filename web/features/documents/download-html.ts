/** Saving the document as a file. */
import { saveFile } from '../../lib/save-file.ts';

/** `bcp_{name}_preview.html`; runs of anything but letters, digits and hyphens in the name become one underscore. */
export const previewFileName = (businessName: string): string =>
  `bcp_${businessName.replace(/[^\p{L}\p{N}-]+/gu, '_')}_preview.html`;

export const downloadHtml = (html: string, fileName: string): void => saveFile(html, 'text/html', fileName);
