import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Approver } from '#shared/domain/exercise-states.ts';
import { client } from '../../lib/api.ts';

const PAGE = 50;

/** Prefix of every list of exercises, for invalidation. */
export const EXERCISE_LISTS = ['exercises'] as const;

export const exercisesQuery = (awaiting?: Approver) =>
  infiniteQueryOptions({
    queryKey: [...EXERCISE_LISTS, 'pages', awaiting],
    queryFn: ({ pageParam }) => client.exercises.list({ query: { limit: PAGE, offset: pageParam, awaiting } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length === PAGE ? all.length * PAGE : undefined),
  });

export const newestAwaitingQuery = (awaiting: Approver, limit: number) =>
  queryOptions({
    queryKey: [...EXERCISE_LISTS, 'newest', awaiting, limit],
    queryFn: () => client.exercises.list({ query: { limit, awaiting } }),
  });

export const exerciseQuery = (id: number) =>
  queryOptions({ queryKey: ['exercise', id], queryFn: () => client.exercises.get({ params: { id } }) });

/** Staff also receive inactive templates. */
export const templatesQuery = queryOptions({
  queryKey: ['exercise-templates'],
  queryFn: () => client.exerciseTemplates.list(),
});

export const offeredTemplatesQuery = queryOptions({
  ...templatesQuery,
  select: (templates) => templates.filter(({ is_active }) => is_active),
});
