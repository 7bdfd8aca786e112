/** Fills the store with tenants, then makes one customer's calls and prints units and medians as JSON. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { db } from '#functions/data/table.ts';
import { createLedger } from '../ledger.ts';
import { customerScript } from '../script.ts';
import { median } from '../statistics.ts';

const AT = '2026-01-01T00:00:00.000Z';
const FIRST_UID = 1000;
const BATCH = 25;
const AT_ONCE = 1;
const RUNS = 9;
const TRIES = 5;

/** An account with a BCP of a few sections, about as many rows as a small business has. */
const rowsOf = (uid: number): Record<string, unknown>[] => {
  const email = `tenant${uid}@example.com`;
  const bcp = { ...keys.bcp(uid, uid), id: uid, business_name: `Tenant ${uid}`, created_at: AT, updated_at: AT };
  const flags = { role: 'user', is_superuser: false, is_active: true, is_verified: true, is_iso_auditor: false };
  return [
    { ...keys.profile(uid), id: uid, email, ...flags, created_at: AT, updated_at: AT, directory: 'user', directory_email: email },
    { ...keys.email(email), uid },
    { ...keys.subscription(uid), plan_type: 'gold', status: 'active', current_period_end: '2999-01-01T00:00:00.000Z' },
    bcp,
    ...(['risks', 'impacts', 'functions'] as const).map((section) => ({
      ...keys.section(uid, uid, section),
      version: 1,
      note: 'x'.repeat(1500),
    })),
  ];
};

/** On a busy machine the store may take longer than the client waits. What was put is put again: filling is not measured. */
const put = async (batch: Record<string, unknown>[]): Promise<void> => {
  const requests = batch.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 1; ; attempt++)
    try {
      await db.send(new BatchWriteCommand({ RequestItems: { [process.env.CORE_TABLE!]: requests } }));
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
};

const fill = async (tenants: number): Promise<void> => {
  const rows = Array.from({ length: tenants }, (_, at) => rowsOf(FIRST_UID + at)).flat();
  const batches = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH));
  const write = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await put(batch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
};

await fill(Number(process.argv[2]));
const ledger = createLedger();
db.middlewareStack.add(ledger.middleware as never, { step: 'initialize', priority: 'high', name: 'ledger' });
const figures: { call: string; read: number; write: number; p50: number }[] = [];
for await (const { call, isRead, run } of customerScript()) {
  ledger.reset();
  await run();
  const { read, write } = ledger.sums();
  const times: number[] = [];
  for (let round = 0; isRead && round < RUNS; round++) {
    const from = performance.now();
    await run();
    times.push(performance.now() - from);
  }
  if (isRead) figures.push({ call, read, write, p50: median(times) });
  else figures.push({ call, read, write, p50: 0 });
}
process.stdout.write(JSON.stringify(figures));
process.exit(0);
