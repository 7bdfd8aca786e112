// Brings node_modules up to date with the lockfile, for the two commands that begin on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Warnings about Node versions concern the Node that installs, not the one that runs: `--loglevel=error`.
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm notes what it has installed in a lockfile of its own, written last. Optional packages are there or not, as the platform wants. */
const isInstalled = (root) => {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const present = packagesIn(note);
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) => (path in present ? present[path].version === version : optional === true));
};

/** Installs what is missing; false when npm could not. */
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
