import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { IMPACT_LEVELS, LIKELIHOODS, TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { noScores } from '#shared/domain/bcp/score.ts';
import { createHostileInput } from '#tests/support/hostile-input.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { faultOf, textOf } from '#tests/support/xml.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery, employees, providers } from './fixture.ts';

const full: DocumentInput = {
  bcp: bakery,
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
};
const empty: DocumentInput = {
  ...full,
  bcp: { ...bakery, ...emptyContent, status: 'draft', scores: noScores, ai_analysis: null, versions: {} },
  employees: [],
  providers: [],
};

const word = async (input: DocumentInput): Promise<Map<string, string>> => unzip(await renderWord(composeDocument(input)));
/** Latin-1, so that every byte is one character. */
const pdf = async (input: DocumentInput): Promise<string> =>
  Buffer.from(await renderPdf(composeDocument(input))).toString('latin1');
const pages = (text: string): number => text.match(/\/Type \/Page\b/g)?.length ?? 0;

it('figures in Word have an image of 150 dots an inch for readers without vectors', async () => {
  const files = unzipSync(new Uint8Array(await renderWord(composeDocument(full))));
  const body = Buffer.from(files['word/document.xml']!).toString();
  const inches = [...body.matchAll(/<wp:extent cx="(\d+)"/g)].map(([, emu]) => Number(emu) / 914_400);
  const widths = Object.entries(files)
    .filter(([name]) => name.endsWith('.png'))
    .map(([, png]) => Buffer.from(png).readUInt32BE(16));
  expect(widths.length).toBeGreaterThan(2);
  for (const width of widths) expect(Math.min(...inches.map((inch) => Math.abs(inch * 150 - width)))).toBeLessThan(2);
});

describe('the document as a Word file', () => {
  let files: Map<string, string>;
  let body: string;
  beforeAll(async () => {
    files = await word(full);
    body = files.get('word/document.xml')!;
  });

  it('the contents of the Word file have a line with title and page for each chapter', () => {
    const lines = [...body.matchAll(/<w:hyperlink [^>]*w:anchor="(_\w+)">(.*?)<\/w:hyperlink>/g)].map(([, id, line]) => {
      expect(line).toContain(`PAGEREF ${id}<`);
      expect(body).toContain(`<w:bookmarkStart w:name="${id}"`);
      return [...line!.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text]) => text).join('');
    });
    expect(lines).toEqual(composeDocument(full).chapters.map(({ number, title }) => number + title));
  });

  it('the Word file has a heading for each chapter', () => {
    const titles = [...body.matchAll(/<w:pStyle w:val="Heading1"\/>.*?<w:t[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(
      composeDocument(full).chapters.map(({ number, title }) => (number === '' ? title : `${number}. ${title}`)),
    );
  });

  it('the Word file repeats the head of every table and splits no row', () => {
    const tables = composeDocument(full).chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table'));
    expect(body.match(/<w:tblHeader/g)!.length).toBeGreaterThanOrEqual(tables.length);
    expect(body.match(/<w:tr>/g)!.length).toBe(body.match(/<w:cantSplit\/>/g)!.length);
  });

  it('the Word file begins a page with the first chapter and with the one to be found fast, as the others do', () => {
    const breaks = [...body.matchAll(/<w:p><w:pPr>(?:(?!<\/w:pPr>).)*<w:pageBreakBefore\/>.*?<\/w:p>/g)].map(([part]) =>
      textOf(part),
    );
    const { chapters } = composeDocument(full);
    const found = chapters.filter(({ isProminent }, at) => at === 0 || isProminent).map(({ reference }) => reference);
    expect(found).toHaveLength(2);
    expect(breaks.filter((text) => chapters.some(({ reference }) => reference === text))).toEqual(found);
  });

  it('the Word file marks the points of a list with small bullets', () => {
    const numbering = files.get('word/numbering.xml')!;
    const used = new Set([...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id!));
    const signs = [...used].map((id) => {
      const kind = new RegExp(`<w:num w:numId="${id}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(numbering)![1];
      return new RegExp(`<w:abstractNum w:abstractNumId="${kind}".*?<w:lvlText w:val="([^"]*)"`).exec(numbering)![1];
    });
    expect([...new Set(signs)].sort()).toEqual(['%1.', '•']);
  });

  it('the Word file has title and language, and a running header with page numbers from the second page on', () => {
    expect(files.get('docProps/core.xml')).toContain('<dc:title>Business continuity plan: Harbor Bakery</dc:title>');
    expect(files.get('word/styles.xml')).toContain('<w:lang w:val="en-US"/>');
    expect(body).toContain('<w:titlePg/>');
    const [footer] = [...files].filter(([name, xml]) => name.startsWith('word/footer') && xml.includes('NUMPAGES'));
    expect(footer?.[1]).toContain('PAGE');
    expect([...files].some(([name, xml]) => name.startsWith('word/header') && xml.includes('Harbor Bakery: business'))).toBe(
      true,
    );
  });

  it.each(TEMPLATE_TYPES)('the Word file is well-formed as %s, for a full BCP and an empty one', async (template) => {
    for (const input of [full, empty])
      for (const [name, xml] of await word({ ...input, template }))
        if (/\.(xml|rels)$/.test(name)) expect(faultOf(xml), name).toBeNull();
  });

  it('the Word file marks undefined values', async () => {
    expect((await word(empty)).get('word/document.xml')).toContain('Not yet defined');
  });

  it.each(TEMPLATE_TYPES)('the Word file prints hostile text as text, as %s', async (template) => {
    for (const shift of [0, 33, 66]) {
      const hostile = await word(createHostileInput(shift, template));
      const xml = hostile.get('word/document.xml')!;
      expect(faultOf(xml)).toBeNull();
      expect(textOf(xml)).toMatch(/<(?:script|img|svg|body|object|math)\b/i);
      expect([...hostile.values()].join('')).not.toMatch(/TargetMode="External"|<script|<!ENTITY/);
      const fields = [...xml.matchAll(/<w:instrText[^>]*>([^<]*)/g)].map(([, field]) => field!);
      expect(fields.filter((field) => !/^(TOC|PAGEREF) /.test(field))).toEqual([]);
    }
  });
});

it.each(TEMPLATE_TYPES)('a %s document of an empty BCP has no title over a checklist of nothing', (template) => {
  const { cover, chapters } = composeDocument({ ...empty, template });
  const blocks = [...cover.blocks, ...chapters.flatMap((chapter) => chapter.blocks)];
  expect(blocks.filter((block) => block.kind === 'checklist' && block.items.length === 0)).toEqual([]);
});

describe('the document as a PDF', () => {
  it('the PDF has title and language, and displays the title', async () => {
    const text = await pdf(full);
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    expect(text).toContain('/Lang (en-US)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Outlines');
  });

  it.each([
    ['executive', 2],
    ['quick', 2],
  ] as const)(
    'the PDF of %s keeps to its page limit, however much the BCP contains',
    async (template, count) => {
      const large = createLargeInput();
      const { selected } = large.bcp.threat_probability;
      const reason = { text: 'A long reason. '.repeat(26), source: 'NOAA Storm Events' };
      const reasons = Object.fromEntries(selected.map((name) => [name, reason]));
      const explained = { ...large, bcp: { ...large.bcp, threat_probability: { selected, reasons } } };
      const names = Array.from({ length: 60 }, (_, at) => `A danger with a name of two lines ${at}`);
      const rated = {
        ...large.bcp,
        risk_factors: { selected: names },
        risk_impact_assessments: {
          primary_concerns: Object.fromEntries(
            names.map((name, at) => [
              name,
              { financial_impact: IMPACT_LEVELS[at % 4]!, likelihood: LIKELIHOODS[Math.floor(at / 4) % 5]! },
            ]),
          ),
          location_risks: {},
        },
      };
      for (const input of [full, large, explained, { ...large, bcp: rated }])
        expect(pages(await pdf({ ...input, template }))).toBe(count);
      expect(pages(await pdf({ ...empty, template }))).toBe(template === 'executive' ? 1 : count);
    },
    30_000,
  );

  it.each(TEMPLATE_TYPES)('the PDF prints hostile text as text, as %s', async (template) => {
    const text = await pdf(createHostileInput(7, template));
    expect(pages(text)).toBeGreaterThan(0);
    expect(text).not.toMatch(/\/JavaScript|\/Launch|\/OpenAction|\/S \/URI|evil/);
  });

  it('the PDF wraps words wider than a page and splits texts longer than one', async () => {
    const [first, ...others] = bakery.critical_functions;
    const long = { ...first!, name: 'x'.repeat(400), description: 'A sentence of a long text. '.repeat(400) };
    const longer = pages(await pdf({ ...full, bcp: { ...bakery, critical_functions: [long, ...others] } }));
    expect(longer).toBeGreaterThan(pages(await pdf(full)));
  });
});
