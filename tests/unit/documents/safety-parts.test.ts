/** Work that keeps people safe in part: that part waits for no system in any trade. */
import { expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { protectsPeopleInPart } from '#shared/domain/bcp/people-first.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

it('what keeps people safe stands among what comes first, and only the rest waits, in every trade', async () => {
  const seen: string[] = [];
  for (const trade of trades) {
    const bcp = await draftTrade(trade);
    const parts = bcp.critical_functions.filter(protectsPeopleInPart).map(({ name }) => name);
    if (parts.length === 0) continue;
    seen.push(...parts);
    const { chapters } = composeDocument({
      ...{ bcp, employees: [], providers: [], template: 'standard', cyber: true },
      generatedAt: '2026-11-20T17:00:00Z',
    });
    const lines = chapters
      .find(({ id }) => id === 'chapter-6')!
      .blocks.flatMap((block) => (block.kind === 'checklist' ? block.items : []))
      .map(({ time, line }) => ({ time, text: toPlainText(line) }));
    for (const name of parts) {
      const first = lines.filter(({ time, text }) => time === 'First' && text.includes(name));
      expect(first.map(({ text }) => text).join(' '), `${trade.id}: ${name}`).toContain('waits for no system');
      const waits = lines.filter(({ text }) => /^(?:Start|Prepare)\b/.test(text) && text.includes(name) && / until /.test(text));
      for (const { text } of waits) expect(text, trade.id).toContain('For the rest, ');
    }
  }
  expect(new Set(seen).size).toBeGreaterThan(5);
  expect(seen).toContain('Store opening, keys and shopper safety');
});
