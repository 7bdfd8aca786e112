/** A stored plan; read afresh for every visit, since what was cached may have been edited elsewhere. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';

export const storedBcpQuery = (id: number) =>
  queryOptions({ queryKey: ['bcp', id], queryFn: () => client.bcp.get({ params: { id } }), staleTime: 0, gcTime: 0 });
