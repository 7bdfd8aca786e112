/** Reads the profile behind an access token. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Me } from '#shared/domain/user.ts';
import { keys } from './keys.ts';
import { db, table } from './table.ts';

/** The snapshot of the subscription on a profile. */
type StoredSnapshot = NonNullable<Me['subscription']> & {
  current_period_start?: string;
  /** Given by staff: nobody renews it, so it ends by itself. */
  is_given?: boolean;
};

/** The account behind a token, with the time before which its tokens no longer count. */
export interface ActorRecord extends Omit<Me, 'subscription'> {
  sessions_valid_from: string | null;
  subscription: StoredSnapshot | null;
}

/** A profile row as it is stored; the subscription snapshot is kept on it by every subscription write. */
export interface ProfileRow extends Omit<ActorRecord, 'subscription' | 'sessions_valid_from'> {
  sessions_valid_from?: string;
  subscription?: StoredSnapshot;
}

/** The profile of a user by a strong read, so that a deactivation or a bought tier counts from the very next call. */
export const readActor = async (uid: number): Promise<ActorRecord | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(uid), ConsistentRead: true }));
  if (!Item) return null;
  const row = Item as ProfileRow;
  return { ...row, subscription: row.subscription ?? null, sessions_valid_from: row.sessions_valid_from ?? null };
};
