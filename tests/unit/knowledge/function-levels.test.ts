/** A function that may be down for less time than another is at least as critical. */
import { describe, expect, it } from 'vitest';
import { CRITICALITIES, DURATIONS } from '#shared/domain/bcp/options.ts';
import { listKnownFunctions, timesOf } from '#shared/knowledge/known-operations.ts';
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
});
