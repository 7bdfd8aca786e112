import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPLETE, nextUnreadPart, progressAfter, splitLesson, type TrainingModule } from '#shared/domain/training.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query.ts';

/** The modules, and how progress is kept. */

export const trainingQuery = queryOptions({ queryKey: ['training'], queryFn: () => client.training.modules() });

/** Keeps the progress of a module; the answer takes the module's place in what is shown. */
const keepProgress = async (id: number, progress: number): Promise<void> => {
  const kept = await client.training.setProgress({ params: { id }, body: { progress } });
  queryClient.setQueryData<TrainingModule[]>(trainingQuery.queryKey, (modules) =>
    modules?.map((one) => (one.id === kept.id ? kept : one)),
  );
};

/** Where somebody is in a lesson; progress only grows while it is read. */

export const useReading = ({ id, lesson, progress }: TrainingModule, onCompleted: () => void) => {
  const parts = splitLesson(lesson);
  const [at, setAt] = useState(() => nextUnreadPart(progress, parts.length));
  const [isWorking, setIsWorking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isLast = at === parts.length - 1;

  /** Nothing is lost by going on after a failure: the next part keeps this one, too. */
  const goOn = async (): Promise<void> => {
    if (isWorking) return;
    setIsWorking(true);
    setHasFailed(false);
    const reached = progressAfter(at + 1, parts.length);
    const isKept =
      reached <= progress ||
      (await keepProgress(id, reached).then(
        () => true,
        () => false,
      ));
    setIsWorking(false);
    setHasFailed(!isKept);
    if (!isLast) setAt(at + 1);
    else if (isKept) onCompleted();
  };

  return {
    part: parts[at]!,
    at,
    count: parts.length,
    isLast,
    isFinishing: isLast && progress < COMPLETE,
    isWorking,
    hasFailed,
    goOn,
    goBack: () => setAt(Math.max(0, at - 1)),
  };
};
