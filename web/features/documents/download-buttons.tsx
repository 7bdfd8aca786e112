import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileText, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import type { DocumentCopy, DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { client } from '../../lib/api.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';
import styles from './document-preview.module.css';
import { FileProgress, useFileCreation } from './file-creation.tsx';

const downloadIcon = <IconDownload size={18} aria-hidden="true" />;

interface FormatChoiceProps {
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
      <div className={styles.progress} role="status">
        <FileProgress {...file} />
      </div>
      <div className={styles.split}>
        <Button size="sm" leftSection={downloadIcon} aria-disabled={!isLoaded || undefined} onClick={onHtml}>
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

interface DownloadButtonsProps extends Omit<FormatChoiceProps, 'file'> {
  bcpId: number;
  template: TemplateType;
  copy: DocumentCopy;
  canDownload: boolean;
}

export function DownloadButtons({ bcpId, template, copy, canDownload, ...choice }: DownloadButtonsProps) {
  const askToUpgrade = () => askForFeature('document_download', 'Downloading the document');
  const file = useFileCreation<{ format: DocumentFormat }>(
    ({ format }, wait) =>
      client.documents.create({ params: { id: bcpId }, body: { format, template_type: template, copy } }, wait),
    askToUpgrade,
  );
  if (!canDownload)
    return (
      <Button size="sm" leftSection={downloadIcon} aria-disabled onClick={askToUpgrade}>
        Download (Upgrade)
      </Button>
    );
  return <FormatChoice file={file} {...choice} />;
}
