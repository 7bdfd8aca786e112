/** What the exercise screens read. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';

const PAGE = 50;

/** Exercises, newest first, fifty at a time. */
export const exercisesQuery = infiniteQueryOptions({
  queryKey: ['exercises'],
  queryFn: ({ pageParam }) => client.exercises.list({ query: { limit: PAGE, offset: pageParam } }),
  initialPageParam: 0,
  getNextPageParam: (last, all) => (last.length === PAGE ? all.length * PAGE : undefined),
});

export const exerciseQuery = (id: number) =>
  queryOptions({ queryKey: ['exercise', id], queryFn: () => client.exercises.get({ params: { id } }) });

/** Staff also read the inactive ones; nobody begins with those. */
export const offeredTemplatesQuery = queryOptions({
  queryKey: ['exercise-templates'],
  queryFn: () => client.exerciseTemplates.list(),
  select: (templates) => templates.filter(({ is_active }) => is_active),
});
