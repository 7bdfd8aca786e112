import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { BCP_STATUSES, type BcpStatus, statusLabels } from '#shared/domain/bcp/options.ts';
import styles from './bcp-filters.module.css';

export const ARCHIVED = 'archived';

interface BcpFilter {
  search: string;
  status: BcpStatus | 'all' | typeof ARCHIVED;
}

/** Reads `?q=...&status=draft`. */
export const parseFilter = (params: URLSearchParams): BcpFilter => {
  const status = ([...BCP_STATUSES, ARCHIVED] as const).find((known) => known === params.get('status'));
  return { search: params.get('q') ?? '', status: status ?? 'all' };
};

export const formatFilter = ({ search, status }: BcpFilter): Record<string, string> => ({
  ...(search === '' ? {} : { q: search }),
  ...(status === 'all' ? {} : { status }),
});

export const filterBcps = (bcps: readonly BcpRow[], { search, status }: BcpFilter): BcpRow[] => {
  const wanted = search.trim().toLowerCase();
  return bcps.filter(
    (bcp) =>
      (status === 'all' || status === ARCHIVED || bcp.status === status) &&
      [bcp.business_name, bcp.industry, bcp.business_type].some((text) => text.toLowerCase().includes(wanted)),
  );
};

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
  const options = hasArchived ? [...bcpStatusOptions, { value: ARCHIVED, label: 'Archived' }] : bcpStatusOptions;
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
    </div>
  );
}
