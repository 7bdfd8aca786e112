/** Download as HTML at once, or as a Word or PDF file that is made first; how far that is stands beside the buttons. */
import { Anchor, Button, Loader, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileText, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import type { DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import styles from './document-preview.module.css';
import { type FileState, useFile } from './use-file.ts';

const formatNames: Record<DocumentFormat, string> = { docx: 'Word document', pdf: 'PDF' };
const phaseWords: Record<string, string> = { queued: 'waits for its turn', writing: 'is being written', done: 'is ready' };

function Progress({ state, onDismiss }: { state: FileState; onDismiss: () => void }) {
  switch (state.is) {
    case 'working':
      return (
        <>
          <Loader size={16} aria-hidden="true" />
          The {formatNames[state.format]} {phaseWords[state.phase] ?? 'is being made'}…
        </>
      );
    case 'ready':
      return (
        <span>
          Saved as {state.filename}.{' '}
          <Anchor href={state.url} rel="noreferrer" fz="inherit" onClick={onDismiss}>
            Save it again
          </Anchor>
        </span>
      );
    case 'failed':
      return <span className={styles.failed}>{state.message}</span>;
    case 'idle':
      return null;
  }
}

interface Props {
  bcpId: number;
  template: TemplateType;
  canDownload: boolean;
  /** Whether the document is there to be saved as HTML. */
  isLoaded: boolean;
  onHtml: () => void;
}

export function DownloadButtons({ bcpId, template, canDownload, isLoaded, onHtml }: Props) {
  const { state, make, dismiss } = useFile(bcpId);
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
  const isWorking = state.is === 'working';
  return (
    <>
      <div className={styles.progress} role="status">
        <Progress state={state} onDismiss={dismiss} />
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
              disabled={isWorking}
              onClick={() => void make('docx', template)}
            >
              Word document
            </Menu.Item>
            <Menu.Item
              leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
              disabled={isWorking}
              onClick={() => void make('pdf', template)}
            >
              PDF
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
