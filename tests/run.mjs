// `npm test`: installs what is missing and runs every check and every test, whatever failed before. Ends with one line
// that counts them. Plain JavaScript for the Node the machine has; the tests themselves run on the packages' Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, npm } from '../infra/local/install.mjs';
import { ensureChromium } from './support/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'tests/e2e/.out/reports');

if (!installPackages(root)) process.exit(1);
if (!ensureChromium(root)) {
  console.error('There is no Chromium for the browser tests, and none could be installed. CHROMIUM_PATH may name one.');
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Through npm, so that the packages' Node is the one that is found. */
const npmRun = (script, args = [], env = {}) => {
  const { status } = spawnSync(npm, ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
};

const report = (name) => {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** A check has no tests to count: it is one. */
const check = (script) => () => (npmRun(script) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that ends badly without a failed test (it could not start, for example) counts as one failure. */
const counted = (isGood, counts) => {
  if (!counts) return { passed: 0, failed: 1 };
  return { ...counts, failed: isGood ? counts.failed : Math.max(counts.failed, 1) };
};

const vitest = (script) => () => {
  const file = join(reports, `${script}.json`);
  const isGood = npmRun(script, ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const found = report(script);
  return counted(isGood, found && { passed: found.numPassedTests, failed: found.numFailedTests });
};

const playwright = () => {
  const isGood = npmRun('e2e', ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') });
  const stats = report('e2e')?.stats;
  return counted(isGood, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected });
};

const stages = {
  types: check('typecheck'),
  lint: check('lint'),
  'unit, boundaries and screens': vitest('unit'),
  integration: vitest('integration'),
  infrastructure: vitest('infra'),
  browser: playwright,
};

const total = { passed: 0, failed: 0 };
const lines = [];
for (const [name, run] of Object.entries(stages)) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { passed, failed } = run();
  total.passed += passed;
  total.failed += failed;
  lines.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
