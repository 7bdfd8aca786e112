/** Runs after a function is bundled: adds the chunks it imports and the `package.json` that locates them. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFormat, chunks } from './bundle-format.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2]!;
const require = createRequire(import.meta.url);
/** CommonJS packages inside the chunks need `__dirname` and `__filename`. */
const place = [
  "import{dirname as __dirnameOf}from'node:path'",
  "import{fileURLToPath as __pathOf}from'node:url'",
  'const __filename=__pathOf(import.meta.url)',
  'const __dirname=__dirnameOf(__filename);',
].join(';');
const banner = { js: bundleFormat.banner.js + place };
const options = { ...bundleFormat, banner, absWorkingDir: root, bundle: true, minify: true, platform: 'node' as const };

const imports: Record<string, string> = {};
const addChunks = async (file: string): Promise<void> => {
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [specifier, { name, entry }] of Object.entries(chunks)) {
    if (specifier in imports || !code.includes(`import("${specifier}")`)) continue;
    imports[specifier] = `./${name}`;
    const { build } = await import('esbuild');
    await build({ ...options, entryPoints: [entry], outfile: join(folder, name) });
    await addChunks(name);
    addFonts(name);
  }
};

const addFonts = (file: string): void => {
  for (const [, font] of readFileSync(join(folder, file), 'utf8').matchAll(/"([\w/]+\.ttf)"/g)) {
    cpSync(require.resolve(`#fonts/${font}`), join(folder, 'fonts', font!));
    imports['#fonts/*'] = './fonts/*';
  }
};

await addChunks('index.mjs');
if (Object.keys(imports).length > 0)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports }, null, 2)}\n`);
