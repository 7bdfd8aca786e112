/** Reads the profile behind an access token. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Me } from '#shared/domain/user.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
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

/** The subscription snapshot is kept on the profile by every subscription write. */
export const profileRows = rowReader<ActorRecord>()('profile', {
  first: {
    id: 'number',
    email: 'string',
    role: ['user', 'admin', 'super_admin'],
    is_superuser: 'boolean',
    is_active: 'boolean',
    is_verified: 'boolean',
    created_at: 'string',
  },
  later: ({ created_at }) => ({
    full_name: null,
    is_iso_auditor: false,
    updated_at: created_at as string,
    last_login: null,
    sessions_valid_from: null,
    subscription: null,
  }),
});

/** The profile of a user by a strong read, so that a deactivation or a bought tier counts from the very next call. */
export const readActor = async (uid: number): Promise<ActorRecord | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(uid), ConsistentRead: true }));
  return profileRows.readIfThere(Item);
};
