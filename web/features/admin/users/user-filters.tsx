import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { roleLabels } from '#shared/domain/user.ts';
import { everyone, formatStatus, isFiltered, parseUserListing, ROLES, type UserListing } from './user-listing.ts';

const roleOptions = [{ value: '', label: 'All roles' }, ...ROLES.map((value) => ({ value, label: roleLabels[value] }))];
const statusOptions = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

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
  const pick = (name: 'role' | 'status', value: string) => {
    const { role, isActive } = parseUserListing(new URLSearchParams({ [name]: value }));
    change(name === 'role' ? { role } : { isActive });
  };
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
      <NativeSelect
        size="md"
        style={shared}
        aria-label="Role"
        data={roleOptions}
        value={listing.role ?? ''}
        onChange={(event) => pick('role', event.currentTarget.value)}
      />
      <NativeSelect
        size="md"
        style={shared}
        aria-label="Status"
        data={statusOptions}
        value={formatStatus(listing.isActive)}
        onChange={(event) => pick('status', event.currentTarget.value)}
      />
      <Button variant="default" disabled={!isFiltered(listing)} onClick={() => onChange(everyone)}>
        Clear Filters
      </Button>
    </Group>
  );
}
