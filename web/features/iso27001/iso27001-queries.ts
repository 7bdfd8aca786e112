/** What the ISO 27001 dialogs read. */
import { queryOptions } from '@tanstack/react-query';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import { iso27001Messages as messages } from '#shared/messages/iso27001.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type PlanToShow = Pick<BcpRow, 'id' | 'business_name'>;

const newestFirst = (a: BcpRow, b: BcpRow): number => b.created_at.localeCompare(a.created_at);

/** The plans to choose from; read again whenever plans are. */
export const choiceQuery = queryOptions({
  queryKey: ['bcps', 'iso27001'],
  queryFn: async () => (await client.bcp.list()).sort(newestFirst),
});

/** The document as the plan stands now: it is made anew every time it is opened. */
export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: ['bcp', id, 'iso27001'],
    queryFn: ({ signal }) => client.bcp.iso27001({ params: { id } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Why there is no document: not part of the plan, refused by the server, or no answer at all. */
export const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.isNetwork) return messages.loadError;
  return error.status === 403 ? messages.needsPremium : messages.loadFailed;
};
