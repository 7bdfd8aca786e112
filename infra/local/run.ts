import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Stage } from '#infra/stages.ts';
import { type Clock, createClock } from './cloud/clock.ts';
import { waitUntilQuiet } from './cloud/cloud.ts';
import type { HttpAnswer } from './cloud/gateway/http-api.ts';
import { createApi, createAuthorizer } from './cloud/gateway/http-api.ts';
import { createBuilder } from './cloud/lambda/build.ts';
import { createGuard, type Permissions } from './cloud/permissions/guard.ts';
import { type ParsedTemplate, parseTemplates } from './cloud/template/parsed-template.ts';
import { openFolders } from './data-folders.ts';
import { openEndpoints } from './endpoints.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import type { SeedContext } from './seed/context.ts';
import { eventually } from './seed/context.ts';
import { seed, seedVersion } from './seed/seed.ts';
import { openServices, type Services } from './services.ts';
import { repository, type Settings } from './settings.ts';
import { METADATA_KEY, synthesize } from './synthesis.ts';
import { clientAt } from './typed-client.ts';

const SEED_ROUNDS = 200;

type Phase = 'starting' | 'seeding' | 'resetting' | 'ok';

export interface LocalRun {
  settings: Settings;
  stage: Stage;
  clock: Clock;
  faults: Faults;
  /** Names and addresses as functions get them, for tools that work on the run as they would on AWS. */
  environment: Record<string, string>;
  /** Throws while a reset has them closed. */
  services(): Services;
  health(): { status: Phase; parts: Record<string, 'ok' | 'down'> };
  permissions(): Permissions;
  /** Every status that a route has answered since the start. */
  answers(): Record<string, number[]>;
  api(incoming: IncomingMessage): Promise<HttpAnswer>;
  /** Needs the origin, because the demo accounts are created over HTTP. */
  seed(): Promise<void>;
  ready(): void;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const seedContext = ({ settings, clock, services }: LocalRun, { tables }: ParsedTemplate): SeedContext => {
  const origin = `http://127.0.0.1:${settings.port}`;
  const linksTo = (address: string) =>
    services()
      .mails.values()
      .findLast(({ to }) => to.includes(address))?.links;
  return {
    origin,
    client: (token) => clientAt(origin, token),
    setClock: clock.set,
    dynamodb: services().tables.call,
    coreTable: tables.find(({ StreamSpecification }) => StreamSpecification)?.name ?? '',
    linksMailedTo: (address) => eventually(`a mail to ${address}`, async () => linksTo(address)),
  };
};

export const startRun = async (settings: Settings): Promise<LocalRun> => {
  const folders = openFolders(settings.dataDir);
  if (settings.isFresh || folders.read('seeding') !== null) folders.wipe();
  const clock = createClock({
    offsetSeconds: Number(folders.read('clock') ?? 0),
    save: (seconds) => folders.write('clock', String(seconds)),
  });
  const faults = createFaults();
  let phase: Phase = 'starting';
  let services: Services | null = null;
  const current = (): Services => {
    if (!services) throw new Error('The local run is starting or being reset');
    return services;
  };

  const endpoints = await openEndpoints({ settings, faults, services: current, template: () => template, guard: () => guard });
  const addresses = { queues: endpoints.queues, site: settings.siteUrl };
  const { stage, templates } = await synthesize(settings.siteUrl);
  const template = parseTemplates(templates, addresses, METADATA_KEY);
  const guard = createGuard(template);
  const builder = createBuilder({
    root: repository,
    buildDir: join(repository, '.local/build'),
    sources: ['functions', 'shared'],
  });
  const webhook = template.routes.find(({ fn }) => fn.entry.startsWith('functions/webhooks/stripe/'))?.key.split(' ')[1];
  const webhookUrl = `http://127.0.0.1:${settings.port}${webhook ?? ''}`;
  const open = async (): Promise<void> => {
    const { variables } = endpoints;
    services = await openServices({ dataDir: folders.live, settings, template, clock, builder, variables, webhookUrl });
  };
  const close = async (): Promise<void> => {
    const closing = services;
    services = null;
    await closing?.stop();
  };
  await open();
  const answered = new Map<string, Set<number>>();
  const answer = createApi({
    routes: template.routes,
    authorize: createAuthorizer(current().userPool.jwks),
    // CloudFront adds the caller's address, whatever the caller claims.
    edgeHeaders: (sourceIp) => ({ 'x-viewer-ip': sourceIp }),
    invoke: (fn, event, requestId) => current().functions.invoke(fn, event, requestId),
    onAnswer: (route, status) => answered.set(route, (answered.get(route) ?? new Set()).add(status)),
  });
  const version = seedVersion();

  const run: LocalRun = {
    settings,
    stage,
    clock,
    faults,
    environment: Object.assign({}, ...template.functions.map((fn) => fn.variables), endpoints.variables),
    services: current,
    health: () => {
      const state = services ? 'ok' : 'down';
      const names = [
        'dynamodb',
        'cognito',
        'sqs',
        's3',
        'ses',
        'bedrock',
        ...(settings.stripe ? [] : ['stripe']),
        'functions',
        'schedules',
      ];
      return { status: phase, parts: Object.fromEntries(names.map((name) => [name, state])) };
    },
    permissions: guard.permissions,
    answers: () => Object.fromEntries([...answered].map(([route, statuses]) => [route, [...statuses].sort()])),
    api: answer,
    seed: async () => {
      phase = 'seeding';
      const isNew = folders.read('seeded-once') === null;
      // If killed during the seed, the next start begins with empty data.
      if (isNew) folders.write('seeding', version);
      await seed(seedContext(run, template), current().store.collection('seed'));
      if (isNew) {
        // Include the seed's consequences (mails, counters).
        await waitUntilQuiet(current(), SEED_ROUNDS);
        await close();
        folders.keepAsSeeded(version);
        folders.write('seeded-once', version);
        folders.remove('seeding');
        await open();
      }
    },
    ready: () => {
      phase = 'ok';
      void current().functions.warm();
    },
    reset: async () => {
      phase = 'resetting';
      faults.clear();
      await close();
      clock.set(0);
      if (folders.restoreSeeded(version)) await open();
      else {
        folders.wipe();
        await open();
        await run.seed();
      }
      run.ready();
    },
    stop: async () => {
      await close();
      await endpoints.close();
      await builder.stop();
    },
  };
  return run;
};
