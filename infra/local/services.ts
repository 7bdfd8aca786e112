/** Everything that holds data or works on it: opened on one folder, closed as a whole, opened again after a reset. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#infra/local/cloud/clock.ts';
import { type Poller, pollQueue } from '#infra/local/cloud/events/queues.ts';
import { type Schedules, startSchedules } from '#infra/local/cloud/events/schedules.ts';
import { pollStream, type StreamPoller } from '#infra/local/cloud/events/streams.ts';
import type { Builder } from '#infra/local/cloud/lambda/build.ts';
import { type Functions, startFunctions } from '#infra/local/cloud/lambda/functions.ts';
import type { Mail } from '#infra/local/cloud/services/ses.ts';
import { type Collection, openStore, type Store } from '#infra/local/cloud/store.ts';
import type { MappingSpec, ParsedTemplate } from '#infra/local/cloud/template/parsed-template.ts';
import type { Settings } from '#infra/local/settings.ts';
import { type Accounts, openAccounts } from './cloud/services/accounts.ts';
import { startTables, type Tables } from './cloud/services/dynoxide.ts';
import { openQueues, type Queues } from './cloud/services/queues.ts';
import { ensureTables } from './cloud/services/tables.ts';
import { openStripe, type StripePart } from './stripe.ts';

export interface Parts {
  store: Store;
  mails: Collection<Mail>;
  tables: Tables;
  accounts: Accounts;
  queues: Queues;
  stripe: StripePart | null;
  functions: Functions;
  schedules: Schedules;
  queuePollers: { mapping: MappingSpec; poller: Poller }[];
  /** A function wrote to a table: whoever follows it need not wait. */
  wakeStreams(): void;
  /** Whether nothing is under way: no message, no change, no invocation of a consumer. */
  isQuiet(): boolean;
  stop(): Promise<void>;
}

export interface PartsOptions {
  dataDir: string;
  settings: Settings;
  template: ParsedTemplate;
  clock: Clock;
  builder: Builder;
  /** Variables of every function: where the services are. */
  variables: Record<string, string>;
  /** Where Stripe reports events. */
  webhookUrl: string;
}

const openLog = (settings: Settings) => {
  const file = createWriteStream(join(settings.dataDir, 'functions.log'), { flags: 'a' });
  return {
    write: (entry: string, line: string): void => {
      file.write(`${entry} ${line}\n`);
      if (/"level":"ERROR"/.test(line) || !line.startsWith('{')) console.error(`[${entry}] ${line}`);
    },
    close: () => file.end(),
  };
};

export const openParts = async (options: PartsOptions): Promise<Parts> => {
  const { dataDir, settings, template, clock, builder, variables, webhookUrl } = options;
  const store = openStore(join(dataDir, 'run.db'));
  const log = openLog(settings);
  const [tables, queues, accounts, stripe] = await Promise.all([
    startTables(dataDir),
    openQueues(join(dataDir, 'queues'), template.queues, template.buckets),
    openAccounts(store, template),
    settings.stripe ? null : openStripe({ dataDir: join(dataDir, 'stripe'), siteUrl: settings.siteUrl, webhookUrl }),
  ]);
  await ensureTables(tables, template.tables);
  const functions = startFunctions({ functions: template.functions, builder, clock: clock.shared, variables, log: log.write });

  const fnOf = ({ FunctionName }: MappingSpec) =>
    template.functions.find(({ name, arn }) => name === FunctionName || arn === FunctionName)!;
  const positions = store.collection<string>('streams');
  const streamPollers: StreamPoller[] = [];
  const queuePollers: Parts['queuePollers'] = [];
  for (const mapping of template.mappings) {
    const table = template.tables.find(({ streamArn }) => streamArn === mapping.EventSourceArn);
    const common = { queues, mapping, fn: fnOf(mapping), invoke: functions.invoke };
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
    accounts,
    queues,
    stripe,
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
      for (const poller of [...streamPollers, ...queuePollers.map(({ poller: one }) => one)]) poller.stop();
      await functions.stop();
      await Promise.all([queues.stop(), stripe?.stop(), tables.stop()]);
      store.close();
      log.close();
    },
  };
};
