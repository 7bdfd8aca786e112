/** Saving the document as a file. */

/** `bcp_{name}_preview.html`; runs of anything but letters, digits and hyphens in the name become one underscore. */
export const previewFileName = (businessName: string): string =>
  `bcp_${businessName.replace(/[^\p{L}\p{N}-]+/gu, '_')}_preview.html`;

export const downloadHtml = (html: string, fileName: string): void => {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken its own hold of the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
};
