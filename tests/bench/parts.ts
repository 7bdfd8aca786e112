/** The parts of the bench: what each measures, under which heading, and which of its figures have a goal. */
import { measureBundles } from './bundles.ts';
import { measureCapacity } from './capacity.ts';
import { measureContacts } from './contacts.ts';
import { priceMonth } from './cost.ts';
import { measureDocuments } from './documents.ts';
import { measureEnumeration } from './enumeration.ts';
import { compare, goals, type Verdict } from './goals.ts';
import { measureJobs } from './jobs.ts';
import { measureKnowledge } from './knowledge.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOverhead, type OverheadFigure } from './overhead.ts';
import { measureRecovery } from './recovery.ts';
import { measureSaves } from './saves.ts';
import { measureSoak } from './soak.ts';
import { compareTenants, measureTenants } from './tenants.ts';
import { measureTyping } from './typing.ts';
import { measureWeb } from './web.ts';
import type { BenchWorld } from './world.ts';

interface Measured {
  /** Everything measured, kept as JSON. */
  figures: unknown;
  /** Printed one below the other. */
  tables: object[][];
  verdicts: Verdict[];
}

export interface Part {
  title: string;
  /** What the figures are, for a reader of docs/benchmarks.md. */
  about: string;
  /** Runs only when named with `--only`. */
  isOnRequest?: true;
  measure: (world: BenchWorld, isLong: boolean) => Promise<Measured> | Measured;
}

/** A part whose figures are printed as they are. */
const listed = <Figure extends object>(figures: readonly Figure[], verdictsOf: (figure: Figure) => Verdict[]): Measured => ({
  figures,
  tables: [[...figures]],
  verdicts: figures.flatMap(verdictsOf),
});

