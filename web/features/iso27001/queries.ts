import { queryOptions } from '@tanstack/react-query';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { iso27001Messages as messages } from '#shared/messages/iso27001.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type BcpToShow = Pick<BcpRow, 'id' | 'business_name'>;

const compareByCreation = (a: BcpRow, b: BcpRow): number => b.created_at.localeCompare(a.created_at);

/** The key begins with `bcps`, so invalidating the list of BCPs also refetches this. */
export const bcpsToShowQuery = queryOptions({
  queryKey: ['bcps', 'iso27001'],
  queryFn: async () => (await client.bcp.list()).sort(compareByCreation),
});

/** Not cached: the server renders the current BCP every time the dialog opens. */
export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['bcp', id, 'iso27001'],
    queryFn: ({ signal }) => client.bcp.iso27001({ params: { id } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const describeFailure = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.isNetwork) return messages.loadError;
  return error.status === 403 ? messages.needsPremium : messages.loadFailed;
};
