/**
 * Bundles a Lambda function. What the function imports when it starts is `index.mjs`; each module that it loads with
 * `import()` becomes a file of its own beside it, so that a cold start does not pay for what only some calls need.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

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

export interface Bundle {
  /** Minified size of what a start loads, in bytes: `index.mjs` and the files it imports. */
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
      ...bundleFormat,
      external: [...bundleFormat.external],
      mainFields: [...bundleFormat.mainFields],
      absWorkingDir: folder,
      entryPoints: { index: join(root, entry) },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      splitting: true,
      minify: true,
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      logLevel: 'warning',
    })
  ).metafile;
  const started = new Set<string>();
  const start = (file: string): void => {
    if (started.has(file)) return;
    started.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') start(path);
  };
  start('index.mjs');
  const files = Object.keys(outputs).filter((file) => file.endsWith('.mjs'));
  addFiles(
    folder,
    files.map((file) => join(folder, file)),
  );
  const sizeOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (outputs[name]?.bytes ?? 0), 0);
  return { startBytes: sizeOf(started), bytes: sizeOf(files) };
};

if (import.meta.main) await bundleFunction(process.argv[2]!, process.argv[3]!);
