/** No level, date or other word breaks within a column of the PDF. */
import { describe, expect, it } from 'vitest';
import { type Block, type Document, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { TEMPLATE_TYPES, type TemplateType } from '#shared/domain/bcp/options.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { employees, providers } from './fixture.ts';

type Table = Extract<Block, { kind: 'table' }>;

const listTables = (blocks: readonly Block[]): Table[] =>
  blocks.flatMap((block) => (block.kind === 'sheet' ? listTables(block.blocks) : block.kind === 'table' ? [block] : []));

const compose = async (trade: Trade, template: TemplateType): Promise<Document> =>
  composeDocument({
    ...{ bcp: await draftTrade(trade), employees, providers, template },
    ...{ cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });

const tablesOf = ({ cover, chapters }: Document): Table[] =>
  listTables([...cover.blocks, ...chapters.flatMap(({ blocks }) => blocks)]);

const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Words of these tables that the PDF prints less often than the tables have them: the rest of them is in pieces. */
const findBrokenWords = async (tables: readonly Table[], document: Document): Promise<string[]> => {
  const chapter = { ...document.chapters[0]!, title: '', purpose: '', reference: '', blocks: tables };
  const alone = { ...document, cover: { ...document.cover, facts: [], blocks: [] }, chapters: [chapter] };
  const { pages } = readPdf(await renderPdf(alone));
  const printed = countWords(pages.flatMap(({ texts }) => texts.map(({ text }) => text)));
  const written = countWords(
    tables.flatMap(({ columns, rows }) => [...columns.map(({ title }) => title), ...rows.flat().map(toPlainText)]),
  );
  return [...written].flatMap(([word, count]) => ((printed.get(word) ?? 0) < count ? [word] : []));
};

describe('words in the tables of the PDF', () => {
  it('stay whole where the impact over time of any trade is shown', { timeout: 120_000 }, async () => {
    const documents = await Promise.all(trades.map((trade) => compose(trade, 'detailed')));
    const tables = documents.flatMap(tablesOf).filter(({ columns }) => columns.some(({ title }) => title === 'Unacceptable'));
    expect(tables).toHaveLength(trades.length);
    expect(await findBrokenWords(tables, documents[0]!)).toEqual([]);
  });

  it.each(TEMPLATE_TYPES)('stay whole in each table of the %s document', { timeout: 60_000 }, async (template) => {
    for (const trade of trades.filter((_, at) => at % 25 === 0)) {
      const document = await compose(trade, template);
      expect(await findBrokenWords(tablesOf(document), document), trade.id).toEqual([]);
    }
  });
});
