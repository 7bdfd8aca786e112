import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import type { Mail } from '#shared/queues/mail.ts';
import { allOf, buildCondition, buildUpdate, compare, exists } from './expressions.ts';
import { keys } from './keys.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, table, tryWrite } from './table.ts';
import { hashToken } from './tokens.ts';
import { tryTransact, type Write } from './transact.ts';

/** A sign-in ends after 14 days without use, and after 30 days at most. */
const IDLE_SECONDS = 14 * DAY_SECONDS;
const ABSOLUTE_SECONDS = 30 * DAY_SECONDS;

export interface SignIn {
  uid: number;
  /** ISO time of the password sign-in: a refreshed access token has a new issue time. */
  signed_in_at: string;
}

const signInRows = rowReader<SignIn>()('sign-in', { first: { uid: 'number', signed_in_at: 'string' }, later: () => ({}) });

export const recordSignIn = async (refreshToken: string, uid: number, now: Date): Promise<void> => {
  await db.send(
    new PutCommand({
      TableName: table('ephemeral'),
      Item: {
        ...keys.signIn(hashToken(refreshToken)),
        uid,
        signed_in_at: now.toISOString(),
        ends_at: epochSeconds(now) + ABSOLUTE_SECONDS,
        last_used_at: now.toISOString(),
        expires_at: epochSeconds(now) + IDLE_SECONDS,
      },
    }),
  );
};

export const renewSignIn = async (refreshToken: string, now: Date): Promise<SignIn | null> => {
  const seconds = epochSeconds(now);
  const written = await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('ephemeral'),
        Key: keys.signIn(hashToken(refreshToken)),
        ...buildUpdate(
          { set: { last_used_at: now.toISOString(), expires_at: seconds + IDLE_SECONDS } },
          allOf(compare('expires_at', '>', seconds), compare('ends_at', '>', seconds)),
        ),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return signInRows.readOptional(written?.Attributes);
};

/** Deletes the record of a sign-in together with the event of its end, once. */
export const forgetSignIn = async (refreshToken: string, buildEvent: (uid: number) => Write): Promise<void> => {
  const place = { TableName: table('ephemeral'), Key: keys.signIn(hashToken(refreshToken)) };
  const { Item } = await db.send(new GetCommand({ ...place, ConsistentRead: true }));
  const signIn = signInRows.readOptional(Item);
  if (signIn) await tryTransact([{ Delete: { ...place, ...buildCondition(exists('owner')) } }, buildEvent(signIn.uid)]);
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
        ...buildUpdate({ set: { sessions_valid_from: from.toISOString(), updated_at: now.toISOString() } }, exists('owner')),
      },
    },
    outboxPut(mail, now),
    event,
  ]);
};
