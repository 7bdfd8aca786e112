import { Anchor, Button, Loader, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileText, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { fileMessages } from '#shared/messages/document-files.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import styles from './document-preview.module.css';

const formatNames: Record<DocumentFormat, string> = { docx: 'Word document', pdf: 'PDF' };
const phaseWords: Record<string, string> = { queued: 'waits for its turn', writing: 'is being written', done: 'is ready' };

/** The file is served as an attachment, so the page stays open; the content security policy forbids fetching it. */
const startDownload = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  link.click();
};

/** Unmounting stops waiting, not the job: no file is saved after the reader left, and asking again makes a new one. */
const useFileCreation = (bcpId: number) => {
  const [phase, setPhase] = useState('queued');
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const hasLeft = () => abort.current?.signal.aborted === true;

  const creation = useMutation({
    mutationFn: ({ format, template }: { format: DocumentFormat; template: TemplateType }) => {
      setPhase('queued');
      abort.current = new AbortController();
      return client.documents.create(
        { params: { id: bcpId }, body: { format, template_type: template } },
        { signal: abort.current.signal, onProgress: (progress) => setPhase(progress.phase) },
      );
    },
    onSuccess: ({ url }) => {
      if (!hasLeft()) startDownload(url);
    },
    onError: (error) => {
      const isForbidden = error instanceof ApiError && error.status === 403;
      if (isForbidden && !hasLeft()) askForFeature('document_download', 'Downloading the document');
    },
  });
  return { creation, phase };
};

function DownloadProgress({ creation, phase }: ReturnType<typeof useFileCreation>) {
  const { variables, data, error, isPending, reset } = creation;
  if (isPending)
    return (
      <>
        <Loader size={16} aria-hidden="true" />
        The {formatNames[variables.format]} {phaseWords[phase] ?? 'is being made'}…
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

interface DownloadButtonsProps {
  bcpId: number;
  template: TemplateType;
  canDownload: boolean;
  /** Whether there is HTML to save. */
  isLoaded: boolean;
  onHtml: () => void;
}

export function DownloadButtons({ bcpId, template, canDownload, isLoaded, onHtml }: DownloadButtonsProps) {
  const file = useFileCreation(bcpId);
  const { mutate: createFile, isPending } = file.creation;
  const icon = <IconDownload size={18} aria-hidden="true" />;
  if (!canDownload)
    return (
      <Button
        size="sm"
        leftSection={icon}
        aria-disabled
        onClick={() => askForFeature('document_download', 'Downloading the document')}
      >
        Download (Upgrade)
      </Button>
    );
  return (
    <>
      <div className={styles.progress} role="status">
        <DownloadProgress {...file} />
      </div>
      <div className={styles.split}>
        <Button size="sm" leftSection={icon} aria-disabled={!isLoaded || undefined} onClick={onHtml}>
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
              onClick={() => createFile({ format: 'docx', template })}
            >
              Word document
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
              disabled={isPending}
              onClick={() => createFile({ format: 'pdf', template })}
            >
              PDF
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
