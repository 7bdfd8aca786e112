/** What the dashboard and the plan list read. */
import { queryOptions } from '@tanstack/react-query';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { client } from '../../lib/api.ts';

const newestFirst = (a: BcpRow, b: BcpRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** Every plan of the caller, newest first. */
export const plansQuery = queryOptions({
  queryKey: ['bcps'],
  queryFn: async () => (await client.bcp.list()).sort(newestFirst),
});

/** The yearly allowance. */
export const limitsQuery = queryOptions({ queryKey: ['bcp-limits'], queryFn: () => client.bcp.limits() });
