/** The files a function is bundled into: they load and work where they are put. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunction } from '#infra/constructs/bundle.ts';

/** Inside the repository, so that the source's imports resolve. */
mkdirSync('.local', { recursive: true });
const source = mkdtempSync('.local/bundle-');
const folder = mkdtempSync(join(tmpdir(), 'keelhouse-chunks-'));
afterAll(() => {
  for (const made of [source, folder]) rmSync(made, { recursive: true, force: true });
});

const script = `
export const handler = async () => {
  const { renderWord } = await import("#functions/documents/word/render.ts");
  const { renderPdf } = await import("#functions/documents/render-pdf.ts");
  const { writeFile } = await import("#functions/worker/jobs/document.ts");
  const { recordSubsegment } = await import("#functions/runtime/x-ray.ts");
  const cover = { kicker: 'Plan', title: 'Harbor Bakery', subtitle: '', facts: [], blocks: [] };
  const blocks = [{ kind: 'paragraph', line: 'Light the second oven.' }];
  const chapters = [{ id: 'one', number: '1', title: 'One', reference: '', purpose: 'Why', blocks }];
  const plan = { title: 'Plan', header: { left: 'a', right: 'b' }, layout: 'full', cover, chapters };
  const start = async (file) => Buffer.from(await file).subarray(0, 4).toString('latin1');
  return [await start(renderWord(plan)), await start(renderPdf(plan)), typeof writeFile, typeof recordSubsegment];
};
`;

/** Prints how many schemas and formatters an import builds. */
const countScript = `
let schemas = 0;
globalThis.__zod_globalConfig = { postProcessor: () => { schemas += 1; } };
let formatters = 0;
for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter']) {
  const Formatter = Intl[name];
  Intl[name] = class extends Formatter { constructor(...given) { super(...given); formatters += 1; } };
}
await import('./index.mjs');
process.stdout.write(JSON.stringify({ schemas, formatters }));
`;

/** A schema takes a start some 20 microseconds, a first formatter 7 milliseconds. */
const mostSchemas = {
  bcp: 1050,
  exercises: 1100,
  payment: 500,
  documents: 650,
  'data-export': 200,
  'risk-check': 250,
  openapi: 200,
};

describe('the bundle of a function', () => {
  it.for(Object.entries(mostSchemas))(
    'the area %s starts with at most %i schemas, and without a formatter',
    { timeout: 120_000 },
    async ([area, most]) => {
      const cwd = join(folder, `start-${area}`);
      await bundleFunction(`functions/api/${area}/handler.ts`, cwd);
      const counted = execFileSync(process.execPath, ['--input-type=module', '-e', countScript], { cwd, encoding: 'utf8' });
      const { schemas, formatters } = JSON.parse(counted) as { schemas: number; formatters: number };
      expect(formatters).toBe(0);
      expect(schemas).toBeGreaterThan(0);
      expect(schemas).toBeLessThanOrEqual(most);
    },
  );

  it('the public risk check starts without what it knows of states, industries and duties', { timeout: 120_000 }, async () => {
    const { startBytes, bytes } = await bundleFunction('functions/api/risk-check/handler.ts', join(folder, 'risk-check'));
    expect(startBytes).toBeLessThan(530 * 1024);
    expect(bytes).toBeGreaterThan(startBytes + 200 * 1024);
  });

  it('ships what a built module exports, without the code that made it', async () => {
    const [made, shipped] = [join(source, 'list.built.ts'), join(folder, 'built')];
    writeFileSync(made, "const price = (tier: string) => tier + ': $1'; export const prices = ['gold', 'premium'].map(price);");
    writeFileSync(join(source, 'prices.ts'), "export const handler = async () => (await import('./list.built.ts')).prices;");
    await bundleFunction(join(source, 'prices.ts'), shipped);
    const later = readdirSync(shipped).find((file) => /^list.*\.mjs$/.test(file))!;
    expect(readFileSync(join(shipped, later), 'utf8')).toContain('"gold: $1"');
    const { handler } = (await import(join(shipped, 'index.mjs'))) as { handler: () => Promise<unknown> };
    expect(await handler()).toEqual(['gold: $1', 'premium: $1']);
  });

  it('a function loads what it imports later, with its fonts, from a folder of its own', { timeout: 120_000 }, async () => {
    writeFileSync(join(source, 'handler.ts'), script);
    const { startBytes, bytes } = await bundleFunction(join(source, 'handler.ts'), folder);
    expect(startBytes).toBeLessThan(5000);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['fonts', 'index.mjs', 'index.mjs.map', 'package.json']));
    const call = "import { handler } from './index.mjs'; process.stdout.write(JSON.stringify(await handler()));";
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', call], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(['PK\u0003\u0004', '%PDF', 'function', 'function']);
  });
});
