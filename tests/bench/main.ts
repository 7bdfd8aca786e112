/**
 * `npm run bench`: measures what the product costs and compares it with the goals. `--only capacity,web` picks parts (see
 * parts.ts), `--long` takes the full half-minute runs, `--write` puts the figures into docs/benchmarks.md. Every result is
 * kept as JSON beside the printed tables.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Verdict } from './goals.ts';
import { parts } from './parts.ts';
import { replaceFigures } from './report.ts';
import { startWorld } from './world.ts';

const DOCUMENT = 'docs/benchmarks.md';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const names = values.only?.split(',') ?? Object.keys(parts).filter((name) => !parts[name]!.isOnRequest);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`;
/** What else the machine did before: times beside a load of several are no figures of the product. */
const load = loadavg()[0]!.toFixed(1);
const results: Record<string, unknown> = { commit, node: process.version, machine, load };
const verdicts: Verdict[] = [];

console.log(`Keelhouse bench at ${commit}, Node ${process.version}, ${machine}\n`);
const world = await startWorld();
try {
  for (const name of names) {
    const { title, about, measure } = parts[name]!;
    const { figures, tables, verdicts: own } = await measure(world, values.long);
    console.log(`${title}: ${about}`);
    for (const table of tables) console.table(table);
    results[name] = figures;
    verdicts.push(...own);
    if (values.write) {
      const stamp = `${commit}, Node ${process.version}, ${machine}, load ${load} before`;
      writeFileSync(DOCUMENT, replaceFigures(readFileSync(DOCUMENT, 'utf8'), { name, title, about, verdicts: own, stamp }));
    }
  }
  if (values.write) execFileSync('npx', ['biome', 'format', '--write', DOCUMENT], { stdio: 'ignore' });
} finally {
  await world.stop();
}

mkdirSync('tests/bench/.out', { recursive: true });
writeFileSync(`tests/bench/.out/${commit}.json`, `${JSON.stringify({ ...results, verdicts }, null, 2)}\n`);
const missed = verdicts.filter(({ isMissed }) => isMissed);
console.log(`${verdicts.length - missed.length} of ${verdicts.length} goals met`);
for (const { subject, measure, value, goal } of missed)
  console.log(`  missed: ${subject}, ${measure} is ${value}, the goal is ${goal}`);
process.exitCode = missed.some(({ value, goal }) => value > goal * 1.1) ? 1 : 0;
