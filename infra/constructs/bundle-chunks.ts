/** Run while a function is bundled: puts its chunks into the given folder, with the file that says where they are. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleFormat, chunks } from './bundle-format.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2]!;
/** The packages of the chunks are older than ES modules: they also ask where they are. */
const place = [
  "import{dirname as __dirnameOf}from'node:path'",
  "import{fileURLToPath as __pathOf}from'node:url'",
  'const __filename=__pathOf(import.meta.url)',
  'const __dirname=__dirnameOf(__filename);',
].join(';');
const banner = { js: bundleFormat.banner.js + place };
const how = { ...bundleFormat, banner, absWorkingDir: root, bundle: true, minify: true, platform: 'node' as const };

for (const { name, entry } of Object.values(chunks)) await build({ ...how, entryPoints: [entry], outfile: join(folder, name) });
const imports = Object.fromEntries(Object.entries(chunks).map(([specifier, { name }]) => [specifier, `./${name}`]));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports }, null, 2)}\n`);
