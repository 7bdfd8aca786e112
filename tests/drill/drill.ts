/**
 * The loss of a region, rehearsed: a world is made, backed up while it is used, and lost with its tables and its user pool; Stripe remains.
 * Everything is brought back with the operators' own command, which is killed once on its way, and looked at as customers see it.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { findFreePort } from '#infra/local/cloud/free-port.ts';
import { DEMO_ACCOUNTS } from '#infra/local/seed/accounts.ts';
import { repository } from '#infra/local/settings.ts';
import { clientAt } from '#infra/local/typed-client.ts';
import type { Client } from '#shared/api/client.ts';
import type { Api } from '#shared/api/index.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { startBackup } from './backup.ts';
import { openWorld, type World } from './world.ts';

const RPO_GOAL_SECONDS = 5 * 60;
const RTO_GOAL_SECONDS = 4 * 60 * 60;
const NEW_PASSWORD = 'Lighthouse-keeper-2026';
/** The restore is killed once so many rows are back. */
const KILLED_AFTER_ROWS = 20;
const HALF_A_DAY_SECONDS = 13 * 60 * 60;

const customer = (at: number): string => `customer-${at}@drill.example`;
const DEACTIVATED = 'sam@parkvet.example';
const NEWCOMER = 'newcomer@drill.example';

interface Check {
  what: string;
  problem: string | null;
}
export interface DrillReport {
  rows: number;
  rpo: { seconds: number; goal: number; lostSaves: number };
  rto: { seconds: number; goal: number };
  checks: Check[];
  output: string;
}
export interface DrillOptions {
  customers: number;
  /** How long customers save before everything is lost. */
  seconds: number;
  say(line: string): void;
}

const expectEqual = (found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted))
    throw new Error(`${JSON.stringify(found)?.slice(0, 300)} instead of ${JSON.stringify(wanted)?.slice(0, 300)}`);
};

const statusOf = async (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );

