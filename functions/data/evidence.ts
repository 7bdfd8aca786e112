import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EVIDENCE_MAX, type EvidenceItem } from '#shared/domain/bcp/evidence.ts';
import { isPresent, nextChildNumber } from './bcp-header.ts';
import { allOf, anyOf, buildCondition, buildUpdate, compare, exists, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryPrefix, type StoredRow, table, tryWrite } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';

type EvidenceFields = Omit<EvidenceItem, 'id' | 'bcp_id'>;

const evidenceRows = rowReader<EvidenceItem>()('evidence', {
  first: { id: 'number', bcp_id: 'number', claim: 'object', measured: 'string', on: 'string' },
  later: () => ({ how: 'by_hand' as const, by: '', note: null, link: null }),
});

export const parseEvidence = (found: readonly StoredRow[]): EvidenceItem[] => evidenceRows.readList(found);

export const listEvidence = async (uid: number, bcpId: number, isStrong = false): Promise<EvidenceItem[]> =>
  evidenceRows.readList(await queryPrefix(prefixes.user(uid), prefixes.evidence(bcpId), { isStrong }));

export const readEvidence = async (uid: number, bcpId: number, id: number): Promise<EvidenceItem | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.evidence(uid, bcpId, id), ConsistentRead: true }),
  );
  return evidenceRows.readOptional(Item);
};

interface NewItem {
  bcpId: number;
  fields: EvidenceFields;
  buildKey?: ((id: number) => Write) | undefined;
}

/** How many items there are is counted on the header, so that the limit holds however many are added at once. */
const countItems = (uid: number, bcpId: number, change: 1 | -1): Write => ({
  Update: {
    TableName: table('core'),
    Key: keys.bcp(uid, bcpId),
    ...buildUpdate(
      { add: { evidence_count: change } },
      change === 1
        ? allOf(isPresent(), anyOf(isAbsent('evidence_count'), compare('evidence_count', '<', EVIDENCE_MAX)))
        : exists('owner'),
    ),
  },
});

export const addEvidence = async (
  uid: number,
  { bcpId, fields, buildKey }: NewItem,
): Promise<EvidenceItem | UsedKey | 'unknown' | 'busy' | 'full'> => {
  const id = await nextChildNumber(uid, bcpId, 'next_evidence');
  if (id === null) return 'unknown';
  const item = { ...fields, id, bcp_id: bcpId };
  const row = { Put: { TableName: table('core'), Item: { ...keys.evidence(uid, bcpId, id), ...item } } };
  const cancellation = await transact({ key: buildKey?.(id), count: countItems(uid, bcpId, 1), row });
  if (cancellation === null) return item;
  if (cancellation.refused === 'key') return { usedKey: cancellation.item };
  return cancellation.refused === 'count' ? 'full' : 'busy';
};

/** Null when there is no such item: an update never brings back what was deleted. */
export const updateEvidence = async (
  uid: number,
  bcpId: number,
  id: number,
  fields: EvidenceFields,
): Promise<EvidenceItem | null> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.evidence(uid, bcpId, id),
    ...buildUpdate({ set: { ...fields } }, exists('owner')),
    ReturnValues: 'ALL_NEW',
  });
  const written = await tryWrite(db.send(command));
  return written === null ? null : evidenceRows.read(written.Attributes!);
};

/** False when it is gone already. */
export const removeEvidence = async (uid: number, bcpId: number, id: number): Promise<boolean> =>
  tryTransact([
    { Delete: { TableName: table('core'), Key: keys.evidence(uid, bcpId, id), ...buildCondition(exists('owner')) } },
    countItems(uid, bcpId, -1),
  ]);
