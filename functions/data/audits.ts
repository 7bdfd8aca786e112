import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Audit, AuditClause } from '#shared/domain/compliance.ts';
import { COMPRESSED_MAX_BYTES, type CompressedJson, compressedBytes, compressJson, decompressJson } from './compression.ts';
import { anyOf, buildCondition, buildUpdate, compare, equals, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { AUDITS_PER_USER, childId, keys, prefixes } from './keys.ts';
import { parseCounter, rowReader } from './rows.ts';
import { db, queryPrefix, table, tryWrite } from './table.ts';
import { transact, type Write } from './transact.ts';

export type StoredAudit = Audit & { business_name: string };

interface AuditRow extends Omit<StoredAudit, 'clauses'> {
  version: number;
  clauses: CompressedJson;
}

const auditRows = rowReader<AuditRow>()('audit', {
  first: { id: 'number', bcp_id: 'number', created_at: 'string', version: 'number', clauses: 'object' },
  later: ({ created_at }) => ({
    type: 'iso22301',
    status: 'in_progress',
    score: null,
    notes: null,
    updated_at: created_at as string,
    business_name: '',
  }),
});
const laterInClauses = { reason: null, evidence: [], next_action: null, note: null };

const toRow = (uid: number, { clauses, ...audit }: StoredAudit, version: number) => ({
  ...keys.audit(uid, audit.id),
  ...audit,
  version,
  clauses: compressJson(clauses, 0),
});

export const toAudit = ({ version: _, clauses, ...row }: AuditRow): StoredAudit => ({
  ...row,
  clauses: decompressJson<AuditClause[]>(clauses).map((clause) => ({ ...laterInClauses, ...clause })),
});

/** Lists read all audits of an account. Audits are never deleted, so their last number is their count. */
export const AUDITS_MAX = 200;

export const isAuditTooLong = ({ clauses }: Pick<Audit, 'clauses'>): boolean =>
  compressedBytes(compressJson(clauses, 0)) > COMPRESSED_MAX_BYTES;

const reserveAuditId = async (uid: number): Promise<number | null> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.auditCount(uid),
    ...buildUpdate({ add: { n: 1 } }, anyOf(isAbsent('n'), compare('n', '<', AUDITS_MAX))),
    ReturnValues: 'UPDATED_NEW',
  });
  const written = await tryWrite(db.send(command));
  return written === null ? null : childId(uid, parseCounter(written.Attributes, 'n'), AUDITS_PER_USER);
};

/** With the key of the request in the same transaction, so that a repeated one finds this audit. */
export const insert = async (
  uid: number,
  audit: Omit<StoredAudit, 'id'>,
  buildKey?: (id: number) => Write,
): Promise<StoredAudit | 'full' | 'busy' | UsedKey> => {
  const id = await reserveAuditId(uid);
  if (id === null) return 'full';
  const stored = { ...audit, id };
  const row = { Put: { TableName: table('core'), Item: toRow(uid, stored, 1) } };
  const cancellation = await transact({ key: buildKey?.(id), row });
  if (cancellation === null) return stored;
  return cancellation.refused === 'key' ? { usedKey: cancellation.item } : 'busy';
};

export const read = async (uid: number, id: number): Promise<StoredAudit | null> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.audit(uid, id), ConsistentRead: true }));
  return Item ? toAudit(auditRows.read(Item)) : null;
};

export const list = async (uid: number): Promise<AuditRow[]> => {
  const found = await queryPrefix(prefixes.user(uid), prefixes.audits, { newestFirst: true });
  const counter = keys.auditCount(uid).item;
  return auditRows.readList(found.filter(({ item }) => item !== counter));
};

const TRIES = 5;

export const update = async (uid: number, id: number, rule: (audit: StoredAudit) => StoredAudit): Promise<StoredAudit | null> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.audit(uid, id), ConsistentRead: true }));
    if (!Item) return null;
    const row = auditRows.read(Item);
    const after = rule(toAudit(row));
    const command = new PutCommand({
      TableName: table('core'),
      Item: toRow(uid, after, row.version + 1),
      ...buildCondition(equals('version', row.version)),
    });
    if (await tryWrite(db.send(command))) return after;
  }
  throw new Error('The audit kept changing');
};
