/** Standby power that may not be wired is promised within no time in any trade. */
import { expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { isPowerInDoubt } from '#shared/domain/bcp/standby-power.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

it('standby power that nobody confirmed has no time in chapters 6, 8 and 9', async () => {
  let count = 0;
  for (const trade of trades) {
    const bcp = await draftTrade(trade);
    const doubtful = bcp.it_systems.filter(isPowerInDoubt);
    if (doubtful.length === 0) continue;
    count += doubtful.length;
    const { chapters } = composeDocument({
      ...{ bcp, employees: [], providers: [], template: 'standard', cyber: true },
      generatedAt: '2026-11-20T17:00:00Z',
    });
    const blocks = chapters.flatMap((chapter) => chapter.blocks);
    const lines = blocks.flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []));
    for (const { name } of doubtful) {
      expect(JSON.stringify(chapters), trade.id).not.toContain(`${name} (takes:`);
      for (const line of lines.filter((text) => text.includes(`start ${name}`)))
        expect(line, trade.id).toContain('if one is wired');
      for (const line of lines.filter((text) => text.includes(`start ${name}`))) expect(line, trade.id).not.toContain('back by');
    }
  }
  expect(count).toBeGreaterThan(0);
});
