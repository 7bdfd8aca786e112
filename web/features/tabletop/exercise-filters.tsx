import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { optionLabel } from '#shared/domain/exercise.ts';
import { EXERCISE_SORTS, type ExerciseSort } from '#shared/domain/exercise-list.ts';
import { EXERCISE_STATUSES, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { exerciseScreenMessages as say } from '#shared/messages/exercise-screens.ts';
import { fill } from '#shared/messages/fields.ts';
import styles from './exercise-filters.module.css';
import { isFiltered, parseId, pick } from './exercise-listing.ts';
import type { ExerciseListing } from './exercise-queries.ts';

const sortLabels: Record<ExerciseSort, string> = { newest: 'Newest first', date: 'By scheduled date', name: 'By name' };
const withAll = (label: string, options: readonly { value: string; label: string }[]) => [{ value: '', label }, ...options];
const statusOptions = withAll(
  'All statuses',
  EXERCISE_STATUSES.map((value) => ({ value, label: optionLabel(value) })),
);
const typeOptions = withAll(
  'All types',
  EXERCISE_TYPES.map((value) => ({ value, label: optionLabel(value) })),
);
const sortOptions = EXERCISE_SORTS.map((value) => ({ value, label: sortLabels[value] }));

interface Props {
  listing: ExerciseListing;
  isOwn: boolean;
  bcps: readonly BcpRow[];
  /** How many match; unknown while the first page loads. */
  total: number | undefined;
  onChange: (listing: ExerciseListing) => void;
  onClear: () => void;
}

const countText = (total: number): string =>
  total === 1 ? say.countOne : fill(say.count, { count: total.toLocaleString('en-US') });

export function ExerciseFilters({ listing, isOwn, bcps, total, onChange, onClear }: Props) {
  const search = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => search.current?.focus()]]);
  const change = (part: Partial<ExerciseListing>) => onChange({ ...listing, ...part });
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        {isOwn && (
          <TextInput
            ref={search}
            className={styles.search}
            type="search"
            aria-label="Search by name, scenario or BCP"
            placeholder="Search name, scenario or BCP"
            maxLength={200}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={listing.search}
            onChange={(event) => change({ search: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          size="md"
          aria-label="Status"
          data={statusOptions}
          value={listing.status ?? ''}
          onChange={(event) => change({ status: pick(EXERCISE_STATUSES, event.currentTarget.value) })}
        />
        {isOwn && (
          <NativeSelect
            size="md"
            aria-label="Exercise type"
            data={typeOptions}
            value={listing.type ?? ''}
            onChange={(event) => change({ type: pick(EXERCISE_TYPES, event.currentTarget.value) })}
          />
        )}
        {isOwn && bcps.length > 1 && (
          <NativeSelect
            size="md"
            aria-label="BCP"
            data={withAll(
              'All BCPs',
              bcps.map(({ id, business_name }) => ({ value: String(id), label: business_name })),
            )}
            value={listing.bcp_id ?? ''}
            onChange={(event) => change({ bcp_id: parseId(event.currentTarget.value) })}
          />
        )}
        {isOwn && (
          <NativeSelect
            size="md"
            aria-label="Order"
            data={sortOptions}
            value={listing.sort}
            onChange={(event) => change({ sort: pick(EXERCISE_SORTS, event.currentTarget.value) ?? 'newest' })}
          />
        )}
      </div>
      <div className={styles.count}>
        <span role="status">{total === undefined ? '' : countText(total)}</span>
        {isFiltered(listing) && (
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}
