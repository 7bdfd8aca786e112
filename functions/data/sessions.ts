import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ACCESS_TOKEN_SECONDS } from '#shared/domain/sign-in.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { type NewSecurityEvent, type RequestOrigin, securityEventPut } from './audit-trail.ts';
import { PENDING_EMAIL_FIELDS } from './email-changes.ts';
import { allOf, anyOf, buildCondition, buildUpdate, type Condition, compare, equals, exists, isAbsent } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, queryAll, queryFirst, StoreBusy, table, tryWrite } from './table.ts';
import { hashToken } from './tokens.ts';
import { transact, tryTransact, type Write } from './transact.ts';

/** A sign-in ends after 14 days without use, and after 30 days at most. */
const IDLE_SECONDS = 14 * DAY_SECONDS;
const ABSOLUTE_SECONDS = 30 * DAY_SECONDS;
/** A refresh that runs while its sign-in ends may still get a token. */
const REFRESH_SECONDS = 60;

/** What a sign-in got from the identity provider. All its access tokens carry the family, also after a refresh. */
interface SignInTokens {
  refreshToken: string;
  family: string;
}

export interface SignInRow {
  /** Reveals nothing of the token. Null on rows from before sign-ins were listed, until their next refresh. */
  id: string | null;
  uid: number;
  /** ISO time of the password sign-in: a refreshed access token has a new issue time. */
  signed_in_at: string;
  last_used_at: string;
  token_family: string | null;
  /** Of the last use. */
  viewer: string | null;
  agent: string | null;
  ends_at: number;
  expires_at: number;
}

const signInRows = rowReader<SignInRow>()('sign-in', {
  first: { uid: 'number', signed_in_at: 'string', ends_at: 'number', expires_at: 'number' },
  later: ({ signed_in_at }) => ({
    id: null,
    last_used_at: signed_in_at as string,
    token_family: null,
    viewer: null,
    agent: null,
  }),
});

type StoredSignIn = SignInRow & { owner: string };

/** What lists a sign-in among those of its user. */
const listedFields = (uid: number, family: string) => ({
  id: randomUUID(),
  token_family: family,
  signed_in_user: prefixes.user(uid),
});

const usedFrom = ({ viewer, agent }: RequestOrigin) => ({ viewer, agent });

export const recordSignIn = async (
  { refreshToken, family }: SignInTokens,
  uid: number,
  origin: RequestOrigin,
  now: Date,
): Promise<void> => {
  await db.send(
    new PutCommand({
      TableName: table('ephemeral'),
      Item: {
        ...keys.signIn(hashToken(refreshToken)),
        ...listedFields(uid, family),
        ...usedFrom(origin),
        uid,
        signed_in_at: now.toISOString(),
        ends_at: epochSeconds(now) + ABSOLUTE_SECONDS,
        last_used_at: now.toISOString(),
        expires_at: epochSeconds(now) + IDLE_SECONDS,
      },
    }),
  );
};

export const renewSignIn = async (refreshToken: string, origin: RequestOrigin, now: Date): Promise<SignInRow | null> => {
  const seconds = epochSeconds(now);
  const written = await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('ephemeral'),
        Key: keys.signIn(hashToken(refreshToken)),
        ...buildUpdate(
          { set: { last_used_at: now.toISOString(), expires_at: seconds + IDLE_SECONDS, ...usedFrom(origin) } },
          allOf(compare('expires_at', '>', seconds), compare('ends_at', '>', seconds)),
        ),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return signInRows.readOptional(written?.Attributes);
};

/** Lists a sign-in from before sign-ins were listed. */
export const completeSignIn = async ({ refreshToken, family }: SignInTokens, uid: number): Promise<void> => {
  await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('ephemeral'),
        Key: keys.signIn(hashToken(refreshToken)),
        ...buildUpdate({ setIfAbsent: listedFields(uid, family) }, exists('owner')),
      }),
    ),
  );
};

/** What decides on the profile whether a sign-in still counts. */
export interface SignInLimits {
  /** Older sign-ins and tokens are void. */
  sessions_valid_from: string | null;
  /** Ended all others: the limit `from` does not count for it. */
  kept_sign_in?: { family: string; from: string };
  /** Token families of ended sign-ins, each with the time until which an access token may be left. */
  ended_sign_ins?: ReadonlySet<string>;
}

/**
 * What a profile loses when all its sessions end. Times are whole seconds, so a sign-in that was kept in the same second would
 * outlive the end.
 */
export const SESSION_END_FIELDS = [...PENDING_EMAIL_FIELDS, 'kept_sign_in'] as const;

const endedEntry = (family: string, now: Date): string =>
  `${epochSeconds(now) + ACCESS_TOKEN_SECONDS + REFRESH_SECONDS}#${family}`;

/** Entries whose tokens have expired by themselves. */
export const findOutdatedEntries = ({ ended_sign_ins = new Set() }: SignInLimits, now: Date): string[] =>
  [...ended_sign_ins].filter((entry) => Number(entry.split('#', 1)[0]) < epochSeconds(now));

export const isEnded = ({ ended_sign_ins = new Set() }: SignInLimits, family: string): boolean =>
  [...ended_sign_ins].some((entry) => entry.endsWith(`#${family}`));

