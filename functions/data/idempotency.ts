import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from './keys.ts';
import { conflictingRow, db, epochSeconds, isConditionFailure, type Row, table } from './table.ts';

/**
 * Idempotency rows: what a key was used for and what was answered, kept 24 h. Answers may hold secrets (tokens, links into
 * Stripe), so they are sealed with the key: only the caller who repeats the request can have them read.
 */

export interface StoredReply {
  /** Hash of the request that used the key first. */
  request_hash: string;
  /** Absent while the first request is still running. */
  status?: number;
  body?: string;
}

/** The row as it is stored. */
type ReplyRow = Omit<StoredReply, 'body'> & { sealed?: Uint8Array };

const DAY_SECONDS = 86_400;
/** A claim whose request died is free again after this time, longer than any API call lives. */
const CLAIM_SECONDS = 60;

/**
 * Claims a key for a request. Null when the claim succeeded, else what the key was used for. A claim left behind by a
 * killed call expires after a minute; the call is then made again, and what it wrote is found by its own conditions.
 */
export const claim = async (uid: number, key: string, hash: string, now: Date): Promise<StoredReply | null> => {
  const seconds = epochSeconds(now);
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
        ConditionExpression:
          'attribute_not_exists(#owner) OR expires_at <= :now OR (attribute_not_exists(#status) AND claimed_until <= :now AND request_hash = :hash)',
        ExpressionAttributeNames: { '#owner': 'owner', '#status': 'status' },
        ExpressionAttributeValues: { ':now': seconds, ':hash': hash },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return null;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { sealed, ...row }: ReplyRow = { request_hash: '', ...conflictingRow(error) };
    return row.request_hash === hash && sealed ? { ...row, body: unseal(sealed, key) } : row;
  }
};

/** Keeps the answer of the claimed request. */
export const keep = async (
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

/** Frees a key whose request was refused or failed, so that a corrected or repeated request runs. */
export const release = async (uid: number, key: string): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('ephemeral'), Key: keys.idempotency(uid, key) }));
};

/**
 * The part of a transaction that keeps a key together with the id of what the call made, so that neither exists without
 * the other and a repeated request finds the thing itself.
 */
export const idempotencyPut = (uid: number, key: string, hash: string, madeId: number, now: Date) => ({
  Put: {
    TableName: table('ephemeral'),
    Item: {
      ...keys.idempotency(uid, key),
      request_hash: hash,
      made_id: madeId,
      expires_at: epochSeconds(now) + DAY_SECONDS,
    },
    ConditionExpression: 'attribute_not_exists(#owner) OR expires_at <= :now',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':now': epochSeconds(now) },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  },
});

/** What the key that stopped a transaction was used for; null for a key without a made thing. */
export const parseStoredKey = (item: Row | undefined): { request_hash: string; made_id: number | null } => ({
  request_hash: '',
  made_id: null,
  ...item,
});

/** Text that only whoever has its secret can read again: AES-256-GCM under a key derived from the secret. */

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed text', 32));

const seal = (text: string, secret: string): Uint8Array => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws for another secret, and for what was changed. */
const unseal = (sealed: Uint8Array, secret: string): string => {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
