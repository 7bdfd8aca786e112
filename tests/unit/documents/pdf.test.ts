import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import type { Block, Document, Line } from '#functions/documents/pdf/model.ts';
import { toSpans } from '#functions/documents/pdf/model.ts';
import { findFont, loadTypeface, replaceUnprintable } from '#functions/documents/pdf/typeface.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { type ReadPdf, readPdf } from '#tests/support/pdf.ts';
import { bakery, employees, providers } from './fixture.ts';

const full: DocumentInput = {
  bcp: bakery,
  employees,
  providers,
  template: 'detailed',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
};

const linesOf = (block: Block): Line[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.line];
    case 'heading':
      return [block.text];
    case 'facts':
      return block.rows.flat();
    case 'table':
      return [block.title ?? '', ...block.columns.map(({ title }) => title), ...block.rows.flat()];
    case 'list':
      return [...block.items];
    case 'checklist':
      return [block.title, ...block.items.flatMap(({ time, line }) => [time, line])];
    case 'sheet':
      return [block.title, block.aside, ...block.blocks.flatMap(linesOf)];
    case 'figure':
      return [block.title];
    case 'contents':
      return block.entries.flatMap(({ number, title, aside }) => [number, title, aside]);
  }
};
const everyLine = ({ cover, chapters }: Document): Line[] => [
  cover.kicker.toUpperCase(),
  cover.title,
  cover.subtitle,
  ...cover.facts.flat(),
  ...cover.blocks.flatMap(linesOf),
  ...chapters.flatMap((chapter) => [
    chapter.reference,
    `${chapter.number}`,
    chapter.title,
    chapter.purpose,
    ...chapter.blocks.flatMap(linesOf),
  ]),
];

const bare = (text: string): string => text.replace(/\s/g, '');
const read = async (input: DocumentInput): Promise<ReadPdf> => readPdf(await renderPdf(composeDocument(input)));
const document = (blocks: Block[], part: Partial<Document> = {}): Document => ({
  title: 'Plan',
  header: { left: 'left', right: 'right' },
  layout: 'full',
  cover: { kicker: 'Plan', title: 'Harbor Bakery', subtitle: '', facts: [], blocks: [] },
  chapters: [{ id: 'one', number: '1', title: 'One', reference: '', purpose: '', blocks }],
  ...part,
});
const written = (pdf: ReadPdf): string[][] =>
  pdf.pages.map(({ texts }) => texts.filter(({ isArtifact }) => !isArtifact).map(({ text }) => text.trim()));
const elements = ({ objects }: ReadPdf, type: string): string[] => objects.filter((object) => object.includes(`/S /${type}\n`));

