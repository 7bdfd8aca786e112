import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TREE_BREADTHS, type TreeBreadth } from '#shared/domain/phone-tree.ts';
import { phoneTreeMessages as say } from '#shared/messages/crisis-screens.ts';
import { CallOrder } from '../../features/crisis/call-order.tsx';
import { directoryQuery } from '../../features/crisis/crisis-queries.ts';
import styles from '../../features/crisis/phone-tree.module.css';
import { PhoneTreePaper } from '../../features/crisis/phone-tree-paper.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorBlock, LoadingBlock } from '../../ui/state-block.tsx';

const DEFAULT_BREADTH: TreeBreadth = 3;
const parseBreadth = (text: string | null): TreeBreadth =>
  TREE_BREADTHS.find((breadth) => String(breadth) === text) ?? DEFAULT_BREADTH;

export function Component() {
  const label = useId();
  const [params, setParams] = useSearchParams();
  const breadth = parseBreadth(params.get('calls'));
  const { data: contacts, error, isError, isFetching, refetch, dataUpdatedAt } = useQuery(directoryQuery);
  return (
    <Page>
      <div className={styles.screen}>
        <PageTitle
          lead={say.lead}
          actions={
            <Button
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              onClick={() => window.print()}
              disabled={!contacts}
            >
              Print
            </Button>
          }
        >
          Phone Tree
        </PageTitle>
      </div>
      {!contacts && (
        <Card className={styles.screen}>
          {isError && !isFetching ? (
            <ErrorBlock title={messageOf(error, say.failed)} onRetry={() => void refetch()} />
          ) : (
            <LoadingBlock label="Loading contacts">
              <Skeleton height={320} />
            </LoadingBlock>
          )}
        </Card>
      )}
      {contacts && (
        <>
          <div className={`${styles.screen} ${styles.controls}`}>
            <Text id={label}>{say.breadth}</Text>
            <SegmentedControl
              aria-labelledby={label}
              data={TREE_BREADTHS.map(String)}
              value={String(breadth)}
              onChange={(value) => setParams({ calls: value }, { replace: true })}
            />
          </div>
          <PhoneTreePaper contacts={contacts} breadth={breadth} printedAt={new Date(dataUpdatedAt).toISOString()} />
          {contacts.length > 1 && (
            <div className={styles.screen}>
              <CallOrder contacts={contacts} />
            </div>
          )}
        </>
      )}
    </Page>
  );
}
