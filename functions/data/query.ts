/** The rows of one partition whose sort key starts alike: every list of the core table is one of these. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { db, type Row, table } from './table.ts';

/** All rows, however many pages they take, or the first `most`; strongly consistent where a document is made of them. */
export const rowsUnder = async (
  owner: string,
  prefix: string,
  { isStrong = false, newestFirst = false, most = Number.POSITIVE_INFINITY } = {},
): Promise<Row[]> => {
  const rows: Row[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new QueryCommand({
        TableName: table('core'),
        KeyConditionExpression: '#owner = :owner AND begins_with(#item, :prefix)',
        ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
        ExpressionAttributeValues: { ':owner': owner, ':prefix': prefix },
        ConsistentRead: isStrong,
        ScanIndexForward: !newestFirst,
        ExclusiveStartKey: start,
        ...(Number.isFinite(most) ? { Limit: most - rows.length } : {}),
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start !== undefined && rows.length < most);
  return rows;
};
