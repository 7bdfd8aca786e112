import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPLETE, nextUnreadPart, progressAfter, splitLesson, type TrainingModule } from '#shared/domain/training.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';

export const trainingQuery = queryOptions({ queryKey: ['training'], queryFn: () => client.training.modules() });

const saveProgress = async (id: number, progress: number): Promise<void> => {
  const saved = await client.training.setProgress({ params: { id }, body: { progress } });
  queryClient.setQueryData<TrainingModule[]>(trainingQuery.queryKey, (modules) =>
    modules?.map((module) => (module.id === saved.id ? saved : module)),
  );
};

export const useReading = ({ id, lesson, progress }: TrainingModule, onCompleted: () => void) => {
  const parts = splitLesson(lesson);
  const [at, setAt] = useState(() => nextUnreadPart(progress, parts.length));
  const { running, failure, run, reset } = useAction<'save', true>(() => true);
  const isWorking = running !== null;
  const isLast = at === parts.length - 1;

  /** Goes on after a failure: the next part saves this progress, too. */
  const goOn = async (): Promise<void> => {
    if (isWorking) return;
    reset();
    const reached = progressAfter(at + 1, parts.length);
    const isSaved = reached <= progress || (await run('save', () => saveProgress(id, reached)));
    if (!isLast) setAt(at + 1);
    else if (isSaved) onCompleted();
  };

  return {
    part: parts[at]!,
    at,
    count: parts.length,
    isLast,
    isFinishing: isLast && progress < COMPLETE,
    isWorking,
    hasFailed: failure !== null,
    goOn,
    goBack: () => setAt(Math.max(0, at - 1)),
  };
};
