import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';

/** The list does not change during a visit. */
export const tradesQuery = queryOptions({
  queryKey: ['trades'],
  queryFn: () => client.tradeList.list({ query: {} }),
  staleTime: Number.POSITIVE_INFINITY,
});
