/** The parts of a function that are bundled into files of their own: they load and work where they are put. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chunks } from '#infra/constructs/bundle-format.ts';

const folder = mkdtempSync(join(tmpdir(), 'keelhouse-chunks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bundle as esbuild leaves it, in a folder that holds nothing else. */
const script = `
const { renderWord } = await import("#functions/documents/word/render.ts");
const { renderPdf } = await import("#functions/documents/render-pdf.ts");
const { writeFile } = await import("#functions/worker/jobs/document.ts");
const { recordSubsegment } = await import("#functions/runtime/x-ray.ts");
const cover = { kicker: 'Plan', title: 'Harbor Bakery', subtitle: '', facts: [], blocks: [] };
const blocks = [{ kind: 'paragraph', line: 'Light the second oven.' }];
const chapters = [{ id: 'one', number: '1', title: 'One', reference: '', purpose: 'Why', blocks }];
const plan = { title: 'Plan', header: { left: 'a', right: 'b' }, layout: 'full', cover, chapters };
const start = async (file) => Buffer.from(await file).subarray(0, 4).toString('latin1');
process.stdout.write(JSON.stringify([await start(renderWord(plan)), await start(renderPdf(plan)), typeof writeFile, typeof recordSubsegment]));
`;

describe('the chunks of the worker', () => {
  it('the chunks of the worker write Word and PDF files from a folder of their own', { timeout: 120_000 }, () => {
    writeFileSync(join(folder, 'index.mjs'), script);
    execFileSync(process.execPath, ['infra/constructs/bundle-chunks.ts', folder]);
    const names = Object.values(chunks).map(({ name }) => name);
    expect(readdirSync(folder).sort()).toEqual([...names, 'fonts', 'index.mjs', 'package.json'].sort());
    const printed = execFileSync(process.execPath, ['index.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(['PK\u0003\u0004', '%PDF', 'function', 'function']);
  });

  it('no function imports a chunk when it starts', () => {
    const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const found = files.flatMap((file) => {
      const text = readFileSync(join('functions', file), 'utf8');
      const isStatic = (chunk: string) => new RegExp(`^import (?!type )[^;]*from '${chunk}'`, 'm').test(text);
      return Object.keys(chunks)
        .filter(isStatic)
        .map((chunk) => `${file}: ${chunk}`);
    });
    expect(found).toEqual([]);
  });
});
