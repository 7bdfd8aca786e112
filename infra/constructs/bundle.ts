/**
 * Bundles a Lambda function. What the function imports when it starts is one file beside `index.mjs`; each module that it
 * loads with `import()` becomes a file of its own beside it, so that a cold start does not pay for what only some calls need.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What CommonJS packages expect to find in their scope. */
const commonJsScope = [
  "import{createRequire as __createRequire}from'node:module'",
  "import{dirname as __dirnameOf}from'node:path'",
  "import{fileURLToPath as __pathOf}from'node:url'",
  'const require=__createRequire(import.meta.url)',
  'const __filename=__pathOf(import.meta.url)',
  'const __dirname=__dirnameOf(__filename);',
].join(';');

export const bundleFormat = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  /**
   * A Lambda has its credentials in the environment. The SDK's other credential providers (profiles, single
   * sign-on, token files) load only after that one fails; leaving them out saves 110 KB a bundle.
   */
  external: [
    '@aws-sdk/credential-provider-ini',
    '@aws-sdk/credential-provider-process',
    '@aws-sdk/credential-provider-sso',
    '@aws-sdk/credential-provider-web-identity',
  ],
  banner: { js: commonJsScope },
} as const satisfies BuildOptions;

/** Fonts and WebAssembly are read as files: they lie beside the code that names them, where its `#fonts/` and `#raster/` lead. */
const addFiles = (folder: string, files: readonly string[]): void => {
  const { resolve } = createRequire(import.meta.url);
  const named = (ending: string): string[] =>
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`"([\\w/-]+\\.${ending})"`, 'g'))].map(([, name]) => name!),
    );
  const [fonts, programs] = [named('ttf'), named('wasm')];
  if (fonts.length === 0) return;
  for (const font of fonts) cpSync(resolve(`#fonts/${font}`), join(folder, 'fonts', font));
  for (const program of programs) cpSync(resolve(`#raster/${program}`), join(folder, 'raster', program));
  const imports = { '#fonts/*': './fonts/*', '#raster/*': './raster/*' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
};

/** A module named `*.built.ts` runs here, once; what it exports ships as JSON, without the code that made it. */
const builtModules: Plugin = {
  name: 'built-modules',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.built\.ts$/ }, async ({ path }) => ({
      contents: JSON.stringify(await import(path)),
      loader: 'json',
    })),
};

type Outputs = Metafile['outputs'];

/** What an import of `index.mjs` loads. */
const listStarted = (outputs: Outputs): string[] => {
  const started = new Set<string>();
  const start = (file: string): void => {
    if (started.has(file) || !outputs[file]) return;
    started.add(file);
    for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') start(path);
  };
  start('index.mjs');
  return [...started];
};

/** `later`: files that are loaded when they are needed, and stay as they are. */
const formatChunks = (later: readonly string[] = []) =>
  ({
    ...bundleFormat,
    external: [...bundleFormat.external, ...later],
    mainFields: [...bundleFormat.mainFields],
    outExtension: { '.js': '.mjs' },
    splitting: true,
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    plugins: [builtModules],
    logLevel: 'warning',
  }) satisfies BuildOptions;

/**
 * What a start and something later share is a chunk of its own, up to forty of them, and each takes a start half a millisecond
 * to find and read. They become one file, which `index.mjs` imports; in their place, what is loaded later finds re-exports.
 * `index.mjs` stays apart, so that it may await what it loads.
 */
const joinStarted = async (folder: string, outputs: Outputs): Promise<number> => {
  const started = listStarted(outputs);
  const chunks = started
    .filter((file) => file !== 'index.mjs')
    .map((file, number) => ({
      file,
      names: outputs[file]!.exports.map((name) => ({ name, joined: `${name}_${number}` })),
    }));
  const statements = chunks.map(({ file, names }) =>
    names.length === 0
      ? `import './${file}';`
      : `export {${names.map(({ name, joined }) => `${name} as ${joined}`).join()}} from './${file}';`,
  );
  writeFileSync(join(folder, 'start.mjs'), statements.join('\n'));
  const later = Object.keys(outputs).filter((file) => !started.includes(file));
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...formatChunks(later.map((file) => `./${file}`)),
    banner: {},
    absWorkingDir: folder,
    entryPoints: ['index.mjs', 'start.mjs'],
    outdir: 'joined',
    chunkNames: 'joined-[hash]',
  });
  for (const file of started) for (const name of [file, `${file}.map`]) rmSync(join(folder, name));
  for (const { file, names } of chunks)
    writeFileSync(
      join(folder, file),
      names.length === 0
        ? "import'./start.mjs';\n"
        : `export{${names.map(({ name, joined }) => `${joined} as ${name}`).join()}}from'./start.mjs';\n`,
    );
  const joined = Object.entries(metafile.outputs);
  for (const [file] of joined) renameSync(join(folder, file), join(folder, basename(file)));
  rmSync(join(folder, 'joined'), { recursive: true });
  return joined
    .filter(([file]) => file.endsWith('.mjs') && file !== 'joined/start.mjs')
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
};

export interface Bundle {
  /** Minified size of what a start loads, in bytes. */
  startBytes: number;
  /** Minified size of all files. */
  bytes: number;
}

/** `entry` is relative to the repository. Writes `index.mjs`, its source map and what it loads later to `folder`. */
export const bundleFunction = async (entry: string, folder: string): Promise<Bundle> => {
  mkdirSync(folder, { recursive: true });
  const { build } = await import('esbuild');
  const { outputs } = (
    await build({
      ...formatChunks(),
      absWorkingDir: folder,
      entryPoints: { index: join(root, entry) },
      outdir: folder,
    })
  ).metafile;
  const startBytes = await joinStarted(folder, outputs);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(folder, file));
  addFiles(folder, files);
  return { startBytes, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
};

if (import.meta.main) await bundleFunction(process.argv[2]!, process.argv[3]!);
