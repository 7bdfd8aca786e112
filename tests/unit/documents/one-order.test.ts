/** Chapter 3 lists functions in the order in which chapter 6 starts them. */
import { expect, it } from 'vitest';
import { createContext } from '#functions/documents/document-context.ts';
import { nameKey } from '#shared/domain/bcp/names.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

it('functions stand in one order in every trade, and none before a function that it needs within the same time', async () => {
  for (const trade of trades) {
    const { functions, schedule } = createContext({
      ...{ bcp: await draftTrade(trade), employees: [], providers: [], template: 'standard', cyber: true },
      generatedAt: '2026-11-20T17:00:00Z',
    });
    const recovered = functions.filter(({ name }) => !protectsPeople(name));
    const started = schedule.flatMap(({ kind, item }) => (kind === 'function' && !protectsPeople(item.name) ? [item] : []));
    expect(
      recovered.map(({ name }) => name),
      trade.id,
    ).toEqual(started.map(({ name }) => name));
    const placeOf = new Map(recovered.map(({ name }, at) => [nameKey(name), at]));
    for (const [at, { name, dependencies }] of recovered.entries())
      for (const needed of dependencies)
        expect(placeOf.get(nameKey(needed)) ?? -1, `${trade.id}: ${name} needs ${needed}`).toBeLessThan(at);
  }
});