export const parts: Record<string, Part> = {
  bundles: {
    title: 'Bundles of the functions',
    about:
      'minified KB that a cold start loads, and the milliseconds of that import over an empty module (medians of 15 processes)',
    measure: async ({ functions }) =>
      listed(await measureBundles(functions), ({ entry, kilobytes, importMs }) => {
        const goal = goals.bundle(entry);
        const name = entry.replace(/^functions\//, '').replace(/\/?(handler)?\.ts$/, '');
        return [compare(name, 'KB', kilobytes, goal.kilobytes), compare(name, 'import ms', importMs, goal.importMs)];
      }),
  },
  knowledge: {
    title: 'Answers of the built-in knowledge',
    about: 'the first answer of a process, with what it loads',
    measure: async () =>
      listed(await measureKnowledge(), ({ kind, firstMs }) => [compare(kind, 'first ms', firstMs, goals.knowledgeMs)]),
  },
  recovery: {
    title: 'Stress test',
    about: 'a plan of 100 functions and 200 other entries that all stop (medians)',
    measure: () =>
      listed([measureRecovery()], ({ runMs, rankingMs, stepMs }) => [
        compare('a scenario', 'ms', runMs, goals.scenarioMs),
        compare('ranking of changes', 'ms', rankingMs, goals.rankingMs),
        compare('one step of the ranking', 'ms', stepMs, goals.frameMs),
      ]),
  },
  documents: {
    title: 'Documents',
    about: 'a document with 100 entries in every list: the median after the first, and the memory of the process that writes it',
    measure: () =>
      listed(measureDocuments(), ({ format, medianMs, memoryMb }) => [
        compare(format, 'ms', medianMs, goals.documentMs[format]),
        compare(format, 'MB', memoryMb, goals.documentMemoryMb),
      ]),
  },
  overhead: {
    title: 'A handler over bare node:http',
    about:
      "`GET /v1/users/me` beside servers that check nothing, with the same item of the same store; Fastify's requests per handler's at most 1.43",
    measure: async (world, isLong) => {
      const figures = await measureOverhead(world, { runs: 5, seconds: isLong ? 30 : 3 });
      const find = (server: string): OverheadFigure =>
        figures.find((figure) => figure.server === server && figure.connections === 1)!;
      const [bare, handler, fastify] = [find('bare'), find('handler'), find('fastify')];
      const verdicts = [
        compare('handler over bare', 'p50 ms', handler.p50 - bare.p50, goals.overheadP50Ms),
        compare('handler over bare', 'p99 ms', handler.p99 - bare.p99, goals.overheadP99Ms),
        compare('Fastify to handler', 'requests', fastify.requestsPerSecond / handler.requestsPerSecond, goals.fastifyFactor),
      ];
      return { figures, tables: [figures], verdicts };
    },
  },
  jobs: {
    title: 'AI jobs',
    about: 'eight calls at a time until 202; 200 accepted jobs drained by five workers with a scripted model',
    measure: async (world) =>
      listed([await measureJobs(world)], ({ p99, drainSeconds }) => [
        compare('accepting a job', 'p99 ms', p99, goals.submitP99Ms),
        compare('200 jobs', 'drained in s', drainSeconds, goals.drainSeconds),
      ]),
  },
  saves: {
    title: 'Saves of a section',
    about: 'one after another, over HTTP',
    measure: async () =>
      listed([await measureSaves()], ({ p50, p99 }) => [
        compare('a section', 'p50 ms', p50, goals.saveP50Ms),
        compare('a section', 'p99 ms', p99, goals.saveP99Ms),
      ]),
  },
  contacts: {
    title: 'Crisis contacts',
    about: 'over HTTP (medians); the import is a file with 1,000 rows',
    measure: async () =>
      listed(await measureContacts(), ({ contacts, firstPage, lastPage, search, import: importMs }) => {
        const name = `${contacts} contacts`;
        return [
          compare(name, 'first page ms', firstPage, goals.contactPageMs),
          compare(name, 'last page ms', lastPage, goals.contactPageMs),
          compare(name, 'search ms', search, goals.contactSearchMs),
          ...(importMs === null ? [] : [compare(name, 'import ms', importMs, goals.contactImportMs)]),
        ];
      }),
  },
  capacity: {
    title: 'Capacity of each call, and what a month costs',
    about:
      'read and write units as the store reports them, and round trips in sequence; from them, a month of 1,000 active customers',
    measure: async (world) => {
      const figures = await measureCapacity(world);
      const month = priceMonth(figures);
      const ofCalls = figures.flatMap(({ call, isRead, read, write, roundTrips, budgetRead, budgetWrite, goalTrips }) => [
        compare(call, 'round trips', roundTrips, goalTrips ?? (isRead ? goals.readTrips : goals.writeTrips)),
        ...(budgetRead === null ? [] : [compare(call, 'RRU', read, budgetRead)]),
        ...(budgetWrite === null ? [] : [compare(call, 'WRU', write, budgetWrite)]),
      ]);
      const verdicts = [
        ...ofCalls,
        compare('1,000 customers without AI', '$ a month', month.withoutAi, goals.monthDollars),
        compare('1,000 customers, AI beside the form', '$ a month', month.ai, goals.monthAiDollars),
      ];
      return { figures: { calls: figures, month }, tables: [figures, month.lines], verdicts };
    },
  },
  tenants: {
    title: 'The same customer beside others',
    about: 'units more and times as long as beside ten tenants',
    measure: async (_, isLong) => {
      const figures = await measureTenants(isLong);
      const compared = compareTenants(figures);
      const verdicts = compared.flatMap(({ tenants, moreUnits, slower }) => [
        compare(`${tenants} tenants`, 'units more', moreUnits, 0),
        compare(`${tenants} tenants`, 'times as long', slower, goals.tenantsFactor),
      ]);
      return { figures, tables: [compared], verdicts };
    },
  },
  web: {
    title: 'Screens',
    about:
      'KB gzip of the scripts a route loads, of all styles, of the largest font; a page beyond the shell counts what it adds',
    measure: () => listed(measureWeb(), ({ route, kind, kilobytes, goal }) => [compare(route, `${kind} KB`, kilobytes, goal)]),
  },
  enumeration: {
    title: 'Known and unknown addresses',
    about: 'milliseconds between the medians, and the certainty of a difference (one minus Mann-Whitney p)',
    measure: async (_, isLong) =>
      listed(await measureEnumeration(isLong ? 500 : 100), ({ call, apartMs, p }) => [
        compare(call, 'ms apart', apartMs, goals.enumerationMs),
        compare(call, 'certainty', 1 - p, goals.enumerationCertainty),
      ]),
  },
  typing: {
    title: 'Typing',
    about:
      'a key with 200 rows in every list at a quarter of the speed: the main thread, the slowest key of the middle of three runs',
    measure: async () =>
      listed(await measureTyping(), ({ place, slowestMs }) => [compare(place, 'slowest ms', slowestMs, goals.typingMs)]),
  },
  soak: {
    title: 'Under steady load',
    about: '50 requests a second for 3 minutes (30 with `--long`): memory gained and p99 of the last third over the first',
    isOnRequest: true,
    measure: async (world, isLong) =>
      listed([await measureSoak(world, isLong ? 30 : 3)], ({ grownMb, p99Drift }) => [
        compare('handler', 'MB gained', grownMb, goals.soakMb),
        compare('handler', 'p99, times the first third', p99Drift, goals.soakDrift),
      ]),
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    about: 'pages before sign-up, medians of 5 runs; points short of 95 for performance and of 100 for the others',
    isOnRequest: true,
    measure: async () => {
      const figures = await measureLighthouse();
      const verdicts = Object.entries(figures).flatMap(([path, measured]) => [
        ...Object.entries(goals.lighthouseScores).map(([name, least]) =>
          compare(path, `${name} short`, Math.max(0, least - measured[name]!), 0),
        ),
        ...Object.entries(goals.lighthouseMetrics).map(([name, most]) => compare(path, name, measured[name]!, most)),
      ]);
      return { figures, tables: [Object.entries(figures).map(([path, measured]) => ({ path, ...measured }))], verdicts };
    },
  },
};
