import { Anchor, Button, Loader, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileText, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import { fileMessages } from '#shared/messages/document-files.ts';
import type { DocumentLink } from '#shared/queues/job.ts';
import { ApiError } from '../lib/api-error.ts';
import { startDownload } from '../lib/save-file.ts';
import styles from './file-creation.module.css';

export const formatNames: Record<DocumentFormat, string> = { docx: 'Word document', pdf: 'PDF' };
const describePhase: Record<string, (name: string) => string> = {
  queued: (name) => `Your ${name} is waiting to start…`,
  done: (name) => `Your ${name} is ready.`,
};
const describeWriting = (name: string): string => `We’re creating your ${name}…`;

interface WaitOptions {
  signal: AbortSignal;
  onProgress: (progress: { phase: string }) => void;
}
type CreateFile<Wanted> = (wanted: Wanted, wait: WaitOptions) => Promise<DocumentLink>;

/** Unmounting stops waiting, not the job: no file is saved after the reader left, and asking again makes a new one. */
export const useFileCreation = <Wanted extends { format: DocumentFormat }>(
  create: CreateFile<Wanted>,
  onForbidden?: () => void,
) => {
  const [phase, setPhase] = useState('queued');
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const hasLeft = () => abort.current?.signal.aborted === true;

  const creation = useMutation({
    mutationFn: (wanted: Wanted) => {
      setPhase('queued');
      abort.current = new AbortController();
      return create(wanted, { signal: abort.current.signal, onProgress: (progress) => setPhase(progress.phase) });
    },
    onSuccess: ({ url }) => {
      if (!hasLeft()) startDownload(url);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403 && !hasLeft()) onForbidden?.();
    },
  });
  return { creation, phase };
};

function ProgressText<Wanted extends { format: DocumentFormat }>({
  creation,
  phase,
}: ReturnType<typeof useFileCreation<Wanted>>) {
  const { variables, data, error, isPending, reset } = creation;
  if (isPending)
    return (
      <>
        <Loader size={16} aria-hidden="true" />
        {(describePhase[phase] ?? describeWriting)(formatNames[variables.format])}
      </>
    );
  if (error)
    return <span className={styles.failed}>{(error instanceof ApiError ? error.detail : null) ?? fileMessages.jobFailed}</span>;
  if (!data) return null;
  return (
    <span>
      Saved as {data.filename}.{' '}
      <Anchor href={data.url} rel="noreferrer" fz="inherit" onClick={reset}>
        Save it again
      </Anchor>
    </span>
  );
}

export function FileProgress<Wanted extends { format: DocumentFormat }>(file: ReturnType<typeof useFileCreation<Wanted>>) {
  return (
    <div className={styles.progress} role="status">
      <ProgressText {...file} />
    </div>
  );
}

export interface FormatChoiceProps {
  file: ReturnType<typeof useFileCreation<{ format: DocumentFormat }>>;
  /** Whether there is HTML to save. */
  isLoaded: boolean;
  onHtml: () => void;
}

/** HTML at once; Word and PDF are made on the server. */
export function FormatChoice({ file, isLoaded, onHtml }: FormatChoiceProps) {
  const { mutate: createFile, isPending } = file.creation;
  return (
    <>
      <FileProgress {...file} />
      <div className={styles.split}>
        <Button
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          aria-disabled={!isLoaded || undefined}
          onClick={onHtml}
        >
          Download
        </Button>
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <Button size="sm" aria-label="Other formats" className={styles.more}>
              <IconChevronDown size={18} aria-hidden="true" />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconFileText size={18} aria-hidden="true" />} disabled={!isLoaded} onClick={onHtml}>
              HTML
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileTypeDocx size={18} aria-hidden="true" />}
              disabled={isPending}
              onClick={() => createFile({ format: 'docx' })}
            >
              Word document
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
              disabled={isPending}
              onClick={() => createFile({ format: 'pdf' })}
            >
              PDF
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
