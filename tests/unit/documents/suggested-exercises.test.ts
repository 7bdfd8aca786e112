/** A program that rehearses papers for a year and never the way out is none. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const exercisesOf = async (trade: (typeof trades)[number]): Promise<string[]> => {
  const bcp = await draftTrade(trade);
  const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
  const blocks = composeDocument({ ...input, template: 'standard' }).chapters.flatMap((chapter) => chapter.blocks);
  const table = blocks.find((block) => block.kind === 'table' && block.title?.startsWith('Suggested exercises'));
  return table?.kind === 'table' ? table.rows.map((row) => toPlainText(row[1]!)) : [];
};

describe('the suggested exercises', () => {
  it('the suggested exercises of an oyster farm rehearse a rescue before papers and lots', async () => {
    const [first] = await exercisesOf(trades.find(({ id }) => id === 'oyster-farm')!);
    expect(first).toBe('Drowning or Stranding on the Tide');
  });

  it('the suggested exercises are three different ones, whatever the trade', async () => {
    const odd: string[] = [];
    for (const trade of trades) {
      const exercises = await exercisesOf(trade);
      if (new Set(exercises).size !== 3) odd.push(`${trade.id}: ${exercises.join(', ')}`);
    }
    expect(odd).toEqual([]);
  }, 240_000);
});
