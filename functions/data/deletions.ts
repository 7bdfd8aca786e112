/**
 * The request to delete an account: marked on the profile, which every call reads, and in a row of its own, which waits in
 * the purge's index and outlives the account without naming anybody.
 */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Deletion } from '#shared/domain/deletion.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { type RequestOrigin, securityEventPut } from './audit-trail.ts';
import { addressDelete } from './email-changes.ts';
import { allOf, buildCondition, buildUpdate, type Condition, compare, equals, exists, isAbsent } from './expressions.ts';
import { keys, parseItemId, parseOwner } from './keys.ts';
import { type Manager, managerCheck } from './managed-accounts.ts';
import { outboxPut } from './outbox.ts';
import { noPurchaseCheck } from './purchases.ts';
import { rowReader } from './rows.ts';
import { SESSION_END_FIELDS } from './sessions.ts';
import { db, queryAll, table, tryWrite } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';
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
  /** Known at Stripe, so the purge looks whether anything there charges again. */
  hasCustomer: boolean;
  /** From when sessions are valid again, if the request ends them. */
  signedOutFrom: Date | null;
}

type Outcome = 'done' | 'rights' | 'changed';

const toOutcome = (cancellation: { refused: string | null } | null): Outcome => {
  if (cancellation === null) return 'done';
  return cancellation.refused === 'rights' ? 'rights' : 'changed';
};

/** `changed`: another request came first, or the account's rights changed. `buying`: a purchase may still charge. */
export const insertDeletion = async (account: AccountRow, request: NewDeletion): Promise<Outcome | 'buying'> => {
  const { deletion, hasCustomer, signedOutFrom, manager, mail, origin, now } = request;
  const { requested_at, account_purge_at, business_data_purge_at } = deletion;
  const event = {
    ...({ kind: 'deletion_requested', uid: account.id, actorId: manager?.id ?? account.id } as const),
    ...(deletion.reason === null ? {} : { reason: deletion.reason }),
    after: { account_purge_at, business_data_purge_at },
  };
  const cancellation = await transact({
    rights: manager ? managerCheck(manager) : undefined,
    purchase: noPurchaseCheck(account.id, now),
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
            remove: signedOutFrom ? SESSION_END_FIELDS : [],
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
          purge_at: hasCustomer ? requested_at : account_purge_at,
        },
        ...buildCondition(isAbsent('owner')),
      },
    },
    mail: outboxPut(mail, now),
    event: securityEventPut(event, origin, now),
  });
  return cancellation?.refused === 'purchase' ? 'buying' : toOutcome(cancellation);
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

/** Nothing charges any more: the account is due when its time is over. */
export const recordChargesStopped = async (
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

interface DueRow {
  owner: string;
  item: string;
  purge_at: string;
}

const dueRows = rowReader<DueRow>()('row to purge', {
  first: { owner: 'string', item: 'string', purge_at: 'string' },
  later: () => ({}),
});

/** What is purged at that stage until then, the longest overdue first. Read from an index, so decide on the row itself. */
const listPurges = async (stage: PurgeStage, until?: Date): Promise<DueRow[]> =>
  dueRows.readList(
    await queryAll({
      TableName: table('core'),
      IndexName: 'users_to_purge',
      KeyConditionExpression: until ? 'purge = :stage AND purge_at <= :until' : 'purge = :stage',
      ExpressionAttributeValues: { ':stage': stage, ...(until ? { ':until': until.toISOString() } : {}) },
    }),
  );

export interface DuePurge {
  stage: PurgeStage;
  uid: number;
  /** Of the stage `bcp`. */
  bcpId: number;
}

export const listDuePurges = async (stage: PurgeStage, now: Date): Promise<DuePurge[]> =>
  (await listPurges(stage, now)).map(({ owner, item }) => ({ stage, uid: parseOwner(owner), bcpId: parseItemId(item) }));

const isDue = (stage: PurgeStage, now: Date): Condition =>
  allOf(equals('purge', stage), compare('purge_at', '<=', now.toISOString()));

const started = (now: Date) => ({ setIfAbsent: { purge_started_at: now.toISOString() } });

/**
 * Takes an account out of its owner's hands: from then on nothing is undone and nobody signs in. False when the owner undid
 * the request first. May be repeated by the run that continues.
 */
export const claimAccountPurge = (uid: number, now: Date): Promise<boolean> =>
  tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.deletion(uid),
        ...buildUpdate(started(now), allOf(isDue('account', now), compare('account_purge_at', '<=', now.toISOString()))),
      },
    },
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate({ set: { is_active: false, sessions_valid_from: now.toISOString() } }, exists('deletion')),
      },
    },
  ]);

/** False when the address changed meanwhile. With the profile goes what is read by it until the end. */
export const finishAccountPurge = (account: AccountRow, deletion: DeletionRow, now: Date): Promise<boolean> => {
  const uid = account.id;
  const purge: PurgeStage = 'business_data';
  return tryTransact([
    { Delete: { TableName: table('core'), Key: keys.profile(uid), ...buildCondition(equals('email', account.email)) } },
    { Delete: { TableName: table('core'), Key: keys.subscription(uid) } },
    addressDelete(uid, account.email),
    {
      Update: {
        TableName: table('core'),
        Key: keys.deletion(uid),
        ...buildUpdate(
          {
            set: { purge, purge_at: deletion.business_data_purge_at, account_purged_at: now.toISOString() },
            remove: ['purge_started_at'],
          },
          allOf(equals('purge', 'account'), exists('purge_started_at')),
        ),
      },
    },
    securityEventPut({ kind: 'account_purged', uid, actorId: null }, null, now),
  ]);
};

/** What is left says when the account was asked to be deleted, and was. */
export const finishBusinessDataPurge = (uid: number, now: Date): Promise<boolean> =>
  tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.deletion(uid),
        ...buildUpdate(
          { set: { business_data_purged_at: now.toISOString() }, remove: ['purge', 'purge_at'] },
          isDue('business_data', now),
        ),
      },
    },
    securityEventPut({ kind: 'business_data_purged', uid, actorId: null }, null, now),
  ]);

/** False when the owner restored the BCP first. */
export const claimBcpPurge = async (uid: number, bcpId: number, now: Date): Promise<boolean> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.bcp(uid, bcpId),
    ...buildUpdate(started(now), allOf(exists('deleted_at'), isDue('bcp', now))),
  });
  return (await tryWrite(db.send(command))) !== null;
};

/** What a duplicate left that was cut off never was a BCP of the customer: it goes without an entry in the audit trail. */
export const finishBcpPurge = async (uid: number, bcpId: number, now: Date): Promise<boolean> => {
  const remove = (part: Condition): Write => ({
    Delete: { TableName: table('core'), Key: keys.bcp(uid, bcpId), ...buildCondition(allOf(exists('purge_started_at'), part)) },
  });
  if (await tryTransact([remove(exists('staged_at'))])) return true;
  const entry = securityEventPut({ kind: 'business_data_purged', uid, actorId: null, subject: `bcp ${bcpId}` }, null, now);
  return tryTransact([remove(isAbsent('staged_at')), entry]);
};
