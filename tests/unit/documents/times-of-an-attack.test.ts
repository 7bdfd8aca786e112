/** What is told of an attack and of a lost building is the same on day one as in the stress test. */
import { describe, expect, it } from 'vitest';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { recoveryMessages } from '#shared/messages/recovery.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const chapterOf = async (trade: (typeof trades)[number], number: string, cyber = true) => {
  const bcp = await draftTrade(trade);
  const input = { bcp, employees: [], providers: [], cyber, generatedAt: '2026-11-20T17:00:00Z' };
  return composeDocument({ ...input, template: 'standard' }).chapters.find((chapter) => chapter.number === number)!.blocks;
};
const listOf = (blocks: readonly Block[], title: string): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'checklist' && block.title.startsWith(title) ? block.items.map(({ line }) => toPlainText(line)) : [],
  );

describe.each(trades.filter((_, at) => at % 4 === 0).map((trade) => [trade.id, trade] as const))('%s', (_, trade) => {
  it('restores by the times of an outage only in an outage, and after an attack as the stress test counts', async () => {
    const model = buildRecoveryModel({ content: await draftTrade(trade), employees: [], providers: [], workFacts });
    const attacked = listOf(await chapterOf(trade, '6'), 'Systems are down');
    const order = attacked.filter((line) => /back by T\+/.test(line));
    expect(order.filter((line) => !line.startsWith('In an outage, restore in this order: '))).toEqual([]);
    if (order.length > 0) expect(attacked.join('\n')).toContain(recoveryMessages.containment(model.containment));
    const without = listOf(await chapterOf(trade, '6', false), 'Systems are down');
    expect(without.join('\n')).not.toMatch(/attack, nothing is restored|In an outage/);
  });

  it('sends those who left the building to no workaround that stands in it', async () => {
    const model = buildRecoveryModel({ content: await draftTrade(trade), employees: [], providers: [], workFacts });
    const { scenario } = listPresets(model).find(({ id }) => id === SITE_LOSS)!;
    const { functions } = runScenario(model, scenario);
    const [said = ''] = listOf(await chapterOf(trade, '6'), 'Leave').filter((line) => line.startsWith('First to run again'));
    const [, told = ''] = /Use the workarounds of (.*?) \(chapter 8\)/.exec(said) ?? [];
    for (const { name, workedAroundUntil, isAffected } of functions)
      if (told.includes(`${name} (lasts`)) expect([name, isAffected, (workedAroundUntil ?? 0) > 0]).toEqual([name, true, true]);
    expect(said).not.toContain('Use the workarounds until the move is done');
  });
});
