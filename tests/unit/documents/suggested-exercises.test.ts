/** A program that rehearses papers for a year and never the way out is none. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { acmeOf, createFirstDraft } from '#tests/support/first-draft.ts';

const exercisesOf = async (trade: (typeof trades)[number], place = {}): Promise<string[]> => {
  const bcp = await createFirstDraft({ ...acmeOf(trade), ...place });
  const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
  const blocks = composeDocument({ ...input, template: 'standard' }).chapters.flatMap((chapter) => chapter.blocks);
  const table = blocks.find((block) => block.kind === 'table' && block.title?.startsWith('Suggested exercises'));
  return table?.kind === 'table' ? table.rows.map((row) => toPlainText(row[1]!)) : [];
};

describe('the suggested exercises', () => {
  it('the suggested exercises of an oyster farm rehearse a rescue before papers and lots', async () => {
    const exercises = await exercisesOf(trades.find(({ id }) => id === 'oyster-farm')!);
    const ofWork = exercises.filter((name) => name !== 'Flash Floods');
    expect(ofWork[0]).toBe('Drowning or Stranding on the Tide');
  });

  it('the suggested exercises rehearse what comes without warning at the place, and no card breach before it', async () => {
    const hotel = trades.find(({ id }) => id === 'hotel')!;
    const atTheSea = await exercisesOf(hotel, { state: 'OR', city: 'Seaside', zip_code: '97138' });
    expect(atTheSea).toContain('Tsunamis');
    expect(atTheSea).not.toContain('Guest Card Data Breach');
    const camp = trades.find(({ id }) => id === 'summer-camp')!;
    const onTheRiver = await exercisesOf(camp, { state: 'TX', city: 'Hunt', zip_code: '78024' });
    expect(onTheRiver).toContain('Flash Flood at Night');
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
