import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Mail } from '#shared/queues/mail.ts';
import { type NewSecurityEvent, type RequestOrigin, securityEventPut } from './audit-trail.ts';
import {
  allOf,
  buildCondition,
  buildUpdate,
  type Changes,
  type Condition,
  compare,
  equals,
  exists,
  isAbsent,
} from './expressions.ts';
import { keys } from './keys.ts';
import { managerCheck } from './managed-accounts.ts';
import { outboxPut } from './outbox.ts';
import { rowReader } from './rows.ts';
import { SESSION_END_FIELDS } from './sessions.ts';
import { db, epochSeconds, table, tryWrite } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';
import type { AccountRow } from './users.ts';

const PENDING_SECONDS = 10 * 60;

export interface SecondFactorRow {
  /** Sealed; null until it is enabled. */
  secret: string | null;
  /** The last step whose code was accepted: no code works twice. */
  last_step: number;
  recovery_salt: string;
  /** Hashes of the codes that are left. */
  recovery_codes: Record<string, true>;
  /** Sealed; shown to the owner, who has not entered a code yet. */
  pending_secret: string | null;
  pending_until: number;
}

const secondFactorRows = rowReader<SecondFactorRow>()('second factor', {
  first: {},
  later: () => ({ secret: null, last_step: 0, recovery_salt: '', recovery_codes: {}, pending_secret: null, pending_until: 0 }),
});

export const readSecondFactor = async (uid: number): Promise<SecondFactorRow> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.secondFactor(uid), ConsistentRead: true }));
  return secondFactorRows.read(Item ?? {});
};

export const isPendingLive = ({ pending_secret, pending_until }: SecondFactorRow, now: Date): boolean =>
  pending_secret !== null && pending_until > epochSeconds(now);

/** False when one is enabled already. */
export const putPendingSecret = async (uid: number, sealed: string, now: Date): Promise<boolean> => {
  const written = await tryWrite(
    db.send(
      new UpdateCommand({
        TableName: table('core'),
        Key: keys.secondFactor(uid),
        ...buildUpdate(
          { set: { pending_secret: sealed, pending_until: epochSeconds(now) + PENDING_SECONDS } },
          isAbsent('secret'),
        ),
      }),
    ),
  );
  return written !== null;
};

/** What was checked, and what using it up changes. */
export type Proof =
  | { kind: 'app'; secret: string; step: number /** The secret under the current key. */; resealed: string | null }
  | { kind: 'recovery'; hash: string; left: number };

/** Still unused, whatever happened since it was checked. */
const isUnused = (proof: Proof): Condition =>
  proof.kind === 'app'
    ? allOf(equals('secret', proof.secret), compare('last_step', '<', proof.step))
    : exists(`recovery_codes.${proof.hash}`);

const changesOf = (proof: Proof): Changes =>
  proof.kind === 'app'
    ? { set: { last_step: proof.step, secret: proof.resealed ?? undefined } }
    : { remove: [`recovery_codes.${proof.hash}`] };

export interface RecoveryCodes {
  recovery_salt: string;
  recovery_codes: Record<string, true>;
}

interface Recorded {
  uid: number;
  mail?: Mail | null;
  events: readonly NewSecurityEvent[];
  origin: RequestOrigin | null;
  now: Date;
}

const recordWrites = ({ mail, events, origin, now }: Recorded): Write[] => [
  ...(mail ? [outboxPut(mail, now)] : []),
  ...events.map((event) => securityEventPut(event, origin, now)),
];

/** False when another request was faster. */
const changeFactor = (recorded: Recorded, changes: Changes, condition: Condition, also: Write[] = []): Promise<boolean> =>
  tryTransact([
    {
      Update: {
        TableName: table('core'),
        Key: keys.secondFactor(recorded.uid),
        ...buildUpdate(changes, condition),
      },
    },
    ...also,
    ...recordWrites(recorded),
  ]);

/** Uses a code up; false when it was used meanwhile. */
export const spendProof = (proof: Proof, recorded: Recorded): Promise<boolean> =>
  changeFactor(recorded, changesOf(proof), isUnused(proof));

/** Sessions from before `validFrom` end with the change, and so does a change of the address that one of them asked for. */
const profileUpdate = (uid: number, { set, remove = [] }: Changes, validFrom: Date, now: Date): Write => ({
  Update: {
    TableName: table('core'),
    Key: keys.profile(uid),
    ...buildUpdate(
      {
        set: { ...set, sessions_valid_from: validFrom.toISOString(), updated_at: now.toISOString() },
        remove: [...remove, ...SESSION_END_FIELDS],
      },
      exists('owner'),
    ),
  },
});

interface Enabling {
  /** The sealed secret whose code was entered. */
  pending: string;
  step: number;
  recovery: RecoveryCodes;
  validFrom: Date;
}

export const enableSecondFactor = ({ pending, step, recovery, validFrom }: Enabling, recorded: Recorded): Promise<boolean> => {
  const { uid, now } = recorded;
  return changeFactor(
    recorded,
    { set: { secret: pending, last_step: step, ...recovery }, remove: ['pending_secret', 'pending_until'] },
    allOf(equals('pending_secret', pending), compare('pending_until', '>', epochSeconds(now)), isAbsent('secret')),
    [profileUpdate(uid, { set: { second_factor_at: now.toISOString() } }, validFrom, now)],
  );
};

export const replaceRecoveryCodes = (proof: Proof, recovery: RecoveryCodes, recorded: Recorded): Promise<boolean> =>
  changeFactor(recorded, { set: { ...(proof.kind === 'app' ? changesOf(proof).set : {}), ...recovery } }, isUnused(proof));

export const disableSecondFactor = (proof: Proof, validFrom: Date, recorded: Recorded): Promise<boolean> => {
  const { uid, now } = recorded;
  return tryTransact([
    { Delete: { TableName: table('core'), Key: keys.secondFactor(uid), ...buildCondition(isUnused(proof)) } },
    profileUpdate(uid, { remove: ['second_factor_at'] }, validFrom, now),
    ...recordWrites(recorded),
  ]);
};

interface Reset {
  /** Null for an operator with access to the tables. */
  manager: Parameters<typeof managerCheck>[0] | null;
  validFrom: Date;
}

/** Without a code, by staff: also ends a change of the address, which whoever had the sessions may have asked for. */
export const resetSecondFactor = async (
  { id }: AccountRow,
  { manager, validFrom }: Reset,
  recorded: Recorded,
): Promise<'done' | 'rights' | 'changed'> => {
  const from = validFrom.toISOString();
  const cancellation = await transact({
    rights: manager ? managerCheck(manager) : undefined,
    account: {
      Update: {
        TableName: table('core'),
        Key: keys.profile(id),
        ...buildUpdate(
          {
            set: { sessions_valid_from: from, signed_out_by_staff_at: from, updated_at: recorded.now.toISOString() },
            remove: ['second_factor_at', ...SESSION_END_FIELDS],
          },
          exists('second_factor_at'),
        ),
      },
    },
    factor: { Delete: { TableName: table('core'), Key: keys.secondFactor(id) } },
    records: recordWrites(recorded),
  });
  if (cancellation === null) return 'done';
  return cancellation.refused === 'rights' ? 'rights' : 'changed';
};
