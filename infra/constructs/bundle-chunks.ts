/** Run after a function is bundled: adds to its folder the chunks it imports, and the file that says where they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFormat, chunks } from './bundle-format.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2]!;
/** The CommonJS packages within the chunks need `__dirname` and `__filename`. */
const place = [
  "import{dirname as __dirnameOf}from'node:path'",
  "import{fileURLToPath as __pathOf}from'node:url'",
  'const __filename=__pathOf(import.meta.url)',
  'const __dirname=__dirnameOf(__filename);',
].join(';');
const banner = { js: bundleFormat.banner.js + place };
const options = { ...bundleFormat, banner, absWorkingDir: root, bundle: true, minify: true, platform: 'node' as const };

const imports: Record<string, string> = {};
/** Bundles the chunks that a file of the folder imports, and those that they import. */
const addChunks = async (file: string): Promise<void> => {
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [specifier, { name, entry }] of Object.entries(chunks)) {
    if (specifier in imports || !code.includes(`import("${specifier}")`)) continue;
    imports[specifier] = `./${name}`;
    const { build } = await import('esbuild');
    await build({ ...options, entryPoints: [entry], outfile: join(folder, name) });
    await addChunks(name);
  }
};

await addChunks('index.mjs');
if (Object.keys(imports).length > 0)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports }, null, 2)}\n`);
