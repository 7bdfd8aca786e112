/** The modules, and how progress is kept. */
import { queryOptions } from '@tanstack/react-query';
import type { TrainingModule } from '#shared/domain/training.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';

export const trainingQuery = queryOptions({ queryKey: ['training'], queryFn: () => client.training.modules() });

/** Keeps the progress of a module; the answer takes the module's place in what is shown. */
export const keepProgress = async (id: number, progress: number): Promise<void> => {
  const kept = await client.training.setProgress({ params: { id }, body: { progress } });
  queryClient.setQueryData<TrainingModule[]>(trainingQuery.queryKey, (modules) =>
    modules?.map((one) => (one.id === kept.id ? kept : one)),
  );
};
