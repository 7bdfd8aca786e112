import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { allOf, anyOf, buildCondition, compare, equals, isAbsent } from './expressions.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { conflictingRow, db, epochSeconds, isConditionFailure, type StoredRow, table } from './table.ts';

export interface StoredReply {
  request_hash: string;
  status?: number;
  body?: string;
}

/** Replies may hold tokens or links into Stripe, so they are encrypted with the key, which only its caller knows. */
type ReplyRow = Omit<StoredReply, 'body'> & { sealed?: Uint8Array };
const replyRows = rowReader<ReplyRow>()('idempotency key', { first: {}, later: () => ({ request_hash: '' }) });

export interface UsedKey {
  usedKey: StoredRow | undefined;
}

interface StoredKey {
  request_hash: string;
  made_id: number | null;
}
const keyRows = rowReader<StoredKey>()('idempotency key', { first: {}, later: () => ({ request_hash: '', made_id: null }) });

/** Longer than any API call lives. */
const CLAIM_SECONDS = 60;

/**
 * Claims a key for a request: null when claimed, else what the key was used for. The claim of a killed call expires after a
 * minute; the repeated call then meets the conditions of what was already written.
 */
export const claimKey = async (uid: number, key: string, hash: string, now: Date): Promise<StoredReply | null> => {
  const seconds = epochSeconds(now);
  const isAbandoned = allOf(isAbsent('status'), compare('claimed_until', '<=', seconds), equals('request_hash', hash));
  try {
    await db.send(
      new PutCommand({
        TableName: table('ephemeral'),
        Item: {
          ...keys.idempotency(uid, key),
          request_hash: hash,
          claimed_until: seconds + CLAIM_SECONDS,
          expires_at: seconds + DAY_SECONDS,
        },
        ...buildCondition(anyOf(isAbsent('owner'), compare('expires_at', '<=', seconds), isAbandoned)),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return null;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { sealed, ...row } = replyRows.read(conflictingRow(error) ?? {});
    return row.request_hash === hash && sealed ? { ...row, body: unseal(sealed, key) } : row;
  }
};

export const storeReply = async (
  uid: number,
  key: string,
  hash: string,
  { status, body }: { status: number; body: string },
  now: Date,
): Promise<void> => {
  await db.send(
    new PutCommand({
      TableName: table('ephemeral'),
      Item: {
        ...keys.idempotency(uid, key),
        request_hash: hash,
        status,
        sealed: seal(body, key),
        expires_at: epochSeconds(now) + DAY_SECONDS,
      },
    }),
  );
};

export const releaseKey = async (uid: number, key: string): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('ephemeral'), Key: keys.idempotency(uid, key) }));
};

export const idempotencyPut = (uid: number, key: string, hash: string, resourceId: number, now: Date) => ({
  Put: {
    TableName: table('ephemeral'),
    Item: {
      ...keys.idempotency(uid, key),
      request_hash: hash,
      made_id: resourceId,
      expires_at: epochSeconds(now) + DAY_SECONDS,
    },
    ...buildCondition(anyOf(isAbsent('owner'), compare('expires_at', '<=', epochSeconds(now)))),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  },
});

export const parseStoredKey = (item: StoredRow | undefined): StoredKey => keyRows.read(item ?? {});

export const readStoredKey = async (uid: number, key: string): Promise<StoredKey | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.idempotency(uid, key), ConsistentRead: true }),
  );
  return Item ? parseStoredKey(Item) : null;
};

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const deriveCipherKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed text', 32));

const seal = (text: string, secret: string): Uint8Array => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveCipherKey(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

const unseal = (sealed: Uint8Array, secret: string): string => {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(ALGORITHM, deriveCipherKey(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
