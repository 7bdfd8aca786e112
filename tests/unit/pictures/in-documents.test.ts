import { expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { renderHtml } from '#functions/documents/html.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery, employees, providers } from '#tests/unit/documents/fixture.ts';

const { primary_concerns, location_risks } = bakery.risk_impact_assessments;
const [first = ''] = Object.keys(primary_concerns);
const input: DocumentInput = {
  bcp: {
    ...bakery,
    risk_impact_assessments: {
      location_risks,
      primary_concerns: { ...primary_concerns, [first]: { ...primary_concerns[first], likelihood: 'likely' } },
    },
  },
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
};
const figuresOf = (document: ReturnType<typeof composeDocument>) =>
  document.chapters.flatMap(({ number, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'figure' ? [[number, block.title]] : [])),
  );

it('the standard document has the five pictures of a BCP in their chapters', () => {
  expect(figuresOf(composeDocument(input))).toEqual([
    ['2', expect.stringContaining('rounds of calls')],
    ['3', expect.stringContaining('of downtime costs')],
    ['4', expect.stringContaining('likely and high-impact')],
    ['5', expect.stringContaining('functions depend on')],
    ['5', expect.stringContaining('within 24 hours')],
  ]);
});

it('the executive summary has the pictures of risk, recovery and cost, each with the chapter of its figures', () => {
  const [chapter, ...others] = composeDocument({ ...input, template: 'executive' }).chapters;
  expect(others).toEqual([]);
  expect(chapter!.blocks.map((block) => (block.kind === 'figure' ? block.title : JSON.stringify(block)))).toEqual([
    expect.stringContaining('likely and high-impact'),
    expect.stringContaining('chapter 4'),
    expect.stringContaining('within 24 hours'),
    expect.stringContaining('chapters 3 and 8'),
    expect.stringContaining('of downtime costs'),
    expect.stringContaining('chapter 3'),
  ]);
});

it('a document of a BCP with nothing to draw has no picture', () => {
  const empty = { ...input, bcp: { ...bakery, ...emptyContent }, employees: [], providers: [] };
  for (const template of ['standard', 'executive'] as const)
    expect(figuresOf(composeDocument({ ...empty, template }))).toEqual([]);
});

it('the pictures are described in HTML and PDF, and are vectors with an image beside them in Word', async () => {
  const document = composeDocument(input);
  expect(renderHtml(document).match(/<svg [^>]*role="img" aria-label="[^"]+"/g)).toHaveLength(5);
  const pdf = Buffer.from(await renderPdf(document)).toString('latin1');
  expect(pdf.match(/\/S \/Figure/g)).toHaveLength(5);
  expect(pdf.match(/\/Alt \(/g)!.length).toBeGreaterThanOrEqual(5);
  const files = [...(await unzip(await renderWord(document))).keys()];
  expect(files.filter((name) => name.endsWith('.svg'))).toHaveLength(5);
  expect(files.filter((name) => name.endsWith('.png'))).toHaveLength(5);
});
