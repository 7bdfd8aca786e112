/** Finding plans in the list. */
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { BCP_STATUSES, type BcpStatus } from '#shared/domain/bcp/options.ts';

export interface PlanFilter {
  search: string;
  status: BcpStatus | 'all';
}

/** The filter in an address: `?q=...&status=draft`. */
export const filterIn = (params: URLSearchParams): PlanFilter => {
  const status = BCP_STATUSES.find((one) => one === params.get('status'));
  return { search: params.get('q') ?? '', status: status ?? 'all' };
};

export const filterParams = ({ search, status }: PlanFilter): Record<string, string> => ({
  ...(search === '' ? {} : { q: search }),
  ...(status === 'all' ? {} : { status }),
});

/** Plans whose name, industry or type contains the search text, in any case, and whose status is the wanted one. */
export const filterPlans = (plans: readonly BcpRow[], { search, status }: PlanFilter): BcpRow[] => {
  const wanted = search.trim().toLowerCase();
  return plans.filter(
    (plan) =>
      (status === 'all' || plan.status === status) &&
      [plan.business_name, plan.industry, plan.business_type].some((text) => text.toLowerCase().includes(wanted)),
  );
};
