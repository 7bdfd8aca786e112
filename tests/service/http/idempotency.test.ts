import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type InProcess, startInProcess } from '#tests/support/in-process.ts';
import { captureLogLines } from '#tests/support/log-lines.ts';

const SECRET = 'seti_1_secret_canary';
const PASSWORD = 'canary-password-1';

let world: InProcess;
let withIdempotency: typeof import('#functions/http/idempotency.ts').withIdempotency;
let db: typeof import('#functions/data/table.ts').db;
let runs = 0;
let key = '';
let keys = 0;

const run = async () => {
  runs += 1;
  return { statusCode: 201, body: JSON.stringify({ client_secret: SECRET, run: runs }) };
};
const post = (input: unknown = { current_password: PASSWORD }) => {
  const event = { routeKey: 'POST /v1/x', rawPath: '/v1/x', headers: { 'idempotency-key': key } };
  return withIdempotency({ actor: { id: 1 } as never, event: event as never, input, now: new Date() }, run);
};
/** Lets the n-th call of the store from now on fail, and only that one. */
const failCall = (n: number): void => {
  let calls = 0;
  db.middlewareStack.add(
    (next) => async (args) => {
      calls += 1;
      if (calls === n) throw new Error('The store did not answer');
      return next(args);
    },
    { step: 'initialize', name: 'fail-once', override: true },
  );
};

beforeAll(async () => {
  world = await startInProcess();
  ({ withIdempotency } = await import('#functions/http/idempotency.ts'));
  ({ db } = await import('#functions/data/table.ts'));
});
afterAll(() => world.stop());
beforeEach(() => {
  captureLogLines();
  runs = 0;
  key = `7b7c2f0e-canary-key-${++keys}`;
});

describe('the answer of a signed-in POST with an idempotency key', () => {
  it('the answer of a POST with an idempotency key is repeated, while answer, key and request are unreadable in the store', async () => {
    const first = await post();
    expect(await post()).toMatchObject({ statusCode: 201, body: first.body });
    expect(runs).toBe(1);
    const { Items } = await db.send(new ScanCommand({ TableName: 'ephemeral' }));
    const stored = JSON.stringify(Items, (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    for (const canary of [SECRET, PASSWORD, key]) expect(stored).not.toContain(canary);
  });

  it('the answer of a POST with an idempotency key is not given to a different request with the same key', async () => {
    await post();
    await expect(post({ other: true })).rejects.toMatchObject({ status: 422 });
  });

  it('the answer of a POST with an idempotency key reaches its caller even when it cannot be stored, and the work is not repeated right away', async () => {
    failCall(2);
    expect((await post()).statusCode).toBe(201);
    await expect(post()).rejects.toMatchObject({ status: 409 });
    expect(runs).toBe(1);
  });
});
