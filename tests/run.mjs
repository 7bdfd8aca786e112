// `npm test`: installs what is missing and runs every check and every test, whatever failed before. Ends with one line
// that counts them. Plain JavaScript for the Node the machine has; the tests themselves run on the packages' Node 24.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, npm } from '../infra/local/install.mjs';
import { ensureChromium } from './support/chromium.mjs';
import { describeFailures, listFailedPlaywright, listFailedVitest, summarize } from './support/failed-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'tests/e2e/.out/reports');

if (!installPackages(root)) process.exit(1);
if (!ensureChromium(root)) {
  console.error('There is no Chromium for the browser tests, and none could be installed. CHROMIUM_PATH may name one.');
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Through npm, so that the packages' Node is the one that is found. The output is collected: two lanes run at once. */
const npmRun = (script, args = [], env = {}) =>
  new Promise((resolve) => {
    const child = spawn(npm, ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ isGood: false, output: String(error) }));
    child.on('close', (code) => resolve({ isGood: code === 0, output: Buffer.concat(chunks).toString() }));
  });

const readReport = (name) => {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** A check has no tests to count: it is one. Its first complaint comes first. */
const check = (script) => async () => {
  const { isGood, output } = await npmRun(script);
  const failure = { file: `npm run ${script}`, title: 'failed', reason: summarize(output) };
  return { passed: isGood ? 1 : 0, failures: isGood ? [] : [failure], output };
};

/** A runner that ends badly without a failed test (it could not start, for example) counts as one failure. */
const countTests = (script, { isGood, output }, counts) => {
  const { passed, failures } = counts ?? { passed: 0, failures: [] };
  const isUnexplained = failures.length === 0 && (!isGood || !counts);
  const failure = { file: `npm run ${script}`, title: 'ended badly', reason: summarize(output).slice(-7) };
  return { passed, failures: isUnexplained ? [failure] : failures, output };
};

const vitest =
  (script, ...args) =>
  async () => {
    const file = `--outputFile.json=${join(reports, `${script}.json`)}`;
    const run = await npmRun(script, ['--reporter=default', '--reporter=json', file, ...args]);
    const report = readReport(script);
    return countTests(script, run, report && { passed: report.numPassedTests, failures: listFailedVitest(report, root) });
  };

const playwright = async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') };
  const run = await npmRun('e2e', ['--reporter=list,json'], env);
  const report = readReport('e2e');
  const passed = report && report.stats.expected + report.stats.flaky;
  return countTests('e2e', run, report && { passed, failures: listFailedPlaywright(report) });
};

const workers = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`;
const alone = { types: check('typecheck'), lint: check('lint') };
// Three lanes keep two cores busy: the integration tests often wait for their local run.
const sideBySide = [
  { integration: vitest('integration') },
  { 'unit and boundaries': vitest('unit', workers), screens: vitest('web', workers), infrastructure: vitest('infra') },
  { services: vitest('service', workers) },
];

let passedInAll = 0;
const failuresInAll = [];
const lines = [];
const runLane = async (stages) => {
  for (const [name, run] of Object.entries(stages)) {
    const started = Date.now();
    const { passed, failures, output } = await run();
    const seconds = Math.round((Date.now() - started) / 1000);
    passedInAll += passed;
    failuresInAll.push(...failures);
    const word = failures.length === 0 ? 'ok  ' : 'FAIL';
    lines.push(`${word}  ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
    console.log(`\n== ${name} (${seconds} s)\n${output}`);
  }
};

await runLane(alone);
await Promise.all(sideBySide.map(runLane));
await runLane({ browser: playwright });

console.log(`\n${lines.join('\n')}\n`);
// Last, because of a long output only the end may be kept.
if (failuresInAll.length > 0) console.log(`${describeFailures(failuresInAll).join('\n')}\n`);
console.log(`${passedInAll} passed, ${failuresInAll.length} failed`);
process.exit(failuresInAll.length === 0 ? 0 : 1);
