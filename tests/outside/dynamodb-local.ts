/**
 * Runs tests on DynamoDB Local, AWS's own double, instead of dynoxide: by default those of the data layer. Needs Java 17 and
 * Maven, which fetches it once.
 *
 *     npm run outside:tables
 *     npm run outside:tables -- --project integration
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const jars = join(root, '.local/dynamodb-local');

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): number =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;

if (!existsSync(jars)) {
  const pom = join(root, 'tests/outside/dynamodb-local.pom.xml');
  const copy = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${jars}`];
  if (run('mvn', copy) !== 0) throw new Error('Maven could not fetch DynamoDB Local');
}
const chosen = process.argv.length > 2 ? process.argv.slice(2) : ['--project', 'service', 'tests/service/data'];
process.exitCode = run(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...chosen],
  {
    ...process.env,
    KEELHOUSE_DYNAMODB_LOCAL: jars,
  },
);
