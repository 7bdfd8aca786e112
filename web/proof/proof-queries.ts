import { queryOptions } from '@tanstack/react-query';
import { client } from '../lib/api.ts';

export const evidenceQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['bcp', bcpId, 'evidence'],
    queryFn: () => client.evidence.list({ params: { id: bcpId } }),
  });
