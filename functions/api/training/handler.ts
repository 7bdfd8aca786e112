import { readProgress, saveProgress } from '#functions/data/training-progress.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { training } from '#shared/api/training.ts';
import { withProgress } from '#shared/domain/training.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import { trainingMessages } from '#shared/messages/training.ts';

const modules: Operation<typeof training.modules> = async ({ actor }) => {
  const progressOf = await readProgress(actor.id);
  return lessons.map((lesson, at) => withProgress(at + 1, lesson, progressOf(at + 1)));
};

const setProgress: Operation<typeof training.setProgress> = async ({ actor, params, body, now }) => {
  const lesson = lessons[params.id - 1];
  if (!lesson) throw notFound(trainingMessages.moduleNotFound);
  await saveProgress(actor.id, params.id, body.progress, now);
  return withProgress(params.id, lesson, body.progress);
};

export const handler = apiHandler(training, { modules, setProgress });
