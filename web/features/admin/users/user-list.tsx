import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { DirectoryEntry } from '#shared/domain/admin-user.ts';
import type { Me } from '#shared/domain/user.ts';
import { userScreenMessages as say } from '#shared/messages/admin-screens.ts';
import { Card } from '../../../ui/card.tsx';
import listStyles from '../../../ui/entity-list.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { usersQuery } from '../admin-queries.ts';
import { isFiltered, SEARCH_AFTER_MS, type UserListing } from '../listings.ts';
import { PagedRows, RowSkeleton } from '../paged-rows.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserRow } from './user-row.tsx';

interface Props {
  manager: Me;
  listing: UserListing;
  onChange: (listing: UserListing, options?: { replace: boolean }) => void;
  onView: (account: DirectoryEntry) => void;
  onEdit: (account: DirectoryEntry) => void;
}

export function UserList({ manager, listing, onChange, onView, onEdit }: Props) {
  const [search] = useDebouncedValue(listing.search, SEARCH_AFTER_MS);
  const query = useQuery(usersQuery({ ...listing, search }));
  const actions = useAccountActions();
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
        <PagedRows
          label="Users"
          query={query}
          page={listing.page}
          onPage={(page, options) => onChange({ ...listing, page }, options)}
          failed={say.list}
          empty={{ title: say.none, text: isFiltered({ ...listing, search }) ? say.noMatch : say.noUsers }}
          skeleton={<RowSkeleton height={92} />}
        >
          {(accounts) => (
            <ul className={listStyles.list} style={{ '--rows': accounts.length } as CSSProperties} aria-label="Users">
              {accounts.map((account) => (
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
          )}
        </PagedRows>
      </Stack>
      {actions.confirmation}
    </Card>
  );
}

const isTyping = (before: UserListing, after: UserListing): boolean =>
  before.search !== '' && after.search !== before.search && after.search !== '';
