import {
  insertTemplate,
  listTemplates,
  putTemplate,
  readTemplate,
  readTemplateUses,
  removeTemplate,
} from '#functions/data/exercise-templates.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import { createOnce } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { exerciseTemplates } from '#shared/api/exercise-templates.ts';
import { customTemplateId, type ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { exerciseTemplateMessages } from '#shared/messages/exercises.ts';

const list: Operation<typeof exerciseTemplates.list> = async ({ actor }) => {
  const templates = await listTemplates();
  return hasAdminRights(actor) ? templates : templates.filter(({ is_active }) => is_active);
};

const create: Operation<typeof exerciseTemplates.create> = async ({ actor, body, request, now }) =>
  createOnce<ExerciseTemplate>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/tabletop-exercises/templates',
    sent: body,
    resource: { id: customTemplateId(await nextNumber('exercise_template')), ...body, use_count: 0 },
    insert: ({ use_count: _, ...template }, key) => insertTemplate(template, key),
    read: readTemplate,
  });

const update: Operation<typeof exerciseTemplates.update> = async ({ params, body }) => {
  const template = { id: params.id, ...body };
  const [isSaved, use_count] = await Promise.all([putTemplate(template), readTemplateUses(params.id)]);
  if (!isSaved) throw notFound(exerciseTemplateMessages.notFound);
  return { ...template, use_count };
};

const remove: Operation<typeof exerciseTemplates.remove> = async ({ params }) => {
  if (!(await removeTemplate(params.id))) throw notFound(exerciseTemplateMessages.notFound);
};

export const handler = apiHandler(exerciseTemplates, { list, create, update, remove });