interface Saved {
  at: number;
  text: string;
}
/** Saves one text after the other until the world is gone. */
const saveOn = (client: Client<Api>, id: number) => {
  const saved: Saved[] = [];
  let isOver = false;
  const ended = (async () => {
    for (let n = 1; !isOver; n++) {
      const text = `Save number ${n}`;
      try {
        await client.bcp.update({ params: { id }, body: { financial_impact_description: text } });
      } catch {
        return;
      }
      saved.push({ at: Date.now(), text });
      await wait(20);
    }
  })();
  return {
    saved,
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
};

const countRows = async ({ run, tableNames }: World): Promise<number> =>
  (await run.services().tables.call<{ Count: number }>('DynamoDB_20120810.Scan', { TableName: tableNames.core, Select: 'COUNT' }))
    .Count;

const runCommand = async (
  world: World,
  folder: string,
  args: string[],
  killedAfterRows?: number,
): Promise<{ code: number | null; output: string }> => {
  const command = [
    join(repository, 'infra/operations/restore.ts'),
    '--stage',
    'local',
    '--outputs',
    join(folder, 'outputs.json'),
    ...args,
  ];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    // An operator, whom the tables don't hold to the role of a function.
    env: { ...process.env, ...world.environment, AWS_ACCESS_KEY_ID: 'operator' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (killedAfterRows !== undefined) {
    while (child.exitCode === null && (await countRows(world)) < killedAfterRows) await wait(5);
    child.kill('SIGKILL');
  }
  return { code: await ended, output };
};

const writeOutputs = ({ environment, tableNames }: World, folder: string): void => {
  const outputs = {
    UserPoolId: environment.USER_POOL_ID,
    StripeSecretArn: environment.STRIPE_SECRET_ID,
    ...{ CoreTable: tableNames.core, PaymentsTable: tableNames.payments, AuditTable: tableNames.audit },
    ...{ CatalogTable: tableNames.catalog, EphemeralTable: tableNames.ephemeral },
  };
  writeFileSync(join(folder, 'outputs.json'), JSON.stringify({ 'keelhouse-local-state': outputs }));
};

/** Everything that anybody pays, in cents, as Stripe and as our table have it. */
const comparePayments = async (world: World, staff: Client<Api>): Promise<[stored: number, atStripe: number]> => {
  const secret = { authorization: 'Bearer sk_test_local' };
  const list = async (after?: string): Promise<{ amount_paid: number; customer_email: string | null; id: string }[]> => {
    const query = new URLSearchParams({ status: 'paid', limit: '100', ...(after ? { starting_after: after } : {}) });
    const page = (await (
      await fetch(`${world.environment.STRIPE_API_URL}/v1/invoices?${query}`, { headers: secret })
    ).json()) as {
      data: { amount_paid: number; customer_email: string | null; id: string }[];
      has_more: boolean;
    };
    return page.has_more ? [...page.data, ...(await list(page.data.at(-1)!.id))] : page.data;
  };
  const ofKnown = (await list()).filter(({ customer_email }) => customer_email !== NEWCOMER);
  let stored = 0;
  for (let page = 1, isLast = false; !isLast; page++) {
    const payments = await staff.adminMoney.payments({ query: { page, per_page: 100, status: 'succeeded' } });
    stored += payments.reduce((sum, { amount }) => sum + amount, 0);
    isLast = payments.length < 100;
  }
  return [stored, ofKnown.reduce((sum, { amount_paid }) => sum + amount_paid, 0)];
};

export const runDrill = async ({ customers, seconds, say }: DrillOptions): Promise<DrillReport> => {
  const folder = join(repository, '.local/drill');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const first = { port, dataDir: join(folder, 'first') };
  const second = { port, dataDir: join(folder, 'second') };

  say('A world of customers is made');
  const lost = await openWorld(first, { isSeeded: true });
  const session = await lost.openSession(DEMO_ACCOUNTS.premium.email);
  const premium = clientAt(lost.siteUrl, session);
  const gold = await lost.signIn(DEMO_ACCOUNTS.gold.email);
  const staff = await lost.signIn(DEMO_ACCOUNTS.super.email);
  const [harbor] = await premium.bcp.list();
  const business = { business_type: 'LLC', industry: 'Retail', employee_count: 3 };
  const open = async (email: string): Promise<void> => {
    const client = await lost.register(email);
    await lost.pay(client, 'essential');
    await client.bcp.create({ body: { ...business, business_name: email } });
  };
  for (let at = 0; at < customers; at++) await open(customer(at));
  const written = await premium.bcp.create({ body: { ...business, business_name: 'Written while all is lost' } });

  say('It is backed up, and used meanwhile');
  const backup = await startBackup(lost.run.services().tables.url, lost.tableNames, join(folder, 'backup'));
  const saving = saveOn(premium, written.id);
  await wait(seconds * 1000);
  const before = await premium.bcp.get({ params: { id: harbor!.id } });
  await backup.keepOnlyAudit();
  const point = backup.latest();

  say('What happens now is in no backup: a purchase, a cancellation, a deactivation, a new customer');
  await lost.pay(await lost.signIn(DEMO_ACCOUNTS.free.email), 'gold');
  const [subscription] = await gold.payment.subscriptions();
  await gold.payment.cancel({ params: { id: subscription!.id } });
  const { users } = await staff.adminUsers.list({ query: { search: DEACTIVATED } });
  await staff.adminUsers.deactivate({ params: { id: users[0]!.id } });
  await lost.pay(await lost.register(NEWCOMER), 'gold');
  const newcomer = await (await lost.signIn(NEWCOMER)).users.me();
  await backup.stop();

  say('Region, tables and user pool are lost');
  const lostAt = Date.now();
  await lost.stop();
  await saving.stop();
  // Stripe is not ours to lose.
  cpSync(join(first.dataDir, 'data/stripe'), join(second.dataDir, 'data/stripe'), { recursive: true });

  const world = await openWorld(second, { isSeeded: false });
  writeOutputs(world, folder);
  const args = ['--point', point.toISOString(), '--exports', join(folder, 'backup')];
  const dry = await runCommand(world, folder, args);
  const killed = await runCommand(world, folder, [...args, '--apply'], KILLED_AFTER_ROWS);
  const backBefore = await countRows(world);
  say(`The restore is killed with ${backBefore} rows back`);
  const restored = await runCommand(world, folder, [...args, '--apply']);
  say(restored.output);
  const rtoSeconds = (Date.now() - lostAt) / 1000;
  const repeated = await runCommand(world, folder, [...args, '--apply']);

  const checks: Check[] = [];
  const check = async (what: string, look: () => Promise<void>): Promise<void> => {
    const problem = await look().then(
      () => null,
      (error: Error) => error.message,
    );
    checks.push({ what, problem });
    say(`${problem === null ? 'ok   ' : 'FAIL '} ${what}${problem === null ? '' : `: ${problem}`}`);
  };
  const survived = saving.saved.filter(({ at }) => at <= point.getTime());
  const enter = async (email: string): Promise<Client<Api>> => {
    await world.resetPassword(email, NEW_PASSWORD);
    return world.signIn(email, NEW_PASSWORD);
  };

  await check('a dry run changes nothing', async () => {
    expectEqual(dry.code, 0);
    expectEqual(/Nothing was changed/.test(dry.output), true);
    // What it counted as missing was missing again for the run after it.
    expectEqual(/core: brought back/.test(dry.output), true);
  });
  await check('the restore ends well after it was killed, and finds nothing wrong', async () =>
    expectEqual([killed.code, restored.code, / 0 {2}problems/.test(restored.output)], [null, 0, true]),
  );
  await check('repeated, it does nothing', async () =>
    expectEqual([repeated.code, repeated.output.match(/done before/g)?.length], [0, 6]),
  );
  await check('a session from before opens nothing', async () => {
    expectEqual(await statusOf(clientAt(world.siteUrl, session).users.me()), 401);
  });
  await check('the old password opens nothing', async () =>
    expectEqual(await statusOf(world.signIn(DEMO_ACCOUNTS.premium.email)), 401),
  );
  let owner: Client<Api> | undefined;
  await check('a mailed link and a new password open the account', async () => {
    owner = await enter(DEMO_ACCOUNTS.premium.email);
    expectEqual((await owner.users.me()).email, DEMO_ACCOUNTS.premium.email);
  });
  await check('a BCP is as it was', async () => {
    const comparable = ({ updated_at: _, ...rest }: Bcp) => rest;
    expectEqual(comparable(await owner!.bcp.get({ params: { id: harbor!.id } })), comparable(before));
  });
  await check('it prints', async () => {
    const { url } = await owner!.documents.create({
      params: { id: harbor!.id },
      body: { format: 'pdf', template_type: 'quick' },
    });
    expectEqual(
      Buffer.from(await (await fetch(url)).arrayBuffer())
        .subarray(0, 5)
        .toString('latin1'),
      '%PDF-',
    );
  });
  await check('the last save before the point is there', async () => {
    const { financial_impact_description: text } = await owner!.bcp.get({ params: { id: written.id } });
    const number = (saved: string | null | undefined): number => Number(saved?.replace('Save number ', ''));
    expectEqual(number(text) >= number(survived.at(-1)!.text) - 1, true);
  });
  await check('it can be written again', async () => {
    await owner!.bcp.update({ params: { id: written.id }, body: { financial_impact_description: 'After' } });
    expectEqual((await owner!.bcp.get({ params: { id: written.id } })).financial_impact_description, 'After');
  });
  await check('what was bought after the point is there', async () => {
    const client = await enter(DEMO_ACCOUNTS.free.email);
    expectEqual(
      (await client.payment.subscriptions()).map(({ plan_type, status }) => [plan_type, status]),
      [['gold', 'active']],
    );
    expectEqual((await client.payment.payments()).length, 1);
  });
  await check('what was canceled after the point is canceled', async () => {
    const [current] = await (await enter(DEMO_ACCOUNTS.gold.email)).payment.subscriptions();
    expectEqual(current!.cancel_at_period_end, true);
  });
  await check('a new customer gets a number that nobody had', async () => {
    const { id } = await (await world.register(NEWCOMER)).users.me();
    expectEqual(id > newcomer.id + 900, true);
  });
  await check('customers get in by a mailed link', async () => {
    for (let at = 0; at < Math.min(customers, 3); at++) expectEqual((await (await enter(customer(at))).bcp.list()).length, 1);
  });
  const admin = await enter(DEMO_ACCOUNTS.super.email);
  await check('whoever was deactivated after the point is', async () => {
    const { users } = await admin.adminUsers.list({ query: { search: DEACTIVATED } });
    expectEqual(
      users.map(({ is_active }) => is_active),
      [false],
    );
  });
  await check('payments are those of Stripe, to the cent', async () => {
    const [stored, atStripe] = await comparePayments(world, admin);
    expectEqual(stored, atStripe);
  });
  await check('Stripe and the tables agree', async () => {
    const { result } = await world.runSchedule<{ result: Record<string, number> }>('stripe-reconciliation');
    expectEqual([result.repaired, result.failed, result.unknown], [0, 0, 1]);
  });
  await check('counters are those of a recount', async () => {
    await world.runSchedule('user-recount');
    await world.runSchedule('money-recount');
    await world.local('POST', 'clock', { advance_seconds: HALF_A_DAY_SECONDS });
    await world.runSchedule('money-recount');
    const { result: users } = await world.runSchedule<{ result: { users: number; counters: string[] } }>('user-recount');
    const { result: money } = await world.runSchedule<{ result: { is_repaired: boolean } }>('money-recount');
    expectEqual([users, money], [{ users: 0, counters: [] }, { is_repaired: false }]);
  });
  await world.stop();
  return {
    rows: backup.rows,
    rpo: { seconds: (lostAt - point.getTime()) / 1000, goal: RPO_GOAL_SECONDS, lostSaves: saving.saved.length - survived.length },
    rto: { seconds: rtoSeconds, goal: RTO_GOAL_SECONDS },
    checks,
    output: restored.output,
  };
};
