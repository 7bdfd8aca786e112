/** Who can stand in for a supplier, and how soon. An authority decides: nobody switches to another. */
import { describe, expect, it } from 'vitest';
import { isStated } from '#shared/domain/bcp/filled.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import type { Time } from '#shared/knowledge/industries/industry.ts';
import { listKnownFunctions, listKnownSuppliers, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { findSwitchTime } from '#shared/knowledge/outages.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

/** Named, and nothing said of an account, a contract or how it is reached. */
const alone = /^A second (?:\w+ )?(?:firm|contractor|company|laboratory|hauler|agency|supplier|dealer)$/;
const isShorter = (time: string | null, than: Time): boolean =>
  DURATIONS.some((known) => known === time) && DURATIONS.indexOf(time as Time) < DURATIONS.indexOf(than);
const acme = (trade: string) => ({ business_name: 'Acme', business_type: 'LLC', trade, state: 'TX' });
const profileOf = (trade: string) => buildProfile({ ...acme(trade), employee_count: 12 }, true, { place: null });

describe('suppliers and their alternatives', () => {
  it('no authority is a supplier, or what a supplier is switched to', async () => {
    const authority =
      /\b(?:(?:state|county|city|federal|local|public) (?:\w+ )?(?:program|agency|department|authority|board|commission|recorder|court)|authorizer|charter office|health department|regulators?|inspectorate|licensing board|911 centers?|police (?:dispatch|patrol)|courts?\b(?! (?:reporter|advocate)))/i;
    /** Hired or run for it: a fire department’s garage, a department that hires its own laboratory. */
    const firms = /\b(?:laboratory|garage|contract|pumps|technology office|approval|allows|own portal)\b/i;
    for (const { id } of trades)
      for (const { name, alternatives } of listKnownSuppliers(await profileOf(id)))
        for (const text of [name, ...alternatives])
          expect(authority.test(text) && !firms.test(text) ? text : null, `${id}: ${name}`).toBeNull();
  });

  it('an alternative of a supplier that a function needs within four hours says how long the switch takes', async () => {
    for (const { id, within } of trades)
      for (const employee_count of [3, 14, 60, 400]) {
        const profile = await buildProfile({ ...acme(id), industry: within[0]!, employee_count }, true, { place: null });
        const urgent = listKnownFunctions(profile)
          .map((fn) => toSuggestedFunction(fn, profile))
          .filter(({ rto }) => rto === '0-1 hour' || rto === '1-4 hours');
        const needed = new Set(urgent.flatMap(({ suppliers }) => suppliers ?? []));
        const unstated = listKnownSuppliers(profile).filter(
          (supplier) => needed.has(supplier.name) && supplier.alternatives.length > 0 && findSwitchTime(supplier) === null,
        );
        expect(
          unstated.map(({ name, alternatives }) => [name, ...alternatives]),
          `${id}, ${employee_count}`,
        ).toEqual([]);
      }
  });

  it('a firm that stands in for what is missed within a day is agreed on beforehand', async () => {
    for (const trade of trades) {
      const { key_suppliers } = await draftTrade(trade);
      const slow = key_suppliers.filter(
        ({ max_downtime, switch_time }) =>
          isStated(switch_time) && isShorter(max_downtime, '1-3 days') && switch_time === '1-3 days',
      );
      const open = key_suppliers.filter(
        ({ max_downtime, switch_time, alternative_suppliers: [first] }) =>
          !isStated(switch_time) && isShorter(max_downtime, '1-3 days') && alone.test(first ?? ''),
      );
      expect([...slow, ...open].map(({ name, alternative_suppliers }) => [name, ...alternative_suppliers])).toEqual([]);
    }
  });
});
