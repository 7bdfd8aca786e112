import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { putCustomer, putStaff } from '#tests/support/in-process-people.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

let world: InProcess;
let bcp: Parameters<InProcess['invoke']>[0];

beforeAll(async () => {
  world = await startInProcess();
  ({ handler: bcp } = (await import('#functions/api/bcp/handler.ts')) as never);
  captureLogLines();
});
afterAll(() => world.stop());

const create = (uid: number, key?: string) =>
  world.invoke<{ id: number; detail: string }>(bcp, {
    uid,
    route: 'POST /v1/bcp',
    body: { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 5 },
    ...(key ? { key } : {}),
  });

/** Takes the row that the next BCP of the user would get. */
const occupyNext = async (uid: number, id: number): Promise<void> => {
  const { db, table } = await import('#functions/data/table.ts');
  const { keys } = await import('#functions/data/keys.ts');
  await db.send(new PutCommand({ TableName: table('core'), Item: { ...keys.bcp(uid, id), id } }));
};

describe('POST /v1/bcp when the BCP cannot be written', () => {
  it.for([
    { who: 'staff, who have no yearly limit', uid: 1, put: putStaff },
    { who: 'staff with an idempotency key', uid: 2, put: putStaff, key: 'key' },
    { who: 'a customer', uid: 3, put: putCustomer },
    { who: 'a customer with an idempotency key', uid: 4, put: putCustomer, key: 'key' },
  ])('POST /v1/bcp that cannot write the BCP answers $who 409, never that a limit is reached', async ({ uid, put, key }) => {
    await put(uid);
    const { body: last } = await create(uid);
    await occupyNext(uid, last.id + 1);
    expect((await create(uid, key)).status).toBe(409);
    expect((await create(uid, key)).status, 'the next number is free again').toBe(201);
  });
});
