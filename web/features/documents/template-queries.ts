/** The document templates there are. */
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

export const templatesQuery = queryOptions({
  queryKey: ['bcp-templates'],
  queryFn: () => client.bcp.templates(),
  staleTime: Number.POSITIVE_INFINITY,
});
