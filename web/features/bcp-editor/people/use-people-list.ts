/** One list of people of the plan: reading, adding, changing and deleting on the server. */
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { logger } from '../../../lib/logger.ts';
import type { PeopleKind } from './people-kinds.tsx';

type Person = { id: number; bcp_id: number; name: string };

/** Why a save was refused, in the words of the server where it gives a reason. */
const refusal = (error: unknown, { refused, failed }: Pick<PeopleKind<object, Person>, 'refused' | 'failed'>): string =>
  error instanceof ApiError && error.status === 400 ? (error.detail ?? refused) : failed;

export const usePeopleList = <N extends object, T extends N & Person>(kind: PeopleKind<N, T>, bcpId: number) => {
  const cache = useQueryClient();
  const query = kind.query(bcpId) as unknown as { queryKey: QueryKey; queryFn: () => Promise<T[]> };
  const { data, isPending, isError, refetch } = useQuery(query);
  const set = (next: (all: T[]) => T[]) => cache.setQueryData<T[]>(query.queryKey, (all) => next(all ?? []));

  /** Adds (`id` null) or changes one; answers why not, or null. */
  const save = async (id: number | null, body: N): Promise<string | null> => {
    if (id === null && data?.some((one) => kind.isSame(one, body))) return kind.duplicate(body);
    try {
      const stored = await (id === null ? kind.create(bcpId, body) : kind.update(id, body));
      set((all) => (id === null ? [...all, stored] : all.map((one) => (one.id === id ? stored : one))));
      return null;
    } catch (error) {
      logger.error(`${kind.title}: saving failed`, error);
      return refusal(error, kind);
    }
  };

  const removal = useMutation({
    mutationFn: kind.remove,
    onSuccess: (_, id) => set((all) => all.filter((one) => one.id !== id)),
    onError: (error) => logger.error(`${kind.title}: deleting failed`, error),
  });

  return {
    people: data ?? [],
    isPending,
    isError,
    reload: () => void refetch(),
    save,
    remove: removal.mutateAsync,
    isRemoving: removal.isPending,
  };
};
