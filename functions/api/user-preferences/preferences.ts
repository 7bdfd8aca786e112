/** The caller's own preferences; there is no way to name another customer's. */
import { changePreferences, readPreferences, removePreferences } from '#functions/data/preferences.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { userPreferences } from '#shared/api/user-preferences.ts';
import { buildRecommendation } from '#shared/domain/assessment.ts';
import { assessmentMessages } from '#shared/messages/assessment.ts';

export const get: Operation<typeof userPreferences.get> = async ({ actor }) => {
  const stored = await readPreferences(actor.id);
  if (!stored) throw notFound(assessmentMessages.noneStored);
  return stored;
};

export const update: Operation<typeof userPreferences.update> = ({ actor, body, now }) => changePreferences(actor.id, body, now);

/** Removing what is not there is no error: afterwards nothing is stored either way. */
export const remove: Operation<typeof userPreferences.remove> = async ({ actor }) => {
  await removePreferences(actor.id);
};

export const assess: Operation<typeof userPreferences.assess> = async ({ actor, body, now }) => {
  await changePreferences(actor.id, body, now);
  return buildRecommendation(body, actor);
};
