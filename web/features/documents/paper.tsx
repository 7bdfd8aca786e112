import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { ApiError } from '../../lib/api-error.ts';
import { DocumentFrame } from '../../ui/document-frame.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import styles from './document-preview.module.css';

interface PaperProps {
  ref: Ref<HTMLIFrameElement>;
  preview: UseQueryResult<string>;
  title: string;
  onLoad?: (frame: HTMLIFrameElement) => void;
}

function PaperSkeleton() {
  return (
    <LoadingBlock label="Loading the document">
      <Stack className={styles.sheet} gap="lg">
        <Skeleton height={18} width="40%" />
        <Skeleton height={46} width="70%" />
        <Skeleton height={18} width="50%" />
        <Skeleton height={260} />
        <Skeleton height={260} />
      </Stack>
    </LoadingBlock>
  );
}

export function Paper({ ref, preview, title, onLoad }: PaperProps) {
  const { data, error, isError, isFetching, refetch } = preview;
  if (isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={documentMessages.previewFailed} onRetry={() => void refetch()} details={details} />;
  }
  if (data === undefined) return <PaperSkeleton />;
  return (
    <>
      <p className={styles.printed}>{documentMessages.printHere}</p>
      <DocumentFrame ref={ref} html={data} title={title} {...(onLoad && { onLoad })} />
    </>
  );
}
