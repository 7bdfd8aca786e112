import { type Role, roleLabels } from '#shared/domain/user.ts';

/** What the list shows, as its address keeps it. */
export interface UserListing {
  search: string;
  role: Role | undefined;
  isActive: boolean | undefined;
  page: number;
}

const PAGE_MAX = 10_000;
const SEARCH_MAX = 200;

export const ROLES = Object.keys(roleLabels) as Role[];

const statuses: Record<string, boolean> = { active: true, inactive: false };

/** Reads `?search=dana&role=admin&status=inactive&page=2`. */
export const parseUserListing = (params: URLSearchParams): UserListing => {
  const page = Number(params.get('page') ?? 1);
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    role: ROLES.find((role) => role === params.get('role')),
    isActive: statuses[params.get('status') ?? ''],
    page: Number.isSafeInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
};

export const formatStatus = (isActive: boolean | undefined): string =>
  isActive === undefined ? '' : isActive ? 'active' : 'inactive';

export const formatUserListing = ({ search, role, isActive, page }: UserListing): Record<string, string> => {
  const parts = { search, role, status: formatStatus(isActive), page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1])));
};

export const everyone: UserListing = { search: '', role: undefined, isActive: undefined, page: 1 };

export const isFiltered = ({ search, role, isActive }: UserListing): boolean =>
  search.trim() !== '' || role !== undefined || isActive !== undefined;
