/**
 * `npm run bench`: measures what the product costs and compares it with the goals. `--only overhead,bundles,knowledge,recovery,documents,jobs,saves,contacts,capacity,tenants,web,
 * enumeration,typing,lighthouse` picks parts (the last one only when it is asked for), `--long` takes the full half-minute runs. Results are kept as JSON beside the printed tables.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBundles } from './bundles.ts';
import { measureCapacity } from './capacity.ts';
import { measureContacts } from './contacts.ts';
import { priceMonth } from './cost.ts';
import { measureDocuments } from './documents.ts';
import { measureEnumeration } from './enumeration.ts';
import { goals, type Verdict, verdict } from './goals.ts';
import { measureJobs } from './jobs.ts';
import { measureKnowledge } from './knowledge.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureOverhead, type OverheadFigure as Overhead } from './overhead.ts';
import { measureRecovery } from './recovery.ts';
import { measureSaves } from './saves.ts';
import { compareTenants, measureTenants } from './tenants.ts';
import { measureTyping } from './typing.ts';
import { measureWeb } from './web.ts';
import { startWorld } from './world.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean', default: false } } });
const parts = values.only?.split(',') ?? [
  'bundles',
  'knowledge',
  'recovery',
  'documents',
  'overhead',
  'jobs',
  'saves',
  'contacts',
  'capacity',
  'tenants',
  'web',
  'enumeration',
  'typing',
];
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const results: Record<string, unknown> = {
  commit,
  node: process.version,
  machine: `${cpus().length} x ${cpus()[0]?.model.trim()}`,
};
const verdicts: Verdict[] = [];

console.log(`Keelhouse bench at ${commit}, Node ${process.version}, ${results.machine as string}\n`);
const world = await startWorld();
try {
  if (parts.includes('bundles')) {
    const figures = await measureBundles(world.functions);
    console.log('Bundles (minified KB, import ms over an empty module)');
    console.table(figures);
    results.bundles = figures;
    for (const { entry, kilobytes, importMs } of figures) {
      const goal = goals.bundle(entry);
      verdicts.push(verdict(`${entry} KB`, kilobytes, goal.kilobytes), verdict(`${entry} import ms`, importMs, goal.importMs));
    }
  }
  if (parts.includes('knowledge')) {
    const figures = await measureKnowledge();
    console.log(
      'Answers of the built-in knowledge (ms: the first of a process with what it loads, and the median of later ones)',
    );
    console.table(figures);
    results.knowledge = figures;
    for (const { kind, firstMs } of figures) verdicts.push(verdict(`${kind} from the knowledge ms`, firstMs, goals.knowledgeMs));
  }
  if (parts.includes('recovery')) {
    const figure = measureRecovery();
    console.log('A stress test of 100 functions and 200 other entries that all stop (medians of ms)');
    console.table([figure]);
    results.recovery = figure;
    verdicts.push(
      verdict('a scenario ms', figure.runMs, goals.scenarioMs),
      verdict('ranking of changes ms', figure.rankingMs, goals.rankingMs),
      verdict('one step of the ranking ms', figure.stepMs, goals.frameMs),
    );
  }
  if (parts.includes('documents')) {
    const figures = measureDocuments();
    console.log('Documents with 100 entries in every list (ms: the first of a process, and the median of the next)');
    console.table(figures);
    results.documents = figures;
    for (const { format, medianMs, memoryMb } of figures)
      verdicts.push(
        verdict(`document as ${format} ms`, medianMs, goals.documentMs[format]),
        verdict(`document as ${format} MB`, memoryMb, goals.documentMemoryMb),
      );
  }
  if (parts.includes('overhead')) {
    const figures = await measureOverhead(world, values.long ? { runs: 5, seconds: 30 } : { runs: 5, seconds: 3 });
    console.log('Handler over bare node:http, same item and store (ms per request)');
    console.table(figures);
    results.overhead = figures;
    const measured = (server: string, connections: number) =>
      figures.find((figure) => figure.server === server && figure.connections === connections)!;
    const [bare, handler, fastify] = ['bare', 'handler', 'fastify'].map((server) => measured(server, 1)) as [
      Overhead,
      Overhead,
      Overhead,
    ];
    verdicts.push(
      verdict('handler overhead p50 ms', handler.p50 - bare.p50, goals.overheadP50Ms),
      verdict('handler overhead p99 ms', handler.p99 - bare.p99, goals.overheadP99Ms),
      verdict("Fastify's requests per handler's", fastify.requestsPerSecond / handler.requestsPerSecond, goals.fastifyFactor),
    );
  }
  if (parts.includes('jobs')) {
    const figure = await measureJobs(world);
    console.log('AI jobs: milliseconds from call to 202, eight at a time; 200 jobs drained by five workers');
    console.table([figure]);
    results.jobs = figure;
    verdicts.push(verdict('AI submit p99 ms', figure.p99, goals.submitP99Ms));
    verdicts.push(verdict('200 AI jobs drained s', figure.drainSeconds, goals.drainSeconds));
  }
  if (parts.includes('saves')) {
    const figure = await measureSaves();
    console.log('Section saves one after another, over HTTP (ms)');
    console.table([figure]);
    results.saves = figure;
    verdicts.push(verdict('section save p99 ms', figure.p99, goals.saveP99Ms));
  }
  if (parts.includes('contacts')) {
    const figures = await measureContacts();
    console.log('Crisis contacts, over HTTP (medians of ms; import: a file with 1,000 rows)');
    console.table(figures);
    results.contacts = figures;
    for (const { contacts, firstPage, lastPage, search, import: importMs } of figures) {
      verdicts.push(verdict(`first page of ${contacts} contacts ms`, firstPage, goals.contactPageMs));
      verdicts.push(verdict(`last page of ${contacts} contacts ms`, lastPage, goals.contactPageMs));
      verdicts.push(verdict(`search in ${contacts} contacts ms`, search, goals.contactSearchMs));
      if (importMs !== null) verdicts.push(verdict('import of 1,000 contacts ms', importMs, goals.contactImportMs));
    }
  }
  if (parts.includes('capacity')) {
    const figures = await measureCapacity(world);
    console.log('Capacity and sequential store round trips per call');
    console.table(figures);
    results.capacity = figures;
    for (const figure of figures) {
      verdicts.push(
        verdict(
          `${figure.call} round trips`,
          figure.roundTrips,
          figure.goalTrips ?? (figure.isRead ? goals.readTrips : goals.writeTrips),
        ),
      );
      if (figure.budgetRead !== null) verdicts.push(verdict(`${figure.call} RRU`, figure.read, figure.budgetRead));
      if (figure.budgetWrite !== null) verdicts.push(verdict(`${figure.call} WRU`, figure.write, figure.budgetWrite));
    }
    const month = priceMonth(figures);
    console.log('A month of 1,000 active customers ($)');
    console.table(month.lines);
    results.cost = month;
    verdicts.push(
      verdict('1,000 customers without AI $', month.withoutAi, goals.monthDollars),
      verdict('1,000 customers, AI beside the form $', month.ai, goals.monthAiDollars),
    );
  }
  if (parts.includes('tenants')) {
    const figures = await measureTenants(values.long);
    const compared = compareTenants(figures);
    console.log('The calls of one customer beside many others: units more than beside ten, and times as long');
    console.table(compared);
    results.tenants = figures;
    for (const { tenants, moreUnits, slower } of compared) {
      verdicts.push(verdict(`units more beside ${tenants} tenants`, moreUnits, 0));
      verdicts.push(verdict(`times as long beside ${tenants} tenants`, slower, goals.tenantsFactor));
    }
  }
  if (parts.includes('web')) {
    const figures = measureWeb();
    console.log('Screens (KB gzip of JS a route loads, of CSS in total, of the largest font)');
    console.table(figures);
    results.web = figures;
    for (const figure of figures) verdicts.push(verdict(`${figure.route} ${figure.kind}`, figure.kilobytes, figure.goal));
  }
  if (parts.includes('enumeration')) {
    const figures = await measureEnumeration(values.long ? 500 : 100);
    console.log('Known against unknown addresses (medians of ms, Mann-Whitney p)');
    console.table(figures);
    results.enumeration = figures;
    for (const { call, apartMs, p } of figures) {
      verdicts.push(verdict(`${call} ms between known and unknown`, apartMs, goals.enumerationMs));
      verdicts.push(verdict(`${call} certainty of a difference`, 1 - p, goals.enumerationCertainty));
    }
  }
  if (parts.includes('typing')) {
    const figures = await measureTyping();
    console.log('A key with 200 rows in every list, at a quarter of the speed (ms of the main thread; the middle of three runs)');
    console.table(figures);
    results.typing = figures;
    for (const { place, slowestMs } of figures) verdicts.push(verdict(`slowest key in ${place} ms`, slowestMs, goals.typingMs));
  }
  if (parts.includes('lighthouse')) {
    const figures = await measureLighthouse();
    console.log('Lighthouse, mobile, pages before sign-up (median of 5 runs)');
    console.table(figures);
    results.lighthouse = figures;
    for (const [path, measured] of Object.entries(figures)) {
      for (const [name, least] of Object.entries(goals.lighthouseScores))
        verdicts.push(verdict(`${path} ${name}: points short of ${least}`, Math.max(0, least - measured[name]!), 0));
      for (const [name, most] of Object.entries(goals.lighthouseMetrics))
        verdicts.push(verdict(`${path} ${name}`, measured[name]!, most));
    }
  }
} finally {
  await world.stop();
}

mkdirSync('tests/bench/.out', { recursive: true });
writeFileSync(`tests/bench/.out/${commit}.json`, `${JSON.stringify({ ...results, verdicts }, null, 2)}\n`);
const missed = verdicts.filter((item) => item.isMissed);
console.log(`${verdicts.length - missed.length} of ${verdicts.length} goals met`);
for (const item of missed) console.log(`  missed: ${item.name} is ${item.value}, the goal is ${item.goal}`);
process.exitCode = missed.some((item) => item.value > item.goal * 1.1) ? 1 : 0;
