import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DirectoryEntry } from '#shared/domain/admin-user.ts';
import { adminContactMessages as say } from '#shared/messages/admin-money-screens.ts';
import { USERS_PER_PAGE, userChoicesQuery } from '../admin-queries.ts';
import { SEARCH_AFTER_MS } from '../listings.ts';
import { PagedRows, RowSkeleton } from '../paged-rows.tsx';
import styles from './user-picker.module.css';

interface Props {
  chosen: number | undefined;
  onChoose: (user: DirectoryEntry) => void;
}

export function UserPicker({ chosen, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [asked] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  const query = useQuery(userChoicesQuery(asked, page));
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        aria-label="Search users by email or name"
        placeholder="Search users by email or name"
        maxLength={200}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      <PagedRows
        label="Users"
        query={query}
        page={page}
        onPage={setPage}
        perPage={USERS_PER_PAGE}
        failed={say.users}
        empty={{ title: say.noUsers, text: say.noUsersText }}
        headingOrder={3}
        skeleton={<RowSkeleton height={52} />}
      >
        {(users) => (
          <ul className={styles.list} aria-label="Users">
            {users.map((user) => (
              <li key={user.id}>
                <Button
                  fullWidth
                  justify="flex-start"
                  h="auto"
                  py={6}
                  variant={user.id === chosen ? 'light' : 'subtle'}
                  aria-pressed={user.id === chosen}
                  onClick={() => onChoose(user)}
                >
                  <Group
                    gap={0}
                    style={{ flexDirection: 'column', alignItems: 'flex-start', textAlign: 'start', whiteSpace: 'normal' }}
                  >
                    <span>{user.full_name || user.email}</span>
                    {user.full_name && (
                      <Text span size="sm" c="dimmed">
                        {user.email}
                      </Text>
                    )}
                  </Group>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </Stack>
  );
}
