/** A function that may be down for less time than another is at least as critical. */
import { describe, expect, it } from 'vitest';
import { CRITICALITIES, DURATIONS } from '#shared/domain/bcp/options.ts';
import { listKnownFunctions, listKnownSystems, timesOf, toSuggestedSystem } from '#shared/knowledge/known-operations.ts';
import { describeOutage, isDrivenBySafety } from '#shared/knowledge/outages.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

describe('maximum downtime and criticality', () => {
  it.each([3, 14, 60, 400])(
    'maximum downtime and criticality agree in every trade with %s people, day and night',
    async (staff) => {
      for (const { id, within } of trades)
        for (const open_hours_per_week of [50, 168]) {
          const business = { business_name: 'Acme', trade: id, industry: within[0]!, employee_count: staff, open_hours_per_week };
          const profile = await buildProfile(business, true);
          const functions = listKnownFunctions(profile).map((fn) => ({
            ...{ name: fn.name, rank: CRITICALITIES.indexOf(fn.criticality), band: DURATIONS.indexOf(timesOf(fn, profile)[0]) },
          }));
          const inverted = functions.flatMap((fn) =>
            functions.filter((other) => fn.band < other.band && fn.rank > other.rank).map((other) => [fn.name, other.name]),
          );
          expect(inverted, `${id}, ${open_hours_per_week}`).toEqual([]);
        }
    },
  );

  it('maximum downtime of what keeps people and animals alive is never stretched for it', async () => {
    const profile = await buildProfile({ business_name: 'Acme', trade: 'kennel', industry: 'Other', employee_count: 14 }, true);
    const kennels = listKnownFunctions(profile).find(({ name }) => /temperature of the kennels/.test(name))!;
    expect([timesOf(kennels, profile)[0], kennels.criticality]).toEqual(['1-4 hours', 'critical']);
  });

  it.each([3, 14, 60, 400])('in every trade with %s people, no danger to people is put up with for days', async (staff) => {
    for (const { id, within } of trades)
      for (const open_hours_per_week of [50, 168]) {
        const business = { business_name: 'Acme', trade: id, industry: within[0]!, employee_count: staff, open_hours_per_week };
        const profile = await buildProfile(business, true);
        for (const fn of listKnownFunctions(profile)) {
          const times = timesOf(fn, profile);
          if (!isDrivenBySafety(fn)) continue;
          expect(DURATIONS.indexOf(times[0]), `${id}: ${fn.name}`).toBeLessThanOrEqual(DURATIONS.indexOf('4-24 hours'));
          expect(describeOutage(fn, times, profile).impact_driver, `${id}: ${fn.name}`).toBe('safety');
        }
      }
  });

  it('what a business itself lets wait for days is no matter of safety', async () => {
    const profile = await buildProfile(
      { business_name: 'Acme', trade: 'clothing-store', industry: 'Retail', employee_count: 4 },
      true,
    );
    const opening = listKnownFunctions(profile).find(({ name }) => name === 'Store opening, keys and shopper safety')!;
    expect(timesOf(opening, profile)).toEqual(['4-24 hours', '1-4 hours', null]);
    expect(describeOutage(opening, ['1-3 days', '4-24 hours', null], profile).impact_driver).toBe('operational');
  });
});

/** Where customers pay on the spot. */
const TILL = /\b(?:in-store|checkout and|, checkout|card payments|front desk payments|guest payments|counter sales|takeout)\b/i;
const TILL_SYSTEM = /\b(?:point-of-sale|payment terminals|front desk reader|stand registers)\b/i;

describe('the till', () => {
  it.each([1, 4, 14, 60, 400])('in a firm of %s it is back within four hours, as its answer sheets order', async (staff) => {
    const tills = new Set<string>();
    for (const { id, within } of trades) {
      const profile = await buildProfile(
        { business_name: 'Acme', trade: id, industry: within[0]!, employee_count: staff, open_hours_per_week: 60 },
        true,
      );
      const found = [
        ...listKnownFunctions(profile).map((fn) => [fn.name, timesOf(fn, profile)[1]] as const),
        ...listKnownSystems(profile).map((system) => [system.name, toSuggestedSystem(system, profile).rto] as const),
      ].filter(([name]) => TILL.test(name) || TILL_SYSTEM.test(name));
      for (const [name, rto] of found) {
        tills.add(name);
        expect(['0-1 hour', '1-4 hours'], `${id}: ${name}`).toContain(rto);
      }
    }
    expect(tills.size).toBeGreaterThan(8);
  });
});
