import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { EXPORT_KEPT_DAYS } from '#shared/queues/job.ts';
import { keys } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, table } from './table.ts';
import type { Write } from './transact.ts';

/** Which job made the newest export, so that every device of its owner finds it. */
interface LatestExportRow {
  job_id: number;
  expires_at: number;
}

const latestExportRows = rowReader<LatestExportRow>()('latest export', {
  first: { job_id: 'number', expires_at: 'number' },
  later: () => ({}),
});

export const latestExportPut = (uid: number, jobId: number, now: Date): Write => ({
  Put: {
    TableName: table('ephemeral'),
    Item: { ...keys.dataExport(uid), job_id: jobId, expires_at: epochSeconds(now) + EXPORT_KEPT_DAYS * DAY_SECONDS },
  },
});

export const readLatestExport = async (uid: number, now: Date): Promise<{ jobId: number; keptUntil: Date } | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('ephemeral'), Key: keys.dataExport(uid), ConsistentRead: true }),
  );
  const row = latestExportRows.readOptional(Item);
  return row !== null && isLive(row, now) ? { jobId: row.job_id, keptUntil: new Date(row.expires_at * 1000) } : null;
};