describe('what the PDF holds', () => {
  it.each(TEMPLATE_TYPES)('the PDF contains every text of the %s document', async (template) => {
    const input = { ...full, template };
    const text = bare(
      written(await read(input))
        .flat()
        .join(''),
    );
    const parts = everyLine(composeDocument(input)).flatMap((line) =>
      toSpans(line).map((span) => bare(replaceUnprintable(span.text))),
    );
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  it('the PDF contains every entry of a BCP with a hundred in every list, between the margins', { timeout: 20_000 }, async () => {
    const input = createLargeInput();
    const pdf = await read(input);
    const text = bare(written(pdf).flat().join(''));
    const { critical_functions, it_systems } = input.bcp;
    const names = [...critical_functions, ...it_systems, ...input.employees, ...input.providers].map(({ name }) => bare(name));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    const texts = pdf.pages.flatMap((page) => page.texts);
    expect(texts.filter(({ x, y, isArtifact }) => x < 48 || x >= 564 || (!isArtifact && y < 44))).toEqual([]);
  });
});

describe('the structure of the PDF', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await read(full);
  });

  it('the PDF marks every text as part of the structure or as an artifact', () => {
    for (const { content } of pdf.pages) {
      const operators = (content.match(/\b(BDC|BMC|EMC|TJ)\b/g) ?? []).join(' ');
      expect(operators).toMatch(/^((BDC|BMC)( TJ)* EMC ?)+$/);
    }
  });

  it('the PDF has one title, a heading per chapter, and heads for the columns and rows of tables', () => {
    const { chapters } = composeDocument(full);
    expect(elements(pdf, 'H1')).toHaveLength(1);
    expect(elements(pdf, 'H2')).toHaveLength(chapters.length + 1);
    const scopes = elements(pdf, 'TH').map((element) => /\/Scope \/(\w+)/.exec(element)?.[1]);
    expect(new Set(scopes)).toEqual(new Set(['Column', 'Row']));
    expect(elements(pdf, 'Table').length).toBeGreaterThan(20);
  });

  it('the PDF has bookmarks and contents that link to the page where a chapter starts', () => {
    const { chapters } = composeDocument(full);
    const titles = pdf.objects.flatMap((object) =>
      /\/Dest \[.*\n\/Parent/.test(object) ? [/\/Title \((.*)\)/.exec(object)![1]] : [],
    );
    expect(titles).toEqual(chapters.map(({ number, title }) => (number === '' ? title : `${number}. ${title}`)));
    const contents = pdf.pages.find(({ texts }) => texts.some(({ text }) => text === 'Contents'))!;
    const numbers = contents.texts.filter(({ text, x }) => x > 520 && /^\d+$/.test(text)).map(({ text }) => Number(text));
    expect(numbers).toHaveLength(chapters.length);
    for (const [at, number] of numbers.entries()) {
      const title = chapters[at]!.title;
      expect(written(pdf)[number - 1]!.join(' ')).toContain(title);
    }
  });

  it('the PDF describes itself in XML, with its title', async () => {
    const file = await renderPdf(document([], { title: 'Smith & <Sons>' }));
    const text = Buffer.from(file).toString('latin1');
    expect(text).toContain('<rdf:li xml:lang="x-default">Smith &#38; &#60;Sons&#62;</rdf:li>');
    expect(text).toContain('(Smith & <Sons>)');
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});

describe('pages of the PDF', () => {
  const rows = (count: number, cell: (at: number) => string): Block => ({
    kind: 'table',
    title: 'Team',
    columns: [{ title: 'Name', width: 50 }, { title: 'Phone' }],
    rows: Array.from({ length: count }, (_, at) => [cell(at), 'phone']),
  });

  it('a PDF page repeats the head of a table, outside the structure', async () => {
    const { pages, objects } = readPdf(await renderPdf(document([rows(100, (at) => `Person ${at}`)])));
    const inside = pages.slice(2);
    expect(inside.length).toBeGreaterThan(1);
    for (const { texts } of inside)
      expect(texts.filter(({ isArtifact }) => isArtifact).map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Team', 'Name', 'Phone']),
      );
    expect(elements({ objects, pages }, 'TH')).toHaveLength(2);
  });

  it('PDF columns without a width share the remaining space', async () => {
    const columns = [{ title: 'Risk', width: 28 }, ...['a', 'b', 'c', 'd'].map((title) => ({ title }))];
    const cells = columns.map(({ title }) => title);
    const { pages } = readPdf(await renderPdf(document([{ kind: 'table', columns, rows: [cells] }])));
    const at = pages[1]!.texts.filter(({ text }) => cells.includes(text)).map(({ x }) => Math.round(((x - 48) / 516) * 100));
    expect(at).toEqual([0, 28, 46, 64, 82, 0, 28, 46, 64, 82]);
  });

  it('a PDF page splits no row shorter than a fifth of a page', async () => {
    const pdf = readPdf(await renderPdf(document([rows(40, (at) => `start${at}\n${'line\n'.repeat(at % 7)}end${at}`)])));
    for (const texts of written(pdf))
      for (const text of texts) {
        const at = /^start(\d+)$/.exec(text)?.[1];
        if (at !== undefined) expect(texts).toContain(`end${at}`);
      }
  });

  it('a PDF page splits a row longer than a page between lines and prints all of them', async () => {
    const count = 200;
    const lines = Array.from({ length: count }, (_, at) => `line${at}`);
    const texts = written(readPdf(await renderPdf(document([rows(1, () => lines.join('\n'))]))));
    expect(texts.flat().filter((text) => text.startsWith('line'))).toEqual(lines);
  });

  it.each([28, 29, 30, 31, 32, 33])('a PDF page does not end with a heading, after %i lines', async (count) => {
    const before: Block[] = Array.from({ length: count }, () => ({ kind: 'paragraph', line: 'text' }));
    const blocks: Block[] = [...before, { kind: 'heading', text: 'Heading' }, rows(5, (at) => `Person ${at}`)];
    const page = written(readPdf(await renderPdf(document(blocks)))).find((texts) => texts.includes('Heading'))!;
    expect(page.slice(page.indexOf('Heading'), page.indexOf('Heading') + 5)).toEqual([
      'Heading',
      'Team',
      'Name',
      'Phone',
      'Person 0',
    ]);
  });

  it('a PDF line does not break a telephone number', async () => {
    const number = '(206) 555 0101';
    const cells = Array.from({ length: 12 }, (_, at) => [`${'x'.repeat(at + 20)} ${number}`]);
    const columns = [{ title: 'Phone', width: 32 }, { title: '' }];
    const texts = written(
      readPdf(await renderPdf(document([{ kind: 'table', columns, rows: cells.map((row) => [...row, '']) }]))),
    );
    expect(texts.flat().filter((text) => text.replaceAll('\xa0', ' ').includes(number))).toHaveLength(cells.length);
  });

  it('a PDF line breaks a word that is wider than its column', async () => {
    const word = 'https://example.com/'.padEnd(400, 'x');
    const texts = written(readPdf(await renderPdf(document([rows(1, () => word)]))));
    expect(texts.flat().join('')).toContain(word);
  });
});

describe('the typefaces of the PDF', () => {
  const readFont = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`#fonts/${file}.ttf`));
  const readFamily = (folder: string, name: string, bold: string) => ({
    regular: readFont(`${folder}/400Regular/${name}_400Regular`),
    bold: readFont(`${folder}/${bold}/${name}_${bold}`),
    italic: readFont(`${folder}/400Regular_Italic/${name}_400Regular_Italic`),
  });
  const typeface = loadTypeface(new PDFDocument({ font: null } as ConstructorParameters<typeof PDFDocument>[0]), {
    serif: readFamily('source-serif-4', 'SourceSerif4', '600SemiBold'),
    sans: readFamily('roboto', 'Roboto', '500Medium'),
  });
  const printable = Array.from({ length: 0x3000 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).filter(
    (char) => replaceUnprintable(char) === char,
  );

  it.each(['serif', 'sans'] as const)('each printed letter has a glyph where the text is %s', (family) => {
    expect(printable.length).toBeGreaterThan(800);
    const missing = (['regular', 'bold', 'italic'] as const).flatMap((cut) =>
      printable.filter((char) => typeface.glyphs(findFont({ family, cut }, char), char).shown.includes('<0000')),
    );
    expect(missing).toEqual([]);
  });

  it.each<[string, Block, string[]]>([
    ['a sentence', { kind: 'paragraph', line: 'The oven' }, ['SourceSerif4-Regular']],
    ['a word that Source Serif lacks a letter of', { kind: 'paragraph', line: 'Ŧhe' }, []],
    ['a table', { kind: 'table', columns: [{ title: 'Name' }], rows: [['The oven']] }, ['Roboto-Medium']],
  ])('%s is set in its typeface', async (_, block, added) => {
    const { objects } = readPdf(await renderPdf(document([block])));
    const fonts = objects.flatMap((object) => object.match(/(?<=\/BaseFont \/\w+\+)[\w-]+/g) ?? []);
    expect([...new Set(fonts)].toSorted()).toEqual(['Roboto-Regular', 'SourceSerif4-SemiBold', ...added].toSorted());
  });
});
