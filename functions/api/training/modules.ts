/** The training modules, each with the caller's own progress. */
import { readProgress, saveProgress } from '#functions/data/training-progress.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { training } from '#shared/api/training.ts';
import { withProgress } from '#shared/domain/training.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import { trainingMessages } from '#shared/messages/training.ts';

export const modules: Operation<typeof training.modules> = async ({ actor }) => {
  const progressOf = await readProgress(actor.id);
  return lessons.map((lesson, at) => withProgress(at + 1, lesson, progressOf(at + 1)));
};

export const setProgress: Operation<typeof training.setProgress> = async ({ actor, params, body, now }) => {
  const lesson = lessons[params.id - 1];
  if (!lesson) throw notFound(trainingMessages.moduleNotFound);
  await saveProgress(actor.id, params.id, body.progress, now);
  return withProgress(params.id, lesson, body.progress);
};
