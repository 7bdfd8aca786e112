/** Builds the screens, once per state of their sources: the folder is named by what went in. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '#infra/local/settings.ts';
import { filesUnder } from '#infra/local/source-files.ts';

const builds = join(repository, '.local/screens');
const KEPT = 3;

const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'web', 'shared'].flatMap(filesUnder))
    hash.update(file).update(readFileSync(join(repository, file)));
  return hash.digest('hex').slice(0, 16);
};

const vite = (outDir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const program = join(repository, 'node_modules/vite/bin/vite.js');
    const args = [program, 'build', '--config', 'web/vite.config.ts', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
    const child = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The screens do not build:\n${said}`))));
  });

const removeOld = (): void => {
  const byAge = readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(KEPT)) rmSync(old, { recursive: true, force: true });
};

/** The folder with a build of the sources as they are now. Throws what Vite says when they do not build. */
export const buildScreens = async (): Promise<string> => {
  const folder = join(builds, sourceHash());
  if (existsSync(join(folder, 'index.html'))) return folder;
  const draft = `${folder}.${process.pid}`;
  await vite(draft);
  // Another run may have been quicker with the same build.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  removeOld();
  return folder;
};
