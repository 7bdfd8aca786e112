import { isDeepStrictEqual } from 'node:util';
import { securityEventPut } from '#functions/data/audit-trail.ts';
import {
  insertTemplate,
  listTemplates,
  putTemplate,
  readAuthoredTemplate,
  readTemplate,
  removeTemplate,
} from '#functions/data/exercise-templates.ts';
import { nextNumber } from '#functions/data/sequences.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import { createOnce } from '#functions/http/idempotency.ts';
import type { Input, Operation } from '#functions/http/operation.ts';
import { exerciseTemplates } from '#shared/api/exercise-templates.ts';
import { type AuthoredTemplate, customTemplateId, ExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { diffValues } from '#shared/domain/security-event.ts';
import { hasAdminRights } from '#shared/domain/user.ts';
import { exerciseTemplateMessages } from '#shared/messages/exercises.ts';

const list: Operation<typeof exerciseTemplates.list> = async ({ actor }) => {
  const templates = await listTemplates();
  return hasAdminRights(actor) ? templates : templates.filter(({ is_active }) => is_active);
};

const FIELDS = Object.keys(ExerciseTemplate.omit({ id: true, use_count: true }).shape) as (keyof AuthoredTemplate)[];

const buildEvent = (
  { actor, request, now }: Pick<Input<typeof exerciseTemplates.update>, 'actor' | 'request' | 'now'>,
  before: AuthoredTemplate | null,
  after: AuthoredTemplate | null,
) => {
  const event = { kind: 'exercise_template_changed', uid: actor.id, actorId: actor.id } as const;
  return securityEventPut({ ...event, subject: (after ?? before)!.name, ...diffValues(FIELDS, before, after) }, request, now);
};

const create: Operation<typeof exerciseTemplates.create> = async ({ actor, body, request, now }) =>
  createOnce<ExerciseTemplate>({
    uid: actor.id,
    request,
    now,
    call: 'POST /v1/tabletop-exercises/templates',
    sent: body,
    resource: { id: customTemplateId(await nextNumber('exercise_template')), ...body, use_count: 0 },
    insert: ({ use_count: _, ...template }, key) =>
      insertTemplate(template, buildEvent({ actor, request, now }, null, template), key),
    read: readTemplate,
  });

const update: Operation<typeof exerciseTemplates.update> = async ({ params, body, ...caller }) => {
  const template = { id: params.id, ...body };
  const before = await readTemplate(params.id);
  if (!before) throw notFound(exerciseTemplateMessages.notFound);
  // a repeated request leaves no second entry in the trail
  const isSame = FIELDS.every((name) => isDeepStrictEqual(before[name], template[name as keyof typeof template]));
  if (!isSame && !(await putTemplate(template, buildEvent(caller, before, template))))
    throw notFound(exerciseTemplateMessages.notFound);
  return { ...template, use_count: before.use_count };
};

const remove: Operation<typeof exerciseTemplates.remove> = async ({ params, ...caller }) => {
  const before = await readAuthoredTemplate(params.id);
  if (!before || !(await removeTemplate(params.id, buildEvent(caller, before, null))))
    throw notFound(exerciseTemplateMessages.notFound);
};

export const handler = apiHandler(exerciseTemplates, { list, create, update, remove });
