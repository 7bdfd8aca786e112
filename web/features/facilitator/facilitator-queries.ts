import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

/** Frozen while the exercise is played. */
export const materialQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercise', id, 'material'],
    queryFn: () => client.exercises.material({ params: { id } }),
    staleTime: 5 * 60_000,
  });

export const runQuery = (id: number) =>
  queryOptions({
    queryKey: ['exercise', id, 'run'],
    queryFn: () => client.exercises.run({ params: { id } }),
    staleTime: 0,
  });
