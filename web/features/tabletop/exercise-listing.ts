import { EXERCISE_SORTS } from '#shared/domain/exercise-list.ts';
import { EXERCISE_STATUSES, EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { APPROVERS, type Approver } from '#shared/domain/exercise-states.ts';
import { AWAITING, type ExerciseListing } from './exercise-queries.ts';

export const pick = <T extends string>(options: readonly T[], value: string | null): T | undefined =>
  options.find((option) => option === value);

export const parseId = (text: string | null): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads `?status=draft&type=fire&bcp=4&q=oven&sort=date&awaiting=admin`; whoever sees all exercises has fewer of them. */
export const parseListing = (
  params: URLSearchParams,
  { isOwn, approver }: { isOwn: boolean; approver: Approver | null },
): ExerciseListing => ({
  status: pick(EXERCISE_STATUSES, params.get('status')),
  awaiting: pick(
    APPROVERS.filter((as) => as === approver),
    params.get(AWAITING),
  ),
  type: isOwn ? pick(EXERCISE_TYPES, params.get('type')) : undefined,
  bcp_id: isOwn ? parseId(params.get('bcp')) : undefined,
  search: isOwn ? (params.get('q') ?? '').slice(0, 200) : '',
  sort: (isOwn && pick(EXERCISE_SORTS, params.get('sort'))) || 'newest',
});

export const formatListing = ({ status, awaiting, type, bcp_id, search, sort }: ExerciseListing): Record<string, string> => {
  const parts = { status, [AWAITING]: awaiting, type, bcp: bcp_id, q: search, sort: sort === 'newest' ? '' : sort };
  return Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
};

export const isFiltered = (listing: ExerciseListing): boolean =>
  Object.keys(formatListing({ ...listing, sort: 'newest' })).length > 0;

/** The order stays. */
export const clearFilters = ({ sort }: ExerciseListing): ExerciseListing => ({ search: '', sort });
