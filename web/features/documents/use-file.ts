/** A document as a file: asked for, waited for, then handed to the browser's own download. */
import { useEffect, useRef, useState } from 'react';
import type { DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { fileMessages } from '#shared/messages/document-files.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';

export type FileState =
  | { is: 'idle' }
  | { is: 'working'; format: DocumentFormat; phase: string }
  | { is: 'ready'; url: string; filename: string }
  | { is: 'failed'; message: string };

/** Goes to the file: it comes as an attachment, so the page stays. Fetching it is nothing the page's policy allows. */
const save = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  link.click();
};

/** Leaving stops the wait, not the work: nothing is saved behind the reader's back, and asking again makes a new file. */
export const useFile = (bcpId: number) => {
  const [state, setState] = useState<FileState>({ is: 'idle' });
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  const make = async (format: DocumentFormat, template: TemplateType): Promise<void> => {
    waiting.current?.abort();
    const own = new AbortController();
    waiting.current = own;
    const tell = (next: FileState): void => {
      if (!own.signal.aborted) setState(next);
    };
    tell({ is: 'working', format, phase: 'queued' });
    try {
      const file = await client.documents.create(
        { params: { id: bcpId }, body: { format, template_type: template } },
        { signal: own.signal, onProgress: ({ phase }) => tell({ is: 'working', format, phase }) },
      );
      if (own.signal.aborted) return;
      save(file.url);
      tell({ is: 'ready', ...file });
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      if (failure?.status === 403 && !own.signal.aborted) askForFeature('document_download', 'Downloading the document');
      tell({ is: 'failed', message: failure?.detail ?? fileMessages.jobFailed });
    }
  };
  return { state, make, dismiss: () => setState({ is: 'idle' }) };
};
