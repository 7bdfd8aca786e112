import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Exercise } from '#shared/domain/exercise.ts';
import type { ExerciseFilter, ExerciseSort } from '#shared/domain/exercise-list.ts';
import type { Approver } from '#shared/domain/exercise-states.ts';
import { templateFactsOf } from '#shared/domain/template-blanks.ts';
import { client } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

const PAGE = 50;
const SCHEDULED_MAX = 20;

/** The search parameter that links to exercises missing an approval. */
export const AWAITING = 'awaiting';

/** Prefix of every list of exercises, for invalidation. */
export const EXERCISE_LISTS = ['exercises'] as const;

/** What the list shows, as its address keeps it. */
export interface ExerciseListing extends Omit<ExerciseFilter, 'search'> {
  search: string;
  sort: ExerciseSort;
}

type ListQuery = Partial<ExerciseListing> & { limit: number; offset?: number };

/** The server may send fewer than asked for when they are long. */
const fetchExercises = async (query: ListQuery): Promise<{ rows: Exercise[]; total: number }> => {
  let total: number | null = null;
  const rows = await client.exercises.list({ query }, { onTotal: (count) => (total = count) });
  return { rows, total: total ?? rows.length };
};

export const exercisesQuery = ({ search, sort, ...listing }: ExerciseListing) => {
  const query = { ...listing, search: search.trim() || undefined, sort: sort === 'newest' ? undefined : sort };
  return infiniteQueryOptions({
    queryKey: [...EXERCISE_LISTS, 'pages', query],
    queryFn: ({ pageParam }) => fetchExercises({ ...query, limit: PAGE, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ rows, total }, _all, offset) => {
      const next = offset + rows.length;
      return rows.length > 0 && next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });
};

export const newestAwaitingQuery = (awaiting: Approver, limit: number) =>
  queryOptions({
    queryKey: [...EXERCISE_LISTS, 'newest', awaiting, limit],
    queryFn: () => fetchExercises({ limit, awaiting }),
  });

export const scheduledQuery = queryOptions({
  queryKey: [...EXERCISE_LISTS, 'scheduled'],
  queryFn: () => fetchExercises({ limit: SCHEDULED_MAX, status: 'scheduled', sort: 'date' }),
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

export const teamQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['exercise-team', bcpId],
    queryFn: () => client.people.listEmployees({ params: { id: bcpId } }),
  });

/** What the BCP answers to the blanks of a template. */
export const templateFactsQuery = (bcpId: number) =>
  queryOptions({
    queryKey: ['template-facts', bcpId],
    queryFn: async () => {
      const params = { id: bcpId };
      const [bcp, team] = await Promise.all([client.bcp.get({ params }), client.people.listEmployees({ params })]);
      return templateFactsOf(bcp, team);
    },
  });

/** Trying again does not bring it back. */
export const isExerciseMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
