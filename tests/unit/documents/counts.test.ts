/** A count says what it counts, and the policy starts where chapter 3 does, over all trades. */
import { describe, expect, it } from 'vitest';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [toPlainText(block.line)];
    return block.kind === 'facts' || block.kind === 'table' ? block.rows.map((row) => row.map(toPlainText).join(' | ')) : [];
  });

describe('the counts of functions', () => {
  it('agree between the chapters, and the policy names the first of chapter 3, whatever the trade', {
    timeout: 240_000,
  }, async () => {
    const wrong: string[] = [];
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const { chapters } = composeDocument({
        ...{ bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' },
      });
      const of = (number: string) => linesOf(chapters.find((chapter) => chapter.number === number)!.blocks);
      const rated = bcp.critical_functions.filter(({ criticality }) => criticality === 'critical').length;
      const critical = rated > 0 ? rated : bcp.critical_functions.length;
      const said = rated > 0 ? `${rated} of them rated critical` : 'none rated critical, so chapter 10 counts all';
      const table = chapters
        .find(({ number }) => number === '3')!
        .blocks.find((block) => block.kind === 'table' && /in the order of recovery/.test(block.title ?? ''));
      const first = table?.kind === 'table' ? toPlainText(table.rows[0]![0]!).replace(/^1\. /, '') : '';
      const [control, improvement] = [of('1').join('\n'), of('10').join('\n')];
      if (!control.includes(`starting with “${first.replace(/ \(assumed\)$/, '')}”`)) wrong.push(`${trade.id}: ${first}`);
      if (!control.includes(`${bcp.critical_functions.length} functions, listed in chapter 3; ${said}`))
        wrong.push(`${trade.id}: ${critical} critical`);
      const [, counted] = / of (\d+) critical functions? (?:has|have) no owner/.exec(improvement) ?? [];
      if (Number(counted) !== critical) wrong.push(`${trade.id}: ${counted} in chapter 10, ${critical} in chapter 1`);
    }
    expect(wrong).toEqual([]);
  });
});

const composeTrade = async (at: number, template: 'standard' | 'executive') =>
  composeDocument({
    ...{ bcp: await draftTrade(trades[at]!), employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
    template,
  });

describe('what a plan counts is what it prints', () => {
  it.each([0, 60, 120, 180, 240])('the open points of a draft, in chapter 10 and the summary (trade %i)', async (at) => {
    const { chapters } = await composeTrade(at, 'standard');
    const printed = chapters.map(({ blocks }) => {
      const heading = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Open points in this chapter');
      const points = heading < 0 ? undefined : blocks[heading + 1];
      // One alone is a paragraph.
      return points === undefined ? 0 : points.kind === 'list' ? points.items.length : 1;
    });
    const count = printed.reduce((sum, points) => sum + points, 0);
    const numbers = chapters.filter((_, index) => printed[index]! > 0).map(({ number }) => number);
    const [, said] = linesOf(chapters.find(({ number }) => number === '10')!.blocks)
      .find((line) => line.startsWith('Open points'))!
      .split(' | ');
    expect(said).toBe(`${count}, at the end of chapters ${numbers.join(', ')}`);
    const summary = linesOf((await composeTrade(at, 'executive')).cover.blocks).find((line) => line.startsWith('To resolve'));
    expect(summary).toContain(`of ${count} open points (chapter 10)`);
  });

  it.each([0, 120, 240])('says which risks and suppliers readiness counts where it counts a part (trade %i)', async (at) => {
    const bcp = await draftTrade(trades[at]!);
    const { chapters } = await composeTrade(at, 'standard');
    const lines = linesOf(chapters.find(({ number }) => number === '10')!.blocks).join('\n');
    const [, risks, isPart] = /of (\d+) risks( not rated low)? have no confirmed/.exec(lines)!;
    const all = bcp.risk_factors.selected.length + bcp.threat_probability.selected.length;
    expect(isPart !== undefined).toBe(Number(risks) < all);
    const [, critical] = /of (\d+) critical suppliers? ha(?:s|ve) no confirmed/.exec(lines) ?? [];
    const rated = bcp.key_suppliers.filter(({ criticality }) => criticality === 'critical').length;
    if (rated > 0 && rated < bcp.key_suppliers.length) expect(Number(critical)).toBe(rated);
  });
});
