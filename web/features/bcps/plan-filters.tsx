/** Search and status filter of the plan list. */
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { BCP_STATUSES, statusLabels } from '#shared/domain/bcp/options.ts';
import type { PlanFilter } from './filter-plans.ts';
import styles from './plan-filters.module.css';

interface Props {
  filter: PlanFilter;
  search: RefObject<HTMLInputElement | null>;
  onChange: (filter: PlanFilter) => void;
}

const options = [{ value: 'all', label: 'All' }, ...BCP_STATUSES.map((value) => ({ value, label: statusLabels[value] }))];

export function PlanFilters({ filter, search, onChange }: Props) {
  const isNarrow = useMediaQuery('(max-width: 36em)');
  useHotkeys([['/', () => search.current?.focus()]]);
  const setStatus = (status: string) => onChange({ ...filter, status: status as PlanFilter['status'] });
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
