/** What a user said in the assessment: one row, read strongly, so that the next screen and document already follow it. */
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { defaultPreferences, QUESTIONS, type UserPreferences } from '#shared/domain/assessment.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, table } from './table.ts';

const rows = rowReader<UserPreferences>()('preferences', { first: {}, later: () => defaultPreferences });

/** The stored preferences, or null when the user said nothing or took it back. */
export const readPreferences = async (uid: number): Promise<UserPreferences | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.preferences(uid), ConsistentRead: true }));
  return rows.readOptional(Item);
};

/** The stored preferences, or the defaults. */
export const readPreferencesOrDefaults = async (uid: number): Promise<UserPreferences> =>
  (await readPreferences(uid)) ?? defaultPreferences;

/** Whether the user wants cyber-related content; yes until said otherwise. */
export const wantsCyber = async (uid: number): Promise<boolean> =>
  (await readPreferencesOrDefaults(uid)).cyber_assessment_interest;

/** Sets what is given, leaves what is stored, and fills what was never said with its default; answers the whole. */
export const changePreferences = async (uid: number, change: Partial<UserPreferences>, now: Date): Promise<UserPreferences> => {
  const sets = QUESTIONS.map((name) =>
    change[name] === undefined ? `${name} = if_not_exists(${name}, :${name})` : `${name} = :${name}`,
  );
  const values = QUESTIONS.map((name) => [`:${name}`, change[name] ?? defaultPreferences[name]] as const);
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: table('core'),
      Key: keys.preferences(uid),
      UpdateExpression: `SET ${sets.join(', ')}, updated_at = :at`,
      ExpressionAttributeValues: { ...Object.fromEntries(values), ':at': now.toISOString() },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return rows.read(Attributes!);
};

/** Forgets the preferences; nothing happens when there are none. */
export const removePreferences = async (uid: number): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('core'), Key: keys.preferences(uid) }));
};
