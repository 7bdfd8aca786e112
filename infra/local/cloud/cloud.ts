import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { type Poller, pollQueue } from './events/queues.ts';
import { type Schedules, startSchedules } from './events/schedules.ts';
import { pollStream, type StreamPoller } from './events/streams.ts';
import type { Builder } from './lambda/build.ts';
import { type Functions, startFunctions } from './lambda/functions.ts';
import { openUserPool, type UserPool } from './services/cognito.ts';
import { ensureTables, startTables, type Tables } from './services/dynamodb.ts';
import { openQueues, type Queues } from './services/queues.ts';
import type { Mail } from './services/ses.ts';
import { type Collection, openStore, type Store } from './store.ts';
import type { MappingSpec, ParsedTemplate } from './template/parsed-template.ts';

export interface Cloud {
  store: Store;
  mails: Collection<Mail>;
  tables: Tables;
  userPool: UserPool;
  queues: Queues;
  functions: Functions;
  schedules: Schedules;
  queuePollers: { mapping: MappingSpec; poller: Poller }[];
  wakeStreams(): void;
  /** No message, change or consumer invocation is in progress. */
  isQuiet(): boolean;
  stop(): Promise<void>;
}

export interface CloudOptions {
  dataDir: string;
  template: ParsedTemplate;
  clock: Clock;
  builder: Builder;
  variables: Record<string, string>;
  log(entry: string, line: string): void;
}

export const openCloud = async ({ dataDir, template, clock, builder, variables, log }: CloudOptions): Promise<Cloud> => {
  const store = openStore(join(dataDir, 'run.db'));
  const [tables, queues, userPool] = await Promise.all([
    startTables(dataDir),
    openQueues(join(dataDir, 'queues'), template.queues, template.buckets),
    openUserPool(store, template),
  ]);
  await ensureTables(tables, template.tables);
  const functions = startFunctions({ functions: template.functions, builder, clock: clock.shared, variables, log });

  const functionOf = ({ FunctionName }: MappingSpec) =>
    template.functions.find(({ name, arn }) => name === FunctionName || arn === FunctionName)!;
  const positions = store.collection<string>('streams');
  const streamPollers: StreamPoller[] = [];
  const queuePollers: Cloud['queuePollers'] = [];
  for (const mapping of template.mappings) {
    const table = template.tables.find(({ streamArn }) => streamArn === mapping.EventSourceArn);
    const common = { queues, mapping, fn: functionOf(mapping), invoke: functions.invoke };
    if (table) streamPollers.push(pollStream({ ...common, tables, tableName: table.name, clock, positions }));
    else queuePollers.push({ mapping, poller: pollQueue(queues, mapping, common.fn, functions.invoke) });
  }
  const schedules = startSchedules({
    specs: template.schedules,
    invoke: functions.invoke,
    clock,
    runs: store.collection('schedules'),
  });

  return {
    store,
    mails: store.collection('mails'),
    tables,
    userPool,
    queues,
    functions,
    schedules,
    queuePollers,
    wakeStreams: () => {
      for (const poller of streamPollers) poller.wake();
    },
    isQuiet: () =>
      [...streamPollers, ...queuePollers.map(({ poller }) => poller)].every((poller) => poller.running() === 0) &&
      queuePollers.every(({ mapping }) => {
        const { ready, inflight } = queues.byArn(mapping.EventSourceArn).inspectMessages();
        return ready.length + inflight.length === 0;
      }),
    stop: async () => {
      schedules.stop();
      for (const poller of [...streamPollers, ...queuePollers.map(({ poller }) => poller)]) poller.stop();
      await functions.stop();
      await Promise.all([queues.stop(), tables.stop()]);
      store.close();
    },
  };
};

const ROUND_MS = 50;
/** A change is invisible until its stream is read, so one quiet check is not enough. */
const QUIET_ROUNDS = 5;

export const waitUntilQuiet = async (cloud: Pick<Cloud, 'isQuiet'>, rounds: number): Promise<void> => {
  for (let quiet = 0, round = 0; quiet < QUIET_ROUNDS && round < rounds; round++) {
    quiet = cloud.isQuiet() ? quiet + 1 : 0;
    await wait(ROUND_MS);
  }
};
