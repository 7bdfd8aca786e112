// `npm start`: installs what is missing and starts the local run. Plain JavaScript, because a fresh clone may have
// nothing but Node 20 and npm; everything after this file runs on the Node 24 that the packages bring along.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installPackages, npm } from './install.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

if (!installPackages(root)) process.exit(1);

const given = process.argv.slice(2);
const child = spawn(npm, ['run', '--silent', 'local', '--', ...given], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, KEELHOUSE_PARENT_PID: String(process.pid) },
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
