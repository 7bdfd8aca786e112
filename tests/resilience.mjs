/** Random histories and kill -9 in any number: `npm run test:resilience -- --histories 1000 --kills 50`. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '1000' }, kills: { type: 'string', default: '50' } },
});
const run = (project, filters) =>
  spawnSync('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...filters], {
    stdio: 'inherit',
    env: { ...process.env, HISTORIES: values.histories, KILLS: values.kills },
  }).status ?? 1;

const failed = [
  ['service', ['service/resilience', 'stripe/histories']],
  ['integration', ['local-durability']],
].filter(([project, filters]) => run(project, filters) !== 0);
process.exitCode = failed.length === 0 ? 0 : 1;
