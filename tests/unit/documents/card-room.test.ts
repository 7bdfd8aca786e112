/** The second page of a card says all that it has room for. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { truncateAfterSentence } from '#functions/documents/values.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { employees, providers } from './fixture.ts';

/** Points above the lower edge of the page: less than a line of a paragraph more than a tenth of it is empty. */
const EMPTY_BELOW = 135;

describe('the second page of the quick reference card', () => {
  it('cuts nothing while a tenth of it is empty, and stays one page, in every tenth trade', { timeout: 60_000 }, async () => {
    for (const [at, trade] of trades.entries()) {
      if (at % 10 !== 0) continue;
      for (const team of [employees, []]) {
        const bcp = await draftTrade(trade);
        const input = { bcp, employees: team, providers, template: 'quick', cyber: true } as const;
        const document = composeDocument({ ...input, generatedAt: '2026-11-20T17:00:00Z' });
        const { pages } = readPdf(await renderPdf(document));
        const places = pages.map(({ texts }) => texts.filter(({ isArtifact }) => !isArtifact).map(({ y }) => y));
        const titled = pages.findIndex(({ texts }) => texts.some(({ text }) => text.startsWith('Numbers and order')));
        expect(titled, trade.id).toBe(pages.length - 1);
        const texts = document.chapters[0]!.blocks.flatMap((block) =>
          block.kind === 'table' ? block.rows.flat() : block.kind === 'facts' ? block.rows.flat() : [],
        );
        if (Math.min(...places[titled]!) > EMPTY_BELOW)
          expect(
            texts.map(toPlainText).filter((text) => /…$|…\)$|and \d+ more$/.test(text)),
            trade.id,
          ).toEqual([]);
      }
    }
  });

  it('ends a reason behind a sentence, and cuts only a sentence that is longer than its room', () => {
    expect(truncateAfterSentence('It rains. It rains more. It ends.', 26)).toBe('It rains. It rains more.');
    expect(truncateAfterSentence('The rain of all the years came down at once.', 24)).toBe('The rain of all…');
    expect(truncateAfterSentence('It rains.', 26)).toBe('It rains.');
  });
});
