import { Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { documentMessages } from '#shared/messages/bcp-screens.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import styles from './document-preview.module.css';

const FONT_FAMILY = 'Source Serif 4 Variable';
const FONT_FACES = [
  { file: '/fonts/source-serif-4.woff2', style: 'normal', weight: '400 700' },
  { file: '/fonts/source-serif-4-italic.woff2', style: 'italic', weight: '400' },
];

type FrameWindow = Window & { FontFace: typeof FontFace };

/**
 * The frame may fetch nothing, so this page fetches the font files and hands their bytes over. Failures are ignored: the
 * document stays readable in the reader's own serif.
 */
const loadTypeface = async (frame: HTMLIFrameElement): Promise<void> => {
  const view = frame.contentWindow as FrameWindow | null;
  if (!view) return;
  const faces = await Promise.allSettled(
    FONT_FACES.map(async ({ file, ...descriptors }) =>
      new view.FontFace(FONT_FAMILY, await (await fetch(file)).arrayBuffer(), descriptors).load(),
    ),
  );
  for (const face of faces) if (face.status === 'fulfilled') view.document.fonts.add(face.value);
};

interface PaperProps {
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

/** Restores the scroll position after another template is loaded. */
const useScrollRestoration = () => {
  const position = useRef(0);
  return (frame: HTMLIFrameElement): void => {
    const view = frame.contentWindow;
    if (!view) return;
    view.scrollTo(0, position.current);
    view.addEventListener('scroll', () => {
      position.current = view.scrollY;
    });
  };
};

export function Paper({ ref, preview, title }: PaperProps) {
  const restoreScroll = useScrollRestoration();
  const { data, error, isError, isFetching, refetch } = preview;
  if (isError && !isFetching) {
    const details = error instanceof ApiError ? error.requestId : null;
    return <ErrorBlock title={documentMessages.previewFailed} onRetry={() => void refetch()} details={details} />;
  }
  if (data === undefined) return <PaperSkeleton />;
  // No scripts run in the frame; the two permissions let this page print it.
  return (
    <iframe
      ref={ref}
      title={title}
      className={styles.frame}
      sandbox="allow-same-origin allow-modals"
      srcDoc={data}
      onLoad={(event) => {
        restoreScroll(event.currentTarget);
        void loadTypeface(event.currentTarget);
      }}
    />
  );
}
