/**
 * The request to delete an account: marked on the profile, which every call reads, and in a row of its own, which waits in
 * the purge's index and outlives the account without naming anybody.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Deletion } from '#shared/domain/deletion.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { type RequestOrigin, securityEventPut } from './audit-trail.ts';
import { allOf, buildCondition, buildUpdate, equals, exists, isAbsent } from './expressions.ts';
import { keys, parseOwner } from './keys.ts';
import { type Manager, managerCheck } from './managed-accounts.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, table, tryWrite } from './table.ts';
import { transact } from './transact.ts';
import type { AccountRow } from './users.ts';

/** The partitions of the purge's index: what is deleted next. */
export type PurgeStage = 'account' | 'business_data' | 'bcp';

export interface DeletionRow extends Pick<Deletion, 'requested_at' | 'account_purge_at' | 'business_data_purge_at'> {
  purge: Exclude<PurgeStage, 'bcp'> | null;
  purge_at: string | null;
  /** From then on nothing can be undone. */
  purge_started_at: string | null;
  account_purged_at: string | null;
  business_data_purged_at: string | null;
}

const deletionRows = rowReader<DeletionRow>()('deletion', {
  first: { requested_at: 'string', account_purge_at: 'string', business_data_purge_at: 'string' },
  later: () => ({
    purge: null,
    purge_at: null,
    purge_started_at: null,
    account_purged_at: null,
    business_data_purged_at: null,
  }),
});

export const readDeletion = async (uid: number): Promise<DeletionRow | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.deletion(uid), ConsistentRead: true }));
  return deletionRows.readOptional(Item);
};

interface DeletionWrite {
  /** Staff who act for the owner; they must still have the right to. */
  manager: Manager | null;
  mail: Mail;
  origin: RequestOrigin;
  now: Date;
}

interface NewDeletion extends DeletionWrite {
  deletion: Deletion;
  /** A subscription has to be kept from renewing, so the purge looks at the account at once if the caller does not. */
  hasRenewal: boolean;
  /** From when sessions are valid again, if the request ends them. */
  signedOutFrom: Date | null;
}

type Outcome = 'done' | 'rights' | 'changed';

const toOutcome = (cancellation: { refused: string | null } | null): Outcome => {
  if (cancellation === null) return 'done';
  return cancellation.refused === 'rights' ? 'rights' : 'changed';
};

/** `changed`: another request came first, or the account's rights changed. */
export const insertDeletion = async (account: AccountRow, request: NewDeletion): Promise<Outcome> => {
  const { deletion, hasRenewal, signedOutFrom, manager, mail, origin, now } = request;
  const { requested_at, account_purge_at, business_data_purge_at } = deletion;
  const event = {
    ...({ kind: 'deletion_requested', uid: account.id, actorId: manager?.id ?? account.id } as const),
    ...(deletion.reason === null ? {} : { reason: deletion.reason }),
    after: { account_purge_at, business_data_purge_at },
  };
  const cancellation = await transact({
    rights: manager ? managerCheck(manager) : undefined,
    account: {
      Update: {
        TableName: table('core'),
        Key: keys.profile(account.id),
        ...buildUpdate(
          {
            set: {
              deletion,
              updated_at: now.toISOString(),
              ...(signedOutFrom ? { sessions_valid_from: signedOutFrom.toISOString() } : {}),
            },
          },
          allOf(
            isAbsent('deletion'),
            equals('email', account.email),
            equals('role', account.role),
            equals('is_superuser', account.is_superuser),
          ),
        ),
      },
    },
    deletion: {
      Put: {
        TableName: table('core'),
        Item: {
          ...keys.deletion(account.id),
          ...{ requested_at, account_purge_at, business_data_purge_at },
          ...({ purge: 'account' } satisfies { purge: PurgeStage }),
          purge_at: hasRenewal ? requested_at : account_purge_at,
        },
        ...buildCondition(isAbsent('owner')),
      },
    },
    mail: outboxPut(mail, now),
    event: securityEventPut(event, origin, now),
  });
  return toOutcome(cancellation);
};

interface Cancellation extends DeletionWrite {
  reason: string | null;
}

/** `changed`: it was undone before, or the purge has begun. */
export const removeDeletion = async (account: AccountRow, request: Cancellation): Promise<Outcome> => {
  const { reason, manager, mail, origin, now } = request;
  const cancellation = await transact({
    rights: manager ? managerCheck(manager) : undefined,
    deletion: {
      Delete: {
        TableName: table('core'),
        Key: keys.deletion(account.id),
        ...buildCondition(allOf(equals('purge', 'account'), isAbsent('purge_started_at'))),
      },
    },
    account: {
      Update: {
        TableName: table('core'),
        Key: keys.profile(account.id),
        ...buildUpdate({ set: { updated_at: now.toISOString() }, remove: ['deletion'] }, exists('deletion')),
      },
    },
    mail: outboxPut(mail, now),
    event: securityEventPut(
      {
        ...{ kind: 'deletion_canceled', uid: account.id, actorId: manager?.id ?? account.id },
        ...(reason === null ? {} : { reason }),
      },
      origin,
      now,
    ),
  });
  return toOutcome(cancellation);
};

/** The subscription does not renew any more: the account is due when its time is over. */
export const recordRenewalEnded = async (
  uid: number,
  { requested_at, account_purge_at }: Pick<Deletion, 'requested_at' | 'account_purge_at'>,
): Promise<void> => {
  await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.deletion(uid),
        ...buildUpdate(
          { set: { purge_at: account_purge_at } },
          allOf(equals('purge', 'account'), equals('purge_at', requested_at)),
        ),
      }),
    ),
  );
};

const dueRows = rowReader<{ owner: string }>()('account to delete', { first: { owner: 'string' }, later: () => ({}) });

/** Accounts that wait to be deleted. Read from an index, so decide on the row itself. */
export const listRequestedDeletions = async (): Promise<Set<number>> => {
  const rows = await queryAll({
    TableName: table('core'),
    IndexName: 'users_to_purge',
    KeyConditionExpression: 'purge = :stage',
    ExpressionAttributeValues: { ':stage': 'account' satisfies PurgeStage },
  });
  return new Set(dueRows.readList(rows).map(({ owner }) => parseOwner(owner)));
};
