/**
 * Random histories and kill -9 in any number, each figure beside its goal:
 * `npm run test:resilience -- --histories 1000 --kills 50`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '1000' }, kills: { type: 'string', default: '50' } },
});
const folder = mkdtempSync(join(tmpdir(), 'keelhouse-figures-'));
const file = join(folder, 'figures.jsonl');
const run = (project, filters) =>
  spawnSync('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...filters], {
    stdio: 'inherit',
    env: { ...process.env, HISTORIES: values.histories, KILLS: values.kills, FIGURES_FILE: file },
  }).status ?? 1;

const failed = [
  ['service', ['service/resilience', 'stripe/histories']],
  ['integration', ['local-durability']],
].filter(([project, filters]) => run(project, filters) !== 0);

const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
console.log('\nWhat was noted at the end of each test that passed:');
console.table(lines.map((line) => JSON.parse(line)));
process.exitCode = failed.length === 0 ? 0 : 1;
