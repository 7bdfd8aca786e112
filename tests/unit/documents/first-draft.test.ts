import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const GAPS_BELOW = 12;

const rows = trades.map((trade) => [trade.title, trade] as const);

describe('the first draft', () => {
  it.each(rows)(`leaves fewer than ${GAPS_BELOW} things undefined: %s`, async (_, trade) => {
    const bcp = await draftTrade(trade);
    const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
    const gaps = renderBcp({ ...input, template: 'standard' }).match(/Not yet defined/g) ?? [];
    expect(gaps.length).toBeLessThan(GAPS_BELOW);
  });
});
