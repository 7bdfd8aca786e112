/** Which counts a first draft asks for, over all trades: few, each with its source, and none once it is written. */
import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { findVolume } from '#shared/knowledge/volumes.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const draftOf = (trade: string, employee_count: number): Promise<Bcp> => {
  const industry = trades.find(({ id }) => id === trade)!.within[0]!;
  return createFirstDraft({ business_name: 'Acme', business_type: 'LLC', industry, trade, employee_count, state: 'TX' }, []);
};
const print = (bcp: Bcp, copy: 'working' | 'issue' = 'working'): string =>
  renderBcp({
    ...{ bcp, employees: [], providers: [], template: 'standard', cyber: true, generatedAt: '2026-11-24T17:00:00Z', copy },
  });
const HINT = /Add how many [^.]*\(step 4, Operations\)\./g;

describe('the counts of a first draft', () => {
  it('names at most four, each of them once, and one for most trades', { timeout: 120_000 }, async () => {
    let asked = 0;
    for (const { id } of trades) {
      const hints = print(await draftOf(id, 20)).match(HINT) ?? [];
      expect(hints.length, id).toBeLessThanOrEqual(4);
      expect(new Set(hints).size, id).toBe(hints.length);
      asked += hints.length > 0 ? 1 : 0;
    }
    expect(asked).toBeGreaterThan(trades.length / 3);
  });

  it('asks a dialysis center for the patients of a shift until the least service says them', async () => {
    const bcp = await draftOf('dialysis-center', 38);
    expect(print(bcp).match(HINT)).toEqual([
      'Add how many patients each shift treats, from the treatment schedule (step 4, Operations).',
    ]);
    const critical_functions = bcp.critical_functions.map((fn) =>
      fn.name === 'Dialysis treatments on schedule' ? { ...fn, minimum_service: '24 patients a shift, the sickest first' } : fn,
    );
    expect(print({ ...bcp, critical_functions })).not.toMatch(HINT);
  });

  it('asks nothing of a shop of four, and nothing in an issued copy', async () => {
    expect(print(await draftOf('clothing-store', 4))).not.toMatch(HINT);
    expect(print(await draftOf('dialysis-center', 38), 'issue')).not.toMatch(HINT);
  });

  it.each([
    ['Cash, deposits and withdrawals', 'the teller and ATM totals'],
    ['Payments, wires and settlement', 'the daily settlement report'],
    ['Medication passes and refills of residents', 'the medication record'],
    ['Beds for the night', 'the register'],
  ])('finds the count of %s in %s', (name, source) => {
    expect(findVolume(name)?.source).toBe(source);
  });

  it.each(['Harvest-area status and closures', 'Machine and engine repair', 'Water treatment for dialysis'])(
    '%s has no count of its own',
    (name) => {
      expect(findVolume(name)).toBeUndefined();
    },
  );
});
