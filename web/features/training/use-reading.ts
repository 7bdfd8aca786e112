/** Where somebody is in a lesson; progress only grows while it is read. */
import { useState } from 'react';
import { COMPLETE, nextUnreadPart, progressAfter, splitLesson, type TrainingModule } from '#shared/domain/training.ts';
import { keepProgress } from './training-queries.ts';

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
