import { expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { renderHtml } from '#functions/documents/html.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery, employees, providers } from '#tests/unit/documents/fixture.ts';
import { highAfter } from '#tests/unit/domain/bcp/entries.ts';

const { primary_concerns, location_risks } = bakery.risk_impact_assessments;
const [first = ''] = Object.keys(primary_concerns);
const input: DocumentInput = {
  bcp: {
    ...bakery,
    critical_functions: bakery.critical_functions.map((fn) => ({
      ...fn,
      impact_over_time: highAfter('d3'),
      minimum_service: 'The short list',
      minimum_staff: 2,
      workaround: 'By hand',
      workaround_lasts: '1-3 days',
      restart_time: '1-4 hours',
    })),
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

it('the standard document has the six pictures of a BCP in their chapters', () => {
  expect(figuresOf(composeDocument(input))).toEqual([
    ['2', expect.stringContaining('rounds of calls')],
    ['3', expect.stringContaining('of downtime costs')],
    ['3', 'Every function can be down for a day at most'],
    ['4', expect.stringContaining('likely and high-impact')],
    ['5', expect.stringContaining('functions depend on')],
    ['5', expect.stringContaining('within 24 hours')],
  ]);
});

it('the detailed document says what keeps each function going, and nothing where nobody said so', () => {
  const textOf = (number: string, tried: DocumentInput) =>
    JSON.stringify(composeDocument({ ...tried, template: 'detailed' }).chapters.find((chapter) => chapter.number === number));
  for (const [number, ...texts] of [
    ['3', 'The least that must run', 'The short list'],
    ['5', 'Workarounds', '1-3 days', 'Restart once needs are back'],
    ['8', 'The short list. It takes 2 people.', 'By hand (lasts: 1-3 days)', '"Restart once what it needs is back","1-4 hours"'],
  ] as const) {
    for (const text of texts) expect(textOf(number, input), number).toContain(text);
    const silent = { ...input, bcp: bakery };
    for (const text of ['Workaround', 'Restart once', 'The least that must run'])
      expect(textOf(number, silent)).not.toContain(text);
  }
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
  // Six of the chapters, and one for each of the three worst cases.
  const count = 9;
  expect(renderHtml(document).match(/<svg [^>]*role="img" aria-label="[^"]+"/g)).toHaveLength(count);
  const pdf = Buffer.from(await renderPdf(document)).toString('latin1');
  expect(pdf.match(/\/S \/Figure/g)).toHaveLength(count);
  expect(pdf.match(/\/Alt \(/g)!.length).toBeGreaterThanOrEqual(5);
  const word = await unzip(await renderWord(document));
  // Beside its picture, each worst case is a table.
  expect(word.get('word/document.xml')!.match(/Too late by/g)).toHaveLength(3);
  expect(renderHtml(document)).not.toContain('Too late by');
  const files = [...word.keys()];
  expect(files.filter((name) => name.endsWith('.svg'))).toHaveLength(count);
  expect(files.filter((name) => name.endsWith('.png'))).toHaveLength(count);
});
