import { describe, expect, it } from 'vitest';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employees, providers } from './fixture.ts';

describe('the holding statements', () => {
  it('have one for the press in every trade, because the plan gives the press nothing else', async () => {
    for (const trade of trades.filter((_, at) => at % 4 === 0)) {
      const { chapters } = composeDocument({
        ...{ bcp: await draftTrade(trade), employees, providers, template: 'standard', cyber: true },
        generatedAt: '2026-11-20T17:00:00Z',
      });
      const communication = JSON.stringify(chapters.find(({ id }) => id === 'chapter-7'));
      expect(communication, trade.id).toMatch(/The holding statement, nothing else/);
      expect(communication, trade.id).toMatch(/To press and (?:authorities|social media): /);
    }
  }, 240_000);
});
