import { Skeleton, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { DirectoryEntry } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import listStyles from '../../../ui/entity-list.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../../ui/state-block.tsx';
import { PER_PAGE, usersQuery } from '../admin-queries.ts';
import { PageNumbers } from '../page-numbers.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import { UserFilters } from './user-filters.tsx';
import { isFiltered, type UserListing } from './user-listing.ts';
import { UserRow } from './user-row.tsx';

const LIST_ID = 'users';
/** While somebody types. */
const SEARCH_AFTER_MS = 250;

const usersPlaceholder = (
  <LoadingBlock label="Loading users">
    <Stack gap={1}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={92} />
      ))}
    </Stack>
  </LoadingBlock>
);

interface Props {
  manager: Me;
  listing: UserListing;
  onChange: (listing: UserListing, options?: { replace: boolean }) => void;
  onView: (account: DirectoryEntry) => void;
  onEdit: (account: DirectoryEntry) => void;
}

export function UserList({ manager, listing, onChange, onView, onEdit }: Props) {
  const [search] = useDebouncedValue(listing.search, SEARCH_AFTER_MS);
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(usersQuery({ ...listing, search }));
  const actions = useAccountActions();
  const turnTo = (page: number) => {
    onChange({ ...listing, page });
    document.getElementById(LIST_ID)?.focus({ preventScroll: true });
    document.getElementById(LIST_ID)?.scrollIntoView({ block: 'start' });
  };

  // The last account of the last page is gone, or the address names a page that never was.
  const isBeyond = data !== undefined && !isPlaceholderData && data.users.length === 0 && data.total > 0;
  const lastPage = data?.total_pages ?? 1;
  const leaveEmptyPage = useEffectEvent(() => onChange({ ...listing, page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) leaveEmptyPage();
  }, [isBeyond]);

  return (
    <Card>
      <Stack gap="md">
        {/* One search is one step back. */}
        <UserFilters listing={listing} onChange={(next) => onChange(next, { replace: isTyping(listing, next) })} />
        {actions.failure && (
          <Notice tone="bad" mustReveal>
            {actions.failure}
          </Notice>
        )}
        {!data && (isFetching || !isError) && usersPlaceholder}
        {isError && !isFetching && (
          <ErrorBlock
            title={messageOf(error, say.list)}
            onRetry={() => void refetch()}
            details={error instanceof ApiError ? error.requestId : null}
          />
        )}
        {data?.total === 0 && (
          <EmptyBlock title={say.none} drawing="ledger">
            {isFiltered({ ...listing, search }) ? say.noMatch : say.noUsers}
          </EmptyBlock>
        )}
        {data && data.users.length > 0 && (
          <div id={LIST_ID} tabIndex={-1} aria-busy={isPlaceholderData}>
            <ul className={listStyles.list} aria-label="Users">
              {data.users.map((account) => (
                <UserRow
                  key={account.id}
                  account={account}
                  manager={manager}
                  isWorking={actions.runningId === account.id}
                  onView={() => onView(account)}
                  onEdit={() => onEdit(account)}
                  onAction={(action) => actions.start(action, account)}
                />
              ))}
            </ul>
            {!isPlaceholderData && <PageNumbers page={listing.page} perPage={PER_PAGE} total={data.total} onPage={turnTo} />}
          </div>
        )}
      </Stack>
      {actions.confirmation}
    </Card>
  );
}

const isTyping = (before: UserListing, after: UserListing): boolean =>
  before.search !== '' && after.search !== before.search && after.search !== '';
