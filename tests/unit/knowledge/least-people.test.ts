/** How few people each function takes in a first draft, over all trades and sizes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { listKnownFunctions, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedFunction } from '#shared/queues/suggestions.ts';

interface Drafted extends SuggestedFunction {
  where: string;
  employees: number;
}

describe('the least people of a function', () => {
  const drafts: Drafted[] = [];
  beforeAll(async () => {
    for (const { id, within } of trades)
      for (const employee_count of [1, 4, 20, 38, 120]) {
        const snapshot = { business_name: 'Acme', trade: id, industry: within[0]!, state: 'TX', employee_count };
        const profile = await buildProfile(snapshot, true, { place: null });
        for (const fn of listKnownFunctions(profile).filter(({ name }) => !protectsPeople(name)))
          drafts.push({
            ...toSuggestedFunction(fn, profile),
            ...{ where: `${id} of ${employee_count}: ${fn.name}`, employees: employee_count },
          });
      }
  }, 60_000);
  const find = (where: string): number | undefined => drafts.find((draft) => draft.where === where)?.minimum_staff ?? undefined;

  it('is never one where doors with goods or cash behind them are opened and closed', () => {
    const opened = drafts.filter(({ name = '', employees }) => /\bopening\b.*\b(?:keys|closing)\b/i.test(name) && employees > 1);
    expect(opened.length).toBeGreaterThan(4);
    expect(opened.filter(({ minimum_staff }) => minimum_staff === 1).map(({ where }) => where)).toEqual([]);
  });

  it('is said for every function of a firm of twenty, except where its rules say how many decide', () => {
    const open = drafts.filter(({ employees, minimum_staff }) => employees === 20 && minimum_staff === undefined);
    expect(open.filter(({ minimum_service }) => !/\bquorum\b/.test(minimum_service!)).map(({ where }) => where)).toEqual([]);
  });

  it('is never more than the people who work there, and grows with them', () => {
    for (const { where, employees, minimum_staff } of drafts) {
      if (minimum_staff !== undefined) expect(minimum_staff, where).toBeLessThanOrEqual(employees);
      const smaller = find(where.replace(/ of \d+:/, ' of 4:'));
      if (employees === 20 && smaller !== undefined && minimum_staff !== undefined)
        expect(minimum_staff, where).toBeGreaterThanOrEqual(smaller);
    }
  });

  it('is two wherever the least service says that two do it', () => {
    const pairs = drafts.filter(
      ({ employees, minimum_service }) =>
        employees === 20 &&
        /\btwo (?:people|approvals|staff|cleared adults|trained people)\b|\bin pairs\b/i.test(minimum_service!),
    );
    expect(pairs.length).toBeGreaterThan(10);
    for (const { where, minimum_staff } of pairs) expect(minimum_staff, where).toBeGreaterThanOrEqual(2);
  });

  it('grows with the firm in every trade', () => {
    const isGrowing = (id: string): boolean =>
      drafts.some(
        ({ where, employees, minimum_staff }) =>
          employees > 20 &&
          where.startsWith(`${id} of `) &&
          (minimum_staff ?? 0) > Math.max(1, find(where.replace(/ of \d+:/, ' of 4:')) ?? 0),
      );
    const constant = trades.filter(({ id }) => !isGrowing(id)).map(({ id }) => id);
    expect(constant).toEqual([]);
  });

  it('differs by the kind of work: care and kitchens before crews, crews before desks', () => {
    const counts = new Set(drafts.flatMap(({ employees, minimum_staff }) => (employees === 38 ? (minimum_staff ?? []) : [])));
    expect([...counts].sort()).toEqual([1, 2, 4, 5]);
  });

  it.each([
    ['dialysis-center of 4: Dialysis treatments on schedule', 2],
    ['dialysis-center of 20: Dialysis treatments on schedule', 3],
    ['dialysis-center of 38: Dialysis treatments on schedule', 5],
    ['restaurant of 4: Kitchen and food service', 2],
    ['restaurant of 38: Kitchen and food service', 5],
    ['clothing-store of 4: In-store sales and checkout', 1],
    ['clothing-store of 38: In-store sales and checkout', 4],
    ['clothing-store of 38: Banking, supplier payments and wages', 1],
    ['printer of 120: Orders, invoices and wages', 3],
    ['credit-union of 20: Cash, deposits and withdrawals', 2],
    ['credit-union of 20: Opening and closing of branches', 2],
    ['credit-union of 20: Member calls, online access and notices', 1],
    ['child-care of 4: Infants: cribs, bottles and diapers', 2],
    ['family-child-care of 1: One caregiver, every child in sight', 1],
    ['crane-service of 4: Crane lifts, wind limits and laydown', 2],
    ['hospice of 20: Pain and symptom relief day and night', 1],
    ['printer of 20: Orders, invoices and wages', 1],
    ['oyster-farm of 4: Vessel readiness and heavy-weather moorings', 2],
  ])('%s: %i', (where, people) => {
    expect(find(where)).toBe(people);
  });
});
