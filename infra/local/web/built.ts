import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Screens } from '#infra/local/origin.ts';
import { repository, type Settings } from '#infra/local/settings.ts';
import { filesUnder } from '#infra/local/synthesis.ts';
import { type File, fileFor, prepare, readBuild, sendFile } from './files.ts';

/** Pages that were loaded before a change still request the chunks of older builds. */
const KEPT_BUILDS = 3;

export const builtScreens = async (settings: Settings): Promise<{ screens: Screens; close(): Promise<void> }> => {
  let builds: { folder: string; files: Map<string, Buffer> }[] = [];
  const prepared = new Map<string, File | null>();
  let isStale = false;
  const build = async (): Promise<void> => {
    isStale = false;
    const folder = await buildScreens();
    if (builds[0]?.folder === folder) return;
    builds = [{ folder, files: readBuild(folder) }, ...builds].slice(0, KEPT_BUILDS);
    prepared.clear();
  };
  let latest = build();
  // A broken build takes down the screens, not the API; the pages show Vite's error.
  await latest.catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  const watchers = ['web', 'shared'].map((folder) =>
    watch(join(repository, folder), { recursive: true }, (_, name) => {
      if (!name?.startsWith('dist')) isStale = true;
    }),
  );
  const upToDate = (): Promise<void> => {
    if (isStale) latest = latest.catch(() => {}).then(build);
    return latest;
  };
  const find = (path: string): File | null => {
    const known = prepared.get(path);
    if (known !== undefined) return known;
    const source = builds.map(({ files }) => files.get(path)).find((file) => file !== undefined);
    const file = source ? prepare(path, source, settings.stripe !== null) : null;
    prepared.set(path, file);
    return file;
  };
  const screens: Screens = (req, res) => {
    const path = fileFor((req.url ?? '/').split('?')[0]!);
    const ready = path.endsWith('.html') ? upToDate() : Promise.resolve();
    ready.then(
      () => sendFile(find(path), req, res),
      (error: unknown) => res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
    );
  };
  return {
    screens,
    close: async () => {
      for (const watcher of watchers) watcher.close();
    },
  };
};

const builds = join(repository, '.local/screens');
const KEPT = 3;

const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'web', 'shared', 'functions/documents', 'infra/local/seed/harbor-bakery'].flatMap(
    filesUnder,
  ))
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

const buildScreens = async (): Promise<string> => {
  const folder = join(builds, sourceHash());
  if (existsSync(join(folder, 'index.html'))) return folder;
  const draft = `${folder}.${process.pid}`;
  await vite(draft);
  // Another run may have finished the same build.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  removeOld();
  return folder;
};
