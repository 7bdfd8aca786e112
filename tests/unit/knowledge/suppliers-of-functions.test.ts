import { describe, expect, it } from 'vitest';
import { assessReadiness } from '#shared/domain/bcp/readiness.ts';
import { suggestContext } from '#shared/knowledge/answers/suggestions.ts';
import { listKnownFunctions, listKnownSuppliers, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { bakery } from '#tests/unit/documents/fixture.ts';

const profileOf = (trade: string) =>
  buildProfile({ business_name: 'Acme', trade, state: 'TX', employee_count: 12 }, true, { place: null });

describe('suppliers of a first draft', () => {
  it('suppliers of every trade are suggested with the alternatives that are known', async () => {
    for (const { id } of trades) {
      const profile = await profileOf(id);
      const suggested = suggestContext(profile, 'suppliers').suggested_suppliers ?? [];
      for (const { name, alternatives } of listKnownSuppliers(profile))
        expect(suggested.find((item) => item.name === name)?.alternative_suppliers, `${id}: ${name}`).toEqual(alternatives);
    }
  });

  it('functions of every trade name only suppliers of the trade', async () => {
    for (const { id } of trades) {
      const profile = await profileOf(id);
      const known = listKnownSuppliers(profile).map(({ name }) => name);
      const linked = listKnownFunctions(profile).flatMap((fn) => toSuggestedFunction(fn, profile).suppliers ?? []);
      expect(known, id).toEqual(expect.arrayContaining(linked));
    }
  });

  it('a supplier that is away longer than its function can be, without an alternative, costs readiness', () => {
    const draft = bakery;
    const [fn] = draft.critical_functions;
    const timesWith = (alternative_suppliers: string[], max_downtime: string) => {
      const supplier = { ...draft.key_suppliers[0]!, name: 'Water plant', alternative_suppliers, max_downtime };
      const content = {
        ...draft,
        critical_functions: [
          { ...fn!, max_downtime: '4-24 hours', rto: '1-4 hours', dependencies: [], suppliers: ['water plant'] },
        ],
        it_systems: [],
        key_suppliers: [supplier],
      };
      const { parts } = assessReadiness({ content, cyber: true, employees: [], providers: [], now: new Date() } as never);
      return parts.find(({ criterion }) => criterion === 'times')!.points;
    };
    expect(timesWith([], '0-1 hour')).toBe(15);
    expect(timesWith([], 'More than 1 week')).toBe(0);
    expect(timesWith(['Second plant'], 'More than 1 week')).toBe(15);
  });
});
