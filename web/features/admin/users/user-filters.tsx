import { Button, Group, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { roleLabels } from '#shared/domain/user.ts';
import { FilterSelect } from '../filter-select.tsx';
import { everyone, formatStatus, isFiltered, ROLES, type UserListing } from '../listings.ts';

const roleNames = ROLES.map((role) => [role, roleLabels[role]] as const);
const statusNames = [
  ['active', 'Active'],
  ['inactive', 'Inactive'],
] as const;

/** Both fit beside each other on a phone. */
const shared = { flex: '1 0 140px', maxWidth: 170 };

interface Props {
  listing: UserListing;
  onChange: (listing: UserListing) => void;
}

export function UserFilters({ listing, onChange }: Props) {
  const search = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => search.current?.focus()]]);
  const change = (part: Partial<UserListing>) => onChange({ ...listing, ...part, page: 1 });
  return (
    <Group gap="sm" role="search" aria-label="Users">
      <TextInput
        ref={search}
        type="search"
        aria-label="Search by email or name"
        placeholder="Search by email or name"
        maxLength={200}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        style={{ flex: '1 1 260px' }}
        value={listing.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
      />
      <FilterSelect
        style={shared}
        label="Role"
        all="All roles"
        names={roleNames}
        value={listing.role}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        style={shared}
        label="Status"
        all="All statuses"
        names={statusNames}
        value={formatStatus(listing.isActive)}
        onChange={(status) => change({ isActive: status && status === 'active' })}
      />
      <Button variant="default" disabled={!isFiltered(listing)} onClick={() => onChange(everyone)}>
        Clear Filters
      </Button>
    </Group>
  );
}
