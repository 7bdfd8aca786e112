/** The ISO 27001 document of one plan: read, print, download. */
import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { documentFileName, documentHtml, printHtml } from './document-html.ts';
import { DocumentSheet } from './document-sheet.tsx';
import styles from './iso27001.module.css';
import { documentQuery, failureOf, type PlanToShow } from './iso27001-queries.ts';

const TITLE = 'ISO 27001 Disaster Recovery Plan';

interface Props {
  plan: PlanToShow;
  onClose: () => void;
}

const preparing = (
  <LoadingBlock label="Loading the document">
    <Stack className={styles.sheet}>
      <Skeleton height={40} width="60%" />
      <Skeleton height={20} width="40%" />
      <Skeleton height={260} />
      <Skeleton height={260} />
    </Stack>
  </LoadingBlock>
);

function Document({ plan }: { plan: PlanToShow }) {
  const { data, error, isError, isFetching, refetch } = useQuery(documentQuery(plan.id));
  const sheet = useRef<HTMLElement>(null);
  const html = (): string => documentHtml(`${TITLE}: ${plan.business_name}`, sheet.current!);
  if (isError && !isFetching)
    return (
      <ErrorBlock
        title={failureOf(error)}
        order={3}
        onRetry={() => void refetch()}
        retryLabel="Retry"
        details={error instanceof ApiError ? error.requestId : null}
      />
    );
  if (!data) return preparing;
  return (
    <>
      <Group gap="xs" className={styles.actions}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => printHtml(html())}
        >
          Print
        </Button>
        <Button
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveFile(html(), 'text/html', documentFileName(plan.business_name))}
        >
          Download
        </Button>
      </Group>
      <DocumentSheet document={data} ref={sheet} />
    </>
  );
}

export function DocumentDialog({ plan, onClose }: Props) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened onClose={onClose} title={TITLE} size={900} fullScreen={isNarrow ?? false}>
      <Document plan={plan} />
    </Modal>
  );
}
