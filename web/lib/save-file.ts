export const saveFile = (
  content: string | Uint8Array<ArrayBuffer>,
  type: 'text/html' | 'text/csv' | 'text/calendar' | 'text/plain',
  fileName: string,
): void => {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
};

/** The file is served as an attachment, so the page stays open; the content security policy forbids fetching it. */
export const startDownload = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  link.click();
};
