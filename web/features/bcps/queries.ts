import { queryOptions } from '@tanstack/react-query';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { client } from '../../lib/api.ts';

const compareNewestFirst = (a: BcpRow, b: BcpRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

export const bcpsQuery = queryOptions({
  queryKey: ['bcps'],
  queryFn: async () => (await client.bcp.list()).sort(compareNewestFirst),
  select: (rows: BcpRow[]) => rows.filter(({ archived_at }) => archived_at === undefined),
});

export const archivedBcpsQuery = queryOptions({
  ...bcpsQuery,
  select: (rows: BcpRow[]) => rows.filter(({ archived_at }) => archived_at !== undefined),
});

/** Always asked anew: team and exercises count, too, and no save of theirs marks it stale. */
export const readinessQuery = queryOptions({
  queryKey: ['bcps', 'readiness'],
  queryFn: () => client.bcp.listReadiness(),
  staleTime: 0,
});

export const limitsQuery = queryOptions({ queryKey: ['bcp-limits'], queryFn: () => client.bcp.limits() });
