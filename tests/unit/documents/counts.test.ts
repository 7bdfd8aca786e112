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
