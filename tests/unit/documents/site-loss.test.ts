/** No chapter promises a time that the stress test of the same document says cannot be met. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets, SITE_LOSS } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { isOfTheBuilding } from '#shared/domain/recovery/work-facts.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

describe('the loss of the building in a first draft', () => {
  it.each(trades.filter((_, at) => at % 3 === 0).map((trade) => [trade.id, trade] as const))(
    'is told with the same times in every chapter: %s',
    async (_, trade) => {
      const bcp = await draftTrade(trade);
      const model = buildRecoveryModel({ content: bcp, employees: [], providers: [], workFacts });
      const { scenario } = listPresets(model).find(({ id }) => id === SITE_LOSS)!;
      const late = runScenario(model, scenario).functions.filter(
        ({ name, isAffected, rto, back }) => isAffected && !protectsPeople(name) && rto !== null && back.lo > rto,
      );
      const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
      const { chapters } = composeDocument({ ...input, template: 'standard' });
      const leave = chapters[5]!.blocks.find((block) => block.kind === 'checklist' && block.title.startsWith('Leave'));
      const said = leave?.kind === 'checklist' ? leave.items.map(({ line }) => toPlainText(line)).join('\n') : '';
      const limits = chapters[4]!.blocks
        .flatMap((block) => (block.kind === 'list' ? block.items : []))
        .map((line) => toPlainText(line))
        .filter((line) => line.startsWith('The RTOs of chapter 3 hold for outages'));
      expect(limits).toHaveLength(late.length > 0 ? 1 : 0);
      expect(late.filter(({ name }) => !limits[0]!.includes(name))).toEqual([]);
      if (late.length > 0) expect(said).not.toMatch(/First to run again: .*back by T\+/);
      const uncarried = late.filter(
        ({ workedAroundUntil, mtd, back }) => (workedAroundUntil ?? 0) < back.hi && (mtd === null || back.hi > mtd),
      );
      const strategies = JSON.stringify(chapters[4]!.blocks);
      const [bound, movable] = [true, false].map((is) => uncarried.filter(({ name }) => isOfTheBuilding(workFacts, name) === is));
      expect(strategies.includes('Agree with a neighboring firm on a place that is ready sooner')).toBe(movable!.length > 0);
      expect(strategies.includes('no neighbor lends')).toBe(bound!.length > 0);
    },
  );
});
