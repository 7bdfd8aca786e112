import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { BCP_STATUSES, statusLabels } from '#shared/domain/bcp/options.ts';
import { bcpListMessages } from '#shared/messages/next-steps.ts';
import { ACTIVE, ARCHIVED, BCP_SORTS, type BcpFilter } from './bcp-filter.ts';
import styles from './bcp-filters.module.css';

interface BcpFiltersProps {
  filter: BcpFilter;
  /** Offers to see what was put away. */
  hasArchived: boolean;
  search: RefObject<HTMLInputElement | null>;
  onChange: (filter: BcpFilter) => void;
}

const bcpStatusOptions = [
  { value: 'all', label: 'All' },
  ...BCP_STATUSES.map((value) => ({ value, label: statusLabels[value] })),
];

export function BcpFilters({ filter, hasArchived, search, onChange }: BcpFiltersProps) {
  const isNarrow = useMediaQuery('(max-width: 36em)');
  useHotkeys([['/', () => search.current?.focus()]]);
  const options = [
    ...bcpStatusOptions,
    ...(filter.status === ACTIVE ? [{ value: ACTIVE, label: bcpListMessages.active }] : []),
    ...(hasArchived ? [{ value: ARCHIVED, label: 'Archived' }] : []),
  ];
  const setStatus = (status: string) => onChange({ ...filter, status: status as BcpFilter['status'] });
  return (
    <div className={styles.bar}>
      <TextInput
        ref={search}
        className={styles.search}
        type="search"
        aria-label="Search by business name, industry or type"
        placeholder="Search name, industry or type"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      {isNarrow ? (
        <NativeSelect
          size="md"
          aria-label="Status"
          data={options}
          value={filter.status}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
      ) : (
        <SegmentedControl aria-label="Status" data={options} value={filter.status} onChange={setStatus} />
      )}
      <NativeSelect
        size="md"
        aria-label={bcpListMessages.sort}
        data={BCP_SORTS.map((value) => ({ value, label: bcpListMessages.sorts[value] }))}
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: event.currentTarget.value as BcpFilter['sort'] })}
      />
    </div>
  );
}
