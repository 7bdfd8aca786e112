/**
 * Wrong passwords by subject, whether or not it has an account. An attempt counts as wrong before its password is checked,
 * so that parallel guesses cannot all be checked; a right password takes the count back.
 */

import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isLocked, recordFailure } from '#shared/domain/lockout.ts';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { buildCondition, equals, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { conflictingRow, db, epochSeconds, isConditionFailure, StoreBusy, table } from './table.ts';
import { hashToken } from './tokens.ts';

const KEPT_SECONDS = HOUR_SECONDS;
/** Each lost race is another counted attempt, and five lock. */
const TRIES = 20;

export const addressSubject = (email: string): string => hashToken(`address ${email}`);
export const passwordChangeSubject = (uid: number): string => hashToken(`password change ${uid}`);

interface Failures {
  failures: number[];
  version: string | null;
}
export interface Attempt extends Failures {
  subject: string;
  /** The subject was locked: the attempt was not counted, and its password must not be checked. */
  isLocked: boolean;
}

const lockoutRows = rowReader<Failures>()('lockout', { first: {}, later: () => ({ failures: [], version: null }) });

const replaceFailures = async (
  subject: string,
  seen: Failures,
  failures: number[],
  now: Date,
): Promise<Failures & { isWritten: boolean }> => {
  const version = randomUUID();
  try {
    await db.send(
      new PutCommand({
        TableName: table('ephemeral'),
        Item: { ...keys.lockout(subject), failures, version, expires_at: epochSeconds(now) + KEPT_SECONDS },
        ...buildCondition(seen.version === null ? isAbsent('owner') : equals('version', seen.version)),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { failures, version, isWritten: true };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const stored = lockoutRows.read(conflictingRow(error) ?? {});
    // The SDK repeats a write whose reply was lost, and then finds its own version.
    return { failures: stored.failures, version: stored.version, isWritten: stored.version === version };
  }
};

export const countAttempt = async (subject: string, now: Date): Promise<Attempt> => {
  let seen: Failures = { failures: [], version: null };
  for (let tries = 0; tries < TRIES; tries++) {
    if (isLocked(seen.failures, now)) return { ...seen, subject, isLocked: true };
    const { isWritten, ...stored } = await replaceFailures(subject, seen, recordFailure(seen.failures, now), now);
    if (isWritten) return { ...stored, subject, isLocked: false };
    seen = stored;
  }
  throw new StoreBusy('lockout');
};

export const releaseAttempt = async (attempt: Attempt, now: Date): Promise<void> => {
  await replaceFailures(attempt.subject, attempt, attempt.failures.slice(0, -1), now);
};

export const lockoutDelete = (subject: string) => ({
  Delete: { TableName: table('ephemeral'), Key: keys.lockout(subject) },
});

export const clearAttempts = async (subject: string): Promise<void> => {
  await db.send(new DeleteCommand(lockoutDelete(subject).Delete));
};
