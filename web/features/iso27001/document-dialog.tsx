import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { type DocumentFormat, iso27001FileName } from '#shared/domain/bcp/document-file.ts';
import type { Iso27001Document } from '#shared/domain/iso27001.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { iso27001Messages as messages } from '#shared/messages/iso27001.ts';
import { FormatChoice, useFileCreation } from '../../document-files/file-creation.tsx';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { TextBlocks } from '../../ui/text-blocks.tsx';
import { printHtml, renderDocumentPage } from './document-html.ts';
import styles from './iso27001.module.css';
import { type BcpToShow, describeFailure, documentQuery } from './queries.ts';

const TITLE = 'ISO 27001 Disaster Recovery Plan';

interface DocumentDialogProps {
  bcp: BcpToShow;
  onClose: () => void;
}

const loadingSheet = (
  <LoadingBlock label="Loading the document">
    <Stack className={styles.sheet}>
      <Skeleton height={40} width="60%" />
      <Skeleton height={20} width="40%" />
      <Skeleton height={260} />
      <Skeleton height={260} />
    </Stack>
  </LoadingBlock>
);

function Document({ bcp }: { bcp: BcpToShow }) {
  const { data, error, isError, isFetching, refetch } = useQuery(documentQuery(bcp.id));
  const file = useFileCreation<{ format: DocumentFormat }>(({ format }, wait) =>
    client.documents.createIso27001({ params: { id: bcp.id }, body: { format } }, wait),
  );
  const sheet = useRef<HTMLElement>(null);
  const renderHtml = (): string => renderDocumentPage(`${TITLE}: ${bcp.business_name}`, sheet.current!);
  const print = () => printHtml(renderHtml());
  // The browser itself would print the app around the document.
  useHotkeys([['mod+P', () => sheet.current && print()]], []);
  if (isError && !isFetching)
    return (
      <ErrorBlock
        title={describeFailure(error)}
        order={3}
        onRetry={() => void refetch()}
        retryLabel="Retry"
        details={error instanceof ApiError ? error.requestId : null}
      />
    );
  if (!data) return loadingSheet;
  return (
    <>
      <Group gap="xs" className={styles.actions}>
        <Button size="sm" variant="default" leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={print}>
          Print
        </Button>
        <FormatChoice
          file={file}
          isLoaded
          onHtml={() => saveFile(renderHtml(), 'text/html', iso27001FileName(bcp.business_name, 'html'))}
        />
      </Group>
      <DocumentSheet document={data} ref={sheet} />
    </>
  );
}

export function DocumentDialog({ bcp, onClose }: DocumentDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened onClose={onClose} title={TITLE} size={900} fullScreen={isNarrow ?? false}>
      <Document bcp={bcp} />
    </Modal>
  );
}

const sectionId = (index: number): string => `iso27001-section-${index + 1}`;

/** A link with a hash would change the address of the page below the dialog. */
const scrollToSection = (index: number) => () => {
  const heading = document.getElementById(sectionId(index));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

function DocumentSheet({ document: { version, ...content }, ref }: { document: Iso27001Document; ref: Ref<HTMLElement> }) {
  return (
    <article className={styles.sheet} ref={ref}>
      <h2 className={styles.title}>{content.business_name}</h2>
      <p className={styles.meta}>
        IT disaster recovery plan, version {version}. Made {formatDateTime(content.generated_at)}.
      </p>
      <p className={styles.meta}>{messages.aligned}</p>
      <nav aria-label="Sections of the document" className={styles.contents}>
        <ul>
          {content.sections.map(({ title }, index) => (
            <li key={title}>
              <button type="button" onClick={scrollToSection(index)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {content.sections.map(({ title, content: text }, index) => (
        <section key={title} aria-labelledby={sectionId(index)} className={styles.section}>
          <h3 id={sectionId(index)} tabIndex={-1}>
            {title}
          </h3>
          <TextBlocks text={text} />
        </section>
      ))}
    </article>
  );
}
