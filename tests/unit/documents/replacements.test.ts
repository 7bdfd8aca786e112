import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { isFilled } from '#shared/domain/bcp/filled.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const rowsOf = (document: ReturnType<typeof composeDocument>, chapter: number, title: RegExp): string[][] =>
  document.chapters[chapter - 1]!.blocks.flatMap((block) =>
    block.kind === 'table' && title.test(block.title ?? '') ? block.rows.map((row) => row.map(toPlainText)) : [],
  );

describe('what replaces a thing that functions need', () => {
  it.each(trades.filter((_, at) => at % 6 === 0).map((trade) => [trade.id, trade] as const))(
    'is their workaround where they have one, and no log of a machine: %s',
    async (_, trade) => {
      const bcp = await draftTrade(trade);
      const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
      const document = composeDocument({ ...input, template: 'detailed' });
      const bridged = new Set(bcp.critical_functions.filter(({ workaround }) => isFilled(workaround)).map(({ name }) => name));
      const needed = rowsOf(document, 5, /^What your functions depend on/);
      const unreplaced = needed.filter(([, users, instead]) => instead!.startsWith('None named') && bridged.has(users!));
      expect(unreplaced).toEqual([]);
      const machines = bcp.it_systems.filter(({ system_type }) => system_type === 'infrastructure').map(({ name }) => name);
      const copied = rowsOf(document, 9, /^Backup register/).map(([name]) => name!);
      expect(copied.filter((name) => machines.some((machine) => name.startsWith(machine)))).toEqual([]);
    },
  );

  it('is what the steps of chapter 9 say to use meanwhile, before “None named”', async () => {
    const named: string[] = [];
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
      const needed = rowsOf(composeDocument({ ...input, template: 'standard' }), 5, /^What your functions depend on/);
      for (const [name, , instead] of needed) {
        const system = bcp.it_systems.find((item) => name!.split('\n')[0] === item.name);
        const fallback = /(?:^|\d\. )((?:Use|Go to|Switch to) [^.]+)\./.exec(system?.recovery_procedures ?? '')?.[1];
        if (fallback !== undefined && instead!.startsWith('None named'))
          named.push(`${trade.id}: ${name}, although: ${fallback}`);
      }
    }
    expect(named).toEqual([]);
  }, 120_000);
});
