import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activityMessages } from '#shared/messages/security-events.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';
import styles from './security-events.module.css';

interface Props<Page> {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  words: { loading: string; failed: string; none: string };
  headingOrder: 2 | 3;
  listEvents: (page: Page) => { id: string; content: ReactNode }[];
}

/** Events by pages, newest first. */
export function EventPages<Page>({ query, words, headingOrder, listEvents }: Props<Page>) {
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    query;
  if (!data && isError && !isFetching)
    return (
      <ErrorBlock
        order={headingOrder}
        title={messageOf(error, words.failed)}
        onRetry={() => void refetch()}
        details={error instanceof ApiError ? error.requestId : null}
      />
    );
  if (!data)
    return (
      <LoadingBlock label={words.loading}>
        <Stack gap="sm">
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      </LoadingBlock>
    );
  const events = data.pages.flatMap(listEvents);
  if (events.length === 0) return <Text c="dimmed">{words.none}</Text>;
  return (
    <>
      <ol className={styles.events}>
        {events.map(({ id, content }) => (
          <li key={id} className={styles.event}>
            {content}
          </li>
        ))}
      </ol>
      {isFetchNextPageError && <Notice tone="bad">{activityMessages.moreFailed}</Notice>}
      {hasNextPage && (
        <Group mt="md">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {activityMessages.more}
          </Button>
        </Group>
      )}
    </>
  );
}
