import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { defaultPreferences, QUESTIONS, type UserPreferences } from '#shared/domain/assessment.ts';
import { buildUpdate } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, table } from './table.ts';

const preferenceRows = rowReader<UserPreferences>()('preferences', { first: {}, later: () => defaultPreferences });

/** Strongly read, so that the next screen and document follow them. */
export const readPreferences = async (uid: number): Promise<UserPreferences | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.preferences(uid), ConsistentRead: true }));
  return preferenceRows.readOptional(Item);
};

export const readPreferencesOrDefaults = async (uid: number): Promise<UserPreferences> =>
  (await readPreferences(uid)) ?? defaultPreferences;

export const wantsCyber = async (uid: number): Promise<boolean> =>
  (await readPreferencesOrDefaults(uid)).cyber_assessment_interest;

export const changePreferences = async (uid: number, change: Partial<UserPreferences>, now: Date): Promise<UserPreferences> => {
  const unanswered = QUESTIONS.filter((name) => change[name] === undefined);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.preferences(uid),
      ...buildUpdate({
        set: { ...Object.fromEntries(QUESTIONS.map((name) => [name, change[name]])), updated_at: now.toISOString() },
        setIfAbsent: Object.fromEntries(unanswered.map((name) => [name, defaultPreferences[name]])),
      }),
      ReturnValues: 'ALL_NEW',
    }),
  );
  return preferenceRows.read(Attributes!);
};

export const removePreferences = async (uid: number): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('core'), Key: keys.preferences(uid) }));
};
