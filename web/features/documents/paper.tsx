/** The document in a frame of its own: no script runs in it, and its styles stay apart from the application's. */
import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import { setTypeface } from './document-font.ts';
import styles from './document-preview.module.css';

interface Props {
  ref: Ref<HTMLIFrameElement>;
  preview: UseQueryResult<string>;
  title: string;
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

/** Another template keeps the place in the document, as far as it is as long. */
const useKeptPlace = () => {
  const place = useRef(0);
  return (frame: HTMLIFrameElement): void => {
    const view = frame.contentWindow;
    if (!view) return;
    view.scrollTo(0, place.current);
    view.addEventListener('scroll', () => {
      place.current = view.scrollY;
    });
  };
};

export function Paper({ ref, preview, title }: Props) {
  const keepPlace = useKeptPlace();
  const { data, error, isError, isFetching, refetch } = preview;
  if (isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={documentMessages.previewFailed} onRetry={() => void refetch()} details={details} />;
  }
  if (data === undefined) return <PaperSkeleton />;
  // The frame may not run scripts; the two rights let this page print it.
  return (
    <iframe
      ref={ref}
      title={title}
      className={styles.frame}
      sandbox="allow-same-origin allow-modals"
      srcDoc={data}
      onLoad={(event) => {
        keepPlace(event.currentTarget);
        void setTypeface(event.currentTarget);
      }}
    />
  );
}
