import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Dismissal } from '#shared/domain/bcp/check/dismissals.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryPrefix, type StoredRow, table } from './table.ts';

/** Findings of entries that are gone leave their dismissals, which nothing lists; more than this a BCP never has. */
export const DISMISSALS_MAX = 1_000;

const dismissalRows = rowReader<Dismissal>()('dismissal', {
  first: { finding_id: 'string', at: 'string' },
  later: () => ({ reason: null, numbers: [] }),
});

export const parseDismissals = (found: readonly StoredRow[]): Dismissal[] => dismissalRows.readList(found);

export const listDismissals = async (uid: number, bcpId: number, isStrong = false): Promise<Dismissal[]> =>
  dismissalRows.readList(
    await queryPrefix(prefixes.user(uid), prefixes.findingDismissals(bcpId), { isStrong, limit: DISMISSALS_MAX }),
  );

export const putDismissal = async (uid: number, bcpId: number, dismissal: Dismissal): Promise<void> => {
  const Item = { ...keys.findingDismissal(uid, bcpId, dismissal.finding_id), ...dismissal };
  await db.send(new PutCommand({ TableName: table('core'), Item }));
};

export const removeDismissal = async (uid: number, bcpId: number, findingId: string): Promise<void> => {
  await db.send(new DeleteCommand({ TableName: table('core'), Key: keys.findingDismissal(uid, bcpId, findingId) }));
};
