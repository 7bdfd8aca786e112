/**
 * Bundles a function into one file that a thread can load; packages stay external. esbuild keeps what it parsed,
 * so a rebuild takes about 10 ms. Output is named by its content, so equal sources share a file across runs.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildContext, context } from 'esbuild';

const KEPT_DAYS = 2;

export interface BuilderOptions {
  root: string;
  /** Must be inside `root`, so that packages resolve. */
  buildDir: string;
  sources: string[];
}

export interface Builder {
  /** Relative to `root`; the name changes with the content. Throws esbuild's errors. */
  build(entry: string): Promise<string>;
  generation(): number;
  stop(): Promise<void>;
}

const store = (buildDir: string, entry: string, content: Uint8Array): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = join(buildDir, `${entry.replaceAll('/', '-').replace(/\.tsx?$/, '')}-${hash}.mjs`);
  if (existsSync(file)) return file;
  // Rename, because another run may write the same file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
  return file;
};

const removeOldBuilds = (buildDir: string): void => {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(buildDir)) {
    const file = join(buildDir, name);
    if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
};

const openContext = (root: string, entry: string): Promise<BuildContext> =>
  context({
    entryPoints: [join(root, entry)],
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
    sourceRoot: root,
    logLevel: 'silent',
  });

export const createBuilder = ({ root, buildDir, sources }: BuilderOptions): Builder => {
  mkdirSync(buildDir, { recursive: true });
  removeOldBuilds(buildDir);
  const contexts = new Map<string, Promise<BuildContext>>();
  let generation = 0;
  const watchers = sources.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (name && /\.(tsx?|json)$/.test(name)) generation += 1;
    }),
  );
  return {
    generation: () => generation,
    build: async (entry) => {
      const known = contexts.get(entry) ?? openContext(root, entry);
      contexts.set(entry, known);
      const { outputFiles } = await (await known).rebuild();
      return store(buildDir, entry, outputFiles![0]!.contents);
    },
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      for (const opened of contexts.values()) await (await opened).dispose();
    },
  };
};
