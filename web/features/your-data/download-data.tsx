import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { exportContents, exportLeftOut, yourDataMessages } from '#shared/messages/data-export.ts';
import { fill } from '#shared/messages/fields.ts';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDataExport } from './use-data-export.ts';
import styles from './your-data.module.css';

const say = yourDataMessages.download;

function Contents() {
  return (
    <>
      <details className={styles.details}>
        <summary>{say.inside}</summary>
        <ul className={styles.list}>
          {exportContents.map(({ files, holds }) => (
            <li key={files}>
              <span className={styles.files}>{files}</span>
              {holds}
            </li>
          ))}
        </ul>
      </details>
      <details className={styles.details}>
        <summary>{say.leftOut}</summary>
        <ul className={styles.list}>
          {exportLeftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

export function DownloadData() {
  const heading = useId();
  const { isLoading, isWorking, percent, ready, failure, create, download, isDownloading } = useDataExport();
  const icon = <IconDownload size={18} aria-hidden="true" />;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <Title order={3} id={heading} fz={18} mb={4}>
        {say.title}
      </Title>
      <Stack gap="md">
        <Text>{say.lead}</Text>
        <Contents />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isWorking && (
          <div role="status">
            <Meter percent={percent} label={say.working} hint={say.workingHint} showPercent />
          </div>
        )}
        {ready && !isWorking && (
          <Notice tone="info" title={say.ready}>
            {fill(say.made, { made: formatDateTime(ready.madeAt), until: formatDate(ready.keptUntil) })}
          </Notice>
        )}
        {!isWorking && (
          <Group gap="sm">
            {ready ? (
              <>
                <Button leftSection={icon} loading={isDownloading} onClick={download}>
                  {say.fetch}
                </Button>
                <Button variant="default" onClick={create}>
                  {say.again}
                </Button>
              </>
            ) : (
              <Button leftSection={icon} disabled={isLoading} onClick={create}>
                {say.start}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </section>
  );
}
