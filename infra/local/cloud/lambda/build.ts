/**
 * Turns a function's source into one file that a thread can load. esbuild keeps what it has parsed, so a change costs
 * about 10 ms; packages stay outside. Results are named by their content: equal sources share a file across runs.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, context } from 'esbuild';
import { repository } from '#infra/local/settings.ts';

/** Inside the repository, so that packages are found from there. */
const buildDir = join(repository, '.local/build');
const KEPT_DAYS = 2;

export interface Builder {
  /** The built file of an entry, relative to the repository; another name after a change. Throws what esbuild reports. */
  build(entry: string): Promise<string>;
  /** Counts changes of the sources: a different number means a build may differ. */
  generation(): number;
  stop(): Promise<void>;
}

const nameFor = (entry: string, content: Uint8Array): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return join(buildDir, `${entry.replaceAll('/', '-').replace(/\.tsx?$/, '')}-${hash}.mjs`);
};

const store = (entry: string, content: Uint8Array): string => {
  const file = nameFor(entry, content);
  if (existsSync(file)) return file;
  // Another run may write the same file: it appears whole or not at all.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return file;
};

const removeOld = (): void => {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(buildDir)) {
    const file = join(buildDir, name);
    if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
};

const contextFor = (entry: string): Promise<BuildContext> =>
  context({
    entryPoints: [join(repository, entry)],
    bundle: true,
    write: false,
    outfile: 'built.mjs',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    sourceRoot: repository,
    logLevel: 'silent',
  });

export const createBuilder = (): Builder => {
  mkdirSync(buildDir, { recursive: true });
  removeOld();
  const contexts = new Map<string, Promise<BuildContext>>();
  let generation = 0;
  const watchers = ['functions', 'shared'].map((folder) =>
    watch(join(repository, folder), { recursive: true }, (_, name) => {
      if (name && /\.(tsx?|json)$/.test(name)) generation += 1;
    }),
  );
  return {
    generation: () => generation,
    build: async (entry) => {
      const known = contexts.get(entry) ?? contextFor(entry);
      contexts.set(entry, known);
      const { outputFiles } = await (await known).rebuild();
      return store(entry, outputFiles![0]!.contents);
    },
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      for (const one of contexts.values()) await (await one).dispose();
    },
  };
};
