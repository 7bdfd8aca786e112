import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// `--loglevel=error` hides warnings about the installing Node's version, which is not the one that runs.
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes its own lockfile last. Optional packages depend on the platform. */
const isInstalled = (root) => {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const present = packagesIn(note);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) => (path in present ? present[path].version === version : optional === true));
};

export const installPackages = (root) => {
  if (isInstalled(root)) return true;
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error('npm ci failed; the lines above say why.');
  return status === 0;
};
