import { changePreferences, readPreferences, removePreferences } from '#functions/data/preferences.ts';
import { apiHandler } from '#functions/http/api-handler.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { userPreferences } from '#shared/api/user-preferences.ts';
import { buildRecommendation } from '#shared/domain/assessment.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';

const get: Operation<typeof userPreferences.get> = async ({ actor }) => {
  const stored = await readPreferences(actor.id);
  if (!stored) throw notFound(assessmentMessages.noneStored);
  return stored;
};

const update: Operation<typeof userPreferences.update> = ({ actor, body, now }) => changePreferences(actor.id, body, now);

const remove: Operation<typeof userPreferences.remove> = async ({ actor }) => {
  await removePreferences(actor.id);
};

const assess: Operation<typeof userPreferences.assess> = async ({ actor, body, now }) => {
  await changePreferences(actor.id, body, now);
  return buildRecommendation(body, actor);
};

export const handler = apiHandler(userPreferences, { get, update, remove, assess });