/** From when on a sign-in must be; null for one of any time. */
export const validFrom = ({ sessions_valid_from, kept_sign_in }: SignInLimits, family: string): string | null =>
  family !== '' && kept_sign_in?.family === family && kept_sign_in.from === sessions_valid_from ? null : sessions_valid_from;

export const isOver = (limits: SignInLimits, signedInAt: string, family: string): boolean => {
  const from = validFrom(limits, family);
  return isEnded(limits, family) || (from !== null && signedInAt < from);
};

const queryOf = (uid: number) => ({
  TableName: table('ephemeral'),
  IndexName: 'sign_ins_by_user',
  KeyConditionExpression: 'signed_in_user = :user',
  ExpressionAttributeValues: { ':user': prefixes.user(uid) },
  ScanIndexForward: false,
});

const LISTED_MAX = 100;

/** Those that can still be used, newest use first. The index lags behind by milliseconds. */
export const listSignIns = async (uid: number, limits: SignInLimits, now: Date): Promise<StoredSignIn[]> => {
  const rows = await queryFirst(queryOf(uid), LISTED_MAX);
  return (signInRows.readList(rows) as StoredSignIn[]).filter(
    ({ token_family, signed_in_at, ends_at, expires_at }) =>
      !isOver(limits, signed_in_at, token_family ?? '') && isLive({ expires_at: Math.min(expires_at, ends_at) }, now),
  );
};

export const readSignIn = async (refreshToken: string): Promise<StoredSignIn | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.signIn(hashToken(refreshToken)), ConsistentRead: true }),
  );
  return signInRows.readOptional(Item) as StoredSignIn | null;
};

/** With the devices they name, also rows that cannot be read. Safe to repeat. */
export const deleteSignIns = async (uid: number): Promise<void> => {
  for (const { owner } of await queryAll(queryOf(uid)))
    await db.send(new DeleteCommand({ TableName: table('ephemeral'), Key: { owner, item: keys.signIn('').item } }));
};

/** Of a sign-in whose tokens nobody got. */
export const forgetSignIn = async (refreshToken: string): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('ephemeral'), Key: keys.signIn(hashToken(refreshToken)) }));
};

const signInDelete = ({ owner, uid }: StoredSignIn): Write => ({
  Delete: {
    TableName: table('ephemeral'),
    Key: { owner, item: keys.signIn('').item },
    ...buildCondition(equals('uid', uid)),
  },
});

const tokensRefusal = (uid: number, family: string, now: Date): Write => ({
  Update: {
    TableName: table('core'),
    Key: keys.profile(uid),
    ...buildUpdate({ add: { ended_sign_ins: new Set([endedEntry(family, now)]) } }, exists('owner')),
  },
});

/** Its refresh token and the access tokens it has left count no more. False when it had ended already. */
export const endSignIn = async (
  signIn: StoredSignIn,
  event: Pick<NewSecurityEvent, 'subject'>,
  origin: RequestOrigin,
  now: Date,
): Promise<boolean> => {
  const { uid, token_family: family } = signIn;
  const cancellation = await transact({
    signIn: signInDelete(signIn),
    tokens: !family ? undefined : tokensRefusal(uid, family, now),
    event: securityEventPut({ ...event, kind: 'sign_in_ended', uid, actorId: uid }, origin, now),
  });
  if (cancellation === null) return true;
  if (cancellation.refused === null) throw new StoreBusy('TransactionConflict');
  // Without an account its tokens open nothing.
  return cancellation.refused === 'tokens' && tryTransact([signInDelete(signIn)]);
};

const isValidFrom = (seen: string | null): Condition =>
  seen === null
    ? anyOf(isAbsent('sessions_valid_from'), equals('sessions_valid_from', null))
    : equals('sessions_valid_from', seen);

interface KeptSignIn {
  uid: number;
  family: string;
  from: Date;
  /** As it was when the sign-in was found valid. */
  seen: string | null;
}

/** Every sign-in before `from` ends but the one of this token family. False when that may have ended meanwhile. */
export const endOtherSignIns = (
  { uid, family, from, seen }: KeptSignIn,
  event: Pick<NewSecurityEvent, 'subject'>,
  origin: RequestOrigin,
  now: Date,
): Promise<boolean> => {
  const sessions_valid_from = from.toISOString();
  return tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { sessions_valid_from, kept_sign_in: { family, from: sessions_valid_from }, updated_at: now.toISOString() } },
          allOf(exists('owner'), isValidFrom(seen)),
        ),
      },
    },
    securityEventPut({ ...event, kind: 'sign_in_ended', uid, actorId: uid }, origin, now),
  ]);
};

export const endSessions = async (
  uid: number,
  { mail, event }: { mail: Mail; event: Write },
  from: Date,
  now: Date,
): Promise<void> => {
  await tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.profile(uid),
        ...buildUpdate(
          { set: { sessions_valid_from: from.toISOString(), updated_at: now.toISOString() }, remove: SESSION_END_FIELDS },
          exists('owner'),
        ),
      },
    },
    outboxPut(mail, now),
    event,
  ]);
};
