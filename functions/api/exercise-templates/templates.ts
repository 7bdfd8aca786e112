/** Templates of exercises: those in use for whoever plans exercises, all of them and every change for staff. */
import { listTemplates, putTemplate, readTemplate, removeTemplate, templateInsert } from '#functions/data/exercise-templates.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { notFound } from '#functions/http/errors.ts';
import { createOnce } from '#functions/http/made-once.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { exerciseTemplates } from '#shared/api/exercise-templates.ts';
import { customTemplateId, type ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { exerciseTemplateMessages } from '#shared/messages/exercises.ts';

export const list: Operation<typeof exerciseTemplates.list> = async ({ actor }) => {
  const all = await listTemplates();
  return hasAdminRights(actor) ? all : all.filter(({ is_active }) => is_active);
};

export const create: Operation<typeof exerciseTemplates.create> = async ({ actor, body, request, now }) =>
  createOnce<ExerciseTemplate>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/tabletop-exercises/templates',
    sent: body,
    thing: { id: customTemplateId(await nextNumber('exercise_template')), ...body },
    insert: templateInsert,
    read: readTemplate,
  });

export const update: Operation<typeof exerciseTemplates.update> = async ({ params, body }) => {
  const template = { id: params.id, ...body };
  if (!(await putTemplate(template))) throw notFound(exerciseTemplateMessages.notFound);
  return template;
};

export const remove: Operation<typeof exerciseTemplates.remove> = async ({ params }) => {
  if (!(await removeTemplate(params.id))) throw notFound(exerciseTemplateMessages.notFound);
};
