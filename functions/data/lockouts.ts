/**
 * Wrong passwords by subject, whether or not it is anybody's. An attempt is counted as wrong before its password is
 * tried, so that guesses at the same moment cannot all be tried; a right password takes the count back.
 */
import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isLocked, recordFailure } from '#shared/domain/lockout.ts';
import { keys } from './keys.ts';
import { conflictingRow, db, epochSeconds, isConditionFailure, StoreBusy, table } from './table.ts';
import { hashToken } from './tokens.ts';

const KEPT_SECONDS = 3_600;
/** Each try that fails is another attempt that was counted, and five lock. */
const TRIES = 20;

export const addressSubject = (email: string): string => hashToken(`address ${email}`);
export const passwordChangeSubject = (uid: number): string => hashToken(`password change ${uid}`);

interface Stored {
  failures: number[];
  /** Null where no row is stored. */
  version: string | null;
}
export interface Attempt extends Stored {
  subject: string;
  /** Whether the subject was locked already; the attempt was not counted then, and its password must not be tried. */
  isLocked: boolean;
}

/** Compare-and-set; answers what is stored then, which is something else where it was no longer as `seen`. */
const replace = async (
  subject: string,
  seen: Stored,
  failures: number[],
  now: Date,
): Promise<Stored & { isWritten: boolean }> => {
  const version = randomUUID();
  try {
    await db.send(
      new PutCommand({
        TableName: table('ephemeral'),
        Item: { ...keys.lockout(subject), failures, version, expires_at: epochSeconds(now) + KEPT_SECONDS },
        ...(seen.version === null
          ? { ConditionExpression: 'attribute_not_exists(#owner)', ExpressionAttributeNames: { '#owner': 'owner' } }
          : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen.version } }),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { failures, version, isWritten: true };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const row = conflictingRow(error) as { failures: number[]; version: string } | undefined;
    // The client repeats a write whose answer was lost, and then meets itself.
    return { failures: row?.failures ?? [], version: row?.version ?? null, isWritten: row?.version === version };
  }
};

export const countAttempt = async (subject: string, now: Date): Promise<Attempt> => {
  let seen: Stored = { failures: [], version: null };
  for (let tries = 0; tries < TRIES; tries++) {
    if (isLocked(seen.failures, now)) return { ...seen, subject, isLocked: true };
    const { isWritten, ...stored } = await replace(subject, seen, recordFailure(seen.failures, now), now);
    if (isWritten) return { ...stored, subject, isLocked: false };
    seen = stored;
  }
  throw new StoreBusy('lockout');
};

/** Takes the count of an attempt back that came to no verdict. */
export const releaseAttempt = async (attempt: Attempt, now: Date): Promise<void> => {
  await replace(attempt.subject, attempt, attempt.failures.slice(0, -1), now);
};

/** The part of a transaction that forgets every wrong password and ends the lock. */
export const lockoutDelete = (subject: string) => ({
  Delete: { TableName: table('ephemeral'), Key: keys.lockout(subject) },
});

export const clearAttempts = async (subject: string): Promise<void> => {
  await db.send(new DeleteCommand(lockoutDelete(subject).Delete));
};
