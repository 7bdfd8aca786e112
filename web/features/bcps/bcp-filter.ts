import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { BCP_STATUSES, type BcpStatus } from '#shared/domain/bcp/options.ts';

export const ARCHIVED = 'archived';
/** Every BCP that is not completed. */
export const ACTIVE = 'active';

export const BCP_SORTS = ['newest', 'name', 'completeness'] as const;

export interface BcpFilter {
  search: string;
  status: BcpStatus | 'all' | typeof ACTIVE | typeof ARCHIVED;
  sort: (typeof BCP_SORTS)[number];
}

/** Reads `?q=...&status=draft&sort=name`. */
export const parseFilter = (params: URLSearchParams): BcpFilter => {
  const status = ([...BCP_STATUSES, ACTIVE, ARCHIVED] as const).find((known) => known === params.get('status'));
  const sort = BCP_SORTS.find((known) => known === params.get('sort'));
  return { search: params.get('q') ?? '', status: status ?? 'all', sort: sort ?? 'newest' };
};

export const formatFilter = ({ search = '', status = 'all', sort = 'newest' }: Partial<BcpFilter>): Record<string, string> => ({
  ...(search === '' ? {} : { q: search }),
  ...(status === 'all' ? {} : { status }),
  ...(sort === 'newest' ? {} : { sort }),
});

export const filterPath = (path: string, filter: Partial<BcpFilter>): string => {
  const search = new URLSearchParams(formatFilter(filter)).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** The list itself begins with the newest. */
const comparisons: Record<BcpFilter['sort'], (a: BcpRow, b: BcpRow) => number> = {
  newest: () => 0,
  name: (a, b) => a.business_name.localeCompare(b.business_name),
  completeness: (a, b) => a.scores.completeness - b.scores.completeness,
};

const hasStatus = (bcp: BcpRow, status: BcpFilter['status']): boolean => {
  if (status === ACTIVE) return bcp.status !== 'completed';
  return status === 'all' || status === ARCHIVED || bcp.status === status;
};

export const filterBcps = (bcps: readonly BcpRow[], { search, status, sort }: BcpFilter): BcpRow[] => {
  const wanted = search.trim().toLowerCase();
  return bcps
    .filter(
      (bcp) =>
        hasStatus(bcp, status) &&
        [bcp.business_name, bcp.industry, bcp.business_type].some((text) => text.toLowerCase().includes(wanted)),
    )
    .sort(comparisons[sort]);
};
