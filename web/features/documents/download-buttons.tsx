import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { DocumentCopy, DocumentFormat } from '#shared/domain/bcp/document-file.ts';
import type { TemplateType } from '#shared/domain/bcp/options.ts';
import { FormatChoice, type FormatChoiceProps, useFileCreation } from '../../document-files/file-creation.tsx';
import { client } from '../../lib/api.ts';
import { askForFeature } from '../../lib/upgrade-prompt.ts';

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
      <Button size="sm" leftSection={<IconDownload size={18} aria-hidden="true" />} aria-disabled onClick={askToUpgrade}>
        Download (Upgrade)
      </Button>
    );
  return <FormatChoice file={file} {...choice} />;
}
