/** The picture of what functions depend on, its sentence, its table and the table of chapter 5 count the same. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { listNeeded } from '#shared/domain/bcp/check/dependencies.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { buildDependencyFigure } from '#shared/pictures/dependency-map.ts';
import { isFigure } from '#shared/pictures/drawing.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { functionNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';

describe('what functions depend on', () => {
  it('is counted through what they need, once for each function, and a loop ends', () => {
    const needed = listNeeded({
      critical_functions: [
        functionNamed('Sales', { dependencies: ['Till'] }),
        functionNamed('Orders', { dependencies: ['Web shop', 'Till'] }),
        functionNamed('Cleaning'),
      ],
      it_systems: [
        systemNamed('Till', { system_dependencies: ['Network'] }),
        systemNamed('Web shop', { dependencies: ['Network'] }),
        systemNamed('Network', { system_dependencies: ['Till'] }),
        systemNamed('Scales'),
      ],
    });
    expect(Object.fromEntries(needed)).toEqual({
      till: { name: 'Till', functions: ['Sales', 'Orders'] },
      'web shop': { name: 'Web shop', functions: ['Orders'] },
      network: { name: 'Network', functions: ['Sales', 'Orders'] },
    });
  });

  it.each(trades.filter((_, at) => at % 3 === 1).map((trade) => [trade.id, trade] as const))(
    'is the same in the picture, its sentence and both tables: %s',
    async (_, trade) => {
      const bcp = await draftTrade(trade);
      const figure = buildDependencyFigure(bcp);
      if (!isFigure(figure)) throw new Error('The draft has no dependencies.');
      const [, count, , name] = /^(\d+) of (\d+) functions depend on (.+)$/.exec(figure.title) ?? [];
      const functions = (by: string) => bcp.critical_functions.filter((fn) => by.includes(fn.name)).length;
      if (name !== undefined) {
        const row = figure.table.rows.find(
          ([needed]) => nameKey(needed!) === nameKey(name) || needed!.startsWith(name.replace(/…$/, '')),
        );
        expect(functions(row![2]!)).toBe(Number(count));
      }
      const { chapters } = composeDocument({
        ...{ bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
        template: 'standard',
      });
      const table = chapters[4]!.blocks.find(
        (block) => block.kind === 'table' && block.title === 'What your functions depend on',
      );
      if (table?.kind !== 'table') throw new Error('Chapter 5 has no table of dependencies.');
      for (const [needed, by] of table.rows) {
        const text = toPlainText(needed!);
        const row = figure.table.rows.find(([drawn]) => text.split('\n')[0]!.trim() === drawn!.trim());
        expect(functions(toPlainText(by!)), text).toBe(functions(row![2]!));
      }
    },
  );
});
