import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';

let world: InProcess;
let transact: typeof import('#functions/data/transact.ts').transact;
const stored = { owner: 'U#1', item: 'taken', tags: ['a', 'b'], count: 3, more: { isKept: true }, numbers: new Set([1, 2]) };

beforeAll(async () => {
  world = await startInProcess();
  ({ transact } = await import('#functions/data/transact.ts'));
  const { db } = await import('#functions/data/table.ts');
  await db.send(new PutCommand({ TableName: 'core', Item: stored }));
});
afterAll(() => world.stop());

const put = (item: string) => ({
  Put: {
    TableName: 'core',
    Item: { owner: 'U#1', item },
    ConditionExpression: 'attribute_not_exists(#owner)',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  },
});

describe('transact', () => {
  it('transact answers null when everything was written', async () => {
    expect(await transact({ key: undefined, row: put('free'), others: [put('free too'), put('also free')] })).toBeNull();
  });

  it('transact names the write that was refused, also after omitted writes and lists', async () => {
    expect(await transact({ key: undefined, others: [put('x'), put('y')], row: put('taken') })).toMatchObject({ refused: 'row' });
    expect(await transact({ row: put('x'), others: [put('y'), put('taken')] })).toMatchObject({ refused: 'others' });
  });

  it('transact names the first label of several refused writes', async () => {
    expect(await transact({ row: put('x'), name: put('taken'), key: put('free') })).toMatchObject({ refused: 'name' });
  });

  it('transact returns the row that refused with its lists, maps and sets', async () => {
    expect(await transact({ row: put('taken') })).toEqual({ refused: 'row', item: stored });
  });

  it('transact names no write when it only conflicted with other transactions', async () => {
    world.conflictWith(8);
    expect(await transact({ row: put('x') })).toEqual({ refused: null, item: undefined });
    expect(await transact({ row: put('x') }), 'and wrote nothing').toBeNull();
  });
});
