/**
 * The product without payments in this process: accounts, BCPs, jobs, mail, change stream and schedules, as customers in
 * two windows and staff use them. Queues and stream are worked off only when a test says so.
 */
import type { DynamoDBRecord } from 'aws-lambda';
import { vi } from 'vitest';
import type { OutboxRow } from '#functions/data/outbox.ts';
import { claimsOf, startAccountsInProcess } from '#tests/support/accounts-in-process.ts';
import type { InProcess, InProcessAnswer, InProcessOptions, Request } from '#tests/support/in-process.ts';
import { putPerson } from '#tests/support/in-process-people.ts';
import { newEmail, PASSWORD } from '#tests/support/people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SUPER = 900_002;
const BATCH = 100;
/** Longer than the claim of a mailer and the lease of a worker. */
const HIDDEN_MS = 5 * MINUTE;
/** A lost message is queued again after ten minutes; a job ends within 15. */
const IDLE_ROUNDS = 2;
const ROUNDS_MAX = 40;

export interface Session {
  access: string;
  refresh: string;
}
export interface Account {
  email: string;
  uid: number;
}
type Handler = Parameters<InProcess['invoke']>[0];
type Message = { owner: number; job_id: number } | { owner: string; item: string };

export const startProduct = async (options: InProcessOptions = {}) => {
  const world = await startAccountsInProcess(options);
  const handlers = {
    bcp: (await import('#functions/api/bcp/handler.ts')).handler,
    jobs: (await import('#functions/api/jobs/handler.ts')).handler,
    people: (await import('#functions/api/people/handler.ts')).handler,
    users: (await import('#functions/api/users/handler.ts')).handler,
    admin: (await import('#functions/api/admin-users/handler.ts')).handler,
  } as unknown as Record<string, Handler>;
  const { processJob } = await import('#functions/worker/handler.ts');
  const { handler: followCore } = await import('#functions/streams/core.ts');
  const { handler: watchJobs } = await import('#functions/schedules/jobs-watchdog.ts');
  const { handler: sweepOutbox } = await import('#functions/schedules/outbox-sweep.ts');
  const { handler: recountUsers } = await import('#functions/schedules/user-recount.ts');
  const { listOpenJobs } = await import('#functions/data/jobs.ts');
  await putPerson(SUPER, { role: 'super_admin', ...{ directory: 'user', directory_email: 'super@site.test' } });

  const advance = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
  const areaOf = (route: string): Handler => handlers[route.includes('/employees') ? 'people' : /\/v1\/(\w+)/.exec(route)![1]!]!;

  /** A call of a signed-in window, past the authorizer. */
  const as = <T = { detail?: string }>(
    { access }: Session,
    route: string,
    more: Partial<Request> = {},
  ): Promise<InProcessAnswer<T>> => {
    const { username, iat, auth_time, origin_jti } = claimsOf(access);
    const facts = { issuedAt: iat, signedInAt: auth_time, family: origin_jti };
    return world.invoke<T>(areaOf(route), { uid: Number(username), route, ...facts, ...more });
  };
  const asStaff = (route: string, more: Partial<Request> = {}) =>
    world.invoke<{ detail?: string }>(handlers.admin!, { uid: SUPER, route, ...more });

  let pending: DynamoDBRecord[] = [];
  /** As Lambda does: what failed comes again, together with what follows it. */
  const followStream = async (): Promise<number> => {
    pending.push(...((await world.readCoreChanges()) as unknown as DynamoDBRecord[]));
    const records = pending.slice(0, BATCH);
    if (records.length === 0) return 0;
    const { batchItemFailures } = await followCore({ Records: records });
    const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    const at = records.findIndex(({ dynamodb }) => failed.includes(dynamodb!.SequenceNumber!));
    const done = at < 0 ? records.length : at;
    pending = pending.slice(done);
    return done;
  };

  const messages = world.messages as Message[];
  const hiddenUntil = new WeakMap<Message, number>();
  /** A message that was not finished comes again, after the visibility timeout of its queue. */
  const putBack = (message: Message): void => {
    hiddenUntil.set(message, Date.now() + HIDDEN_MS);
    messages.push(message);
  };
  /** Works on the oldest message that is to be seen. */
  const workOff = async (): Promise<boolean> => {
    const at = messages.findIndex((message) => (hiddenUntil.get(message) ?? 0) <= Date.now());
    if (at < 0) return false;
    const [message] = messages.splice(at, 1) as [Message];
    try {
      if ('job_id' in message) await processJob(message.owner, message.job_id);
      else if (!(await world.deliver(message as OutboxRow))) putBack(message);
    } catch {
      putBack(message);
    }
    return true;
  };
  const runSchedules = async (): Promise<void> => {
    await watchJobs();
    await sweepOutbox();
  };

  /** The token in the newest mail of a kind, as long as it waits. */
  const mailedToken = async (email: string, kind: OutboxRow['mail']['kind']): Promise<string | null> => {
    const mails = (await outboxOf(email, Date.now() - MINUTE)).filter(({ mail }) => mail.kind === kind);
    const mail = mails.at(-1)?.mail;
    return mail && 'token' in mail ? mail.token : null;
  };

  return {
    world,
    mailedToken,
    outboxOf,
    rowsOf,
    as,
    asStaff,
    advance,
    messages,
    followStream,
    workOff,
    runSchedules,
    recountUsers,
    stop: world.stop,
    /** Registers, confirms the address, gets a subscription from staff and signs in. */
    newCustomer: async (plan_type: 'gold' | 'premium' = 'gold'): Promise<Account & { session: Session }> => {
      const email = newEmail();
      await world.ask('POST /v1/auth/register', { email, password: PASSWORD });
      await world.ask('POST /v1/auth/verify-email', { token: await mailedToken(email, 'verify_email') });
      const { body } = await world.login(email, PASSWORD);
      const session = { access: body.access_token!, refresh: body.refresh_token! };
      const uid = Number(claimsOf(session.access).username);
      await subscribe(uid, plan_type);
      return { email, uid, session };
    },
    /** Time passes and everything that waits is worked off, until nothing is left to do. */
    settle: async (): Promise<void> => {
      for (let round = 0, idle = 0; idle < IDLE_ROUNDS; round++) {
        if (round === ROUNDS_MAX) throw new Error(`Does not come to rest: ${JSON.stringify(messages.slice(0, 3))}`);
        while ((await followStream()) > 0);
        for (let left = messages.length; left > 0 && (await workOff()); left--);
        const isIdle = messages.length === 0 && pending.length === 0 && (await listOpenJobs()).length === 0;
        idle = isIdle ? idle + 1 : 0;
        advance(8 * MINUTE);
        await runSchedules();
      }
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Rows of one partition of the core table. */
const rowsOf = async <T>(owner: string): Promise<T[]> => {
  const { queryAll } = await import('#functions/data/table.ts');
  return (await queryAll({
    TableName: 'core',
    KeyConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': owner },
    ConsistentRead: true,
  })) as T[];
};

/** What was put into the outbox for an address since then, oldest first. */
const outboxOf = async (email: string, since: number): Promise<OutboxRow[]> => {
  const { keys } = await import('#functions/data/keys.ts');
  const hours: string[] = [];
  for (let at = since - (since % HOUR); at <= Date.now(); at += HOUR) hours.push(new Date(at).toISOString().slice(0, 13));
  const rows = await Promise.all(hours.map((hour) => rowsOf<OutboxRow>(keys.outbox(hour, '').owner)));
  return rows.flat().filter(({ mail }) => mail.to === email);
};

/** What staff would give, without a word to Stripe. */
const subscribe = async (uid: number, plan_type: 'gold' | 'premium'): Promise<void> => {
  const { UpdateCommand, PutCommand } = await import('@aws-sdk/lib-dynamodb');
  const { db } = await import('#functions/data/table.ts');
  const { keys } = await import('#functions/data/keys.ts');
  // The allowance counts anew a year before the end of the period, which no history of a few weeks reaches.
  const current_period_end = new Date(Date.now() + 300 * DAY).toISOString();
  const subscription = { plan_type, status: 'active', current_period_end, cancel_at_period_end: false };
  await db.send(
    new UpdateCommand({
      TableName: 'core',
      Key: keys.profile(uid),
      UpdateExpression: 'SET subscription = :subscription',
      ExpressionAttributeValues: { ':subscription': subscription },
    }),
  );
  await db.send(new PutCommand({ TableName: 'core', Item: { ...keys.subscription(uid), ...subscription } }));
};
