/** What the measures of a first draft cost, over all trades and sizes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { estimateCost } from '#shared/knowledge/mitigations/costs.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace, type Place } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedMitigation } from '#shared/queues/suggestions.ts';

let galveston: Place;
beforeAll(async () => {
  galveston = (await findPlace('77550'))!;
});

const measuresOf = async (employee_count: number): Promise<SuggestedMitigation[]> => {
  const all = trades.map(async ({ id, within: [industry] }) => {
    const snapshot = { business_name: 'Acme', trade: id, industry: industry!, state: 'TX', employee_count };
    const profile = await buildProfile(snapshot, true, { place: galveston });
    const risks = [...new Set([...listIndustryRisks(profile), ...listLocationRisks(profile)].map(({ name }) => name))];
    return suggestMitigationsForAll(risks, profile);
  });
  return (await Promise.all(all)).flat();
};

describe('what measures cost', () => {
  it.each([4, 30, 400])('in a staff of %i, 85 of 100 measures have an estimate', { timeout: 120_000 }, async (staff) => {
    const measures = await measuresOf(staff);
    const needs = measures.map(({ resources_required }) => resources_required!);
    const estimated = needs.filter((text) => /\. Estimate: .*(?:prices as named|hours of staff time)/.test(text));
    expect(estimated.length / needs.length).toBeGreaterThanOrEqual(0.85);
    expect(needs.filter((text) => /prices as named/.test(text) !== /\$\d/.test(text))).toEqual([]);
    expect(needs.filter((text) => / Get quotes: .*\$/.test(text))).toEqual([]);
    expect(needs.some((text) => / Get quotes: \w/.test(text))).toBe(true);
    expect(needs.filter((text) => /\)\s*\(|\(\$[^)]*\(/.test(text))).toEqual([]);
  });

  it('the alarms of a battery room have no price of a home, and need a quote', () => {
    const estimate = estimateCost('Gas and heat alarms, emergency guide of the maker', [], 'medium');
    expect(estimate).not.toMatch(/\$/);
    expect(estimateCost('Gas and heat alarms', ['Ask the maker'], 'medium')).toMatch(/Get quotes: gas and heat alarms/);
  });

  it.each([4, 45, 400])('in a staff of %i, no measure takes less time than its actions', { timeout: 120_000 }, async (staff) => {
    for (const { resources_required, specific_actions = [] } of await measuresOf(staff)) {
      if (resources_required!.startsWith('As for ')) continue;
      const needs = resources_required!;
      const hours = Number(/about (\d+) hours of staff time/.exec(needs)?.[1] ?? 0);
      expect(hours, needs).toBeGreaterThanOrEqual(2 * specific_actions.length);
      if (specific_actions.some((action) => /^(?:sign|agree|apply|enroll|hire|pledge)\b/i.test(action)))
        expect(hours, needs).toBeGreaterThanOrEqual(8);
    }
  });

  it.each([
    [
      'Cyber policy, hardware keys',
      ['Fit the locks'],
      'micro',
      'Cyber policy (about $500 to $2,500 a year), hardware keys ($25 to $60 each). Estimate: prices as named, about 4 hours of staff time.',
    ],
    ['Cyber policy', [], 'small', 'Cyber policy (about $1,200 to $7,500 a year). Estimate: prices as named.'],
    ['Cyber policy', [], 'medium', 'Cyber policy'],
    ['Cyber policy', [], 'large', 'Cyber policy'],
    [
      'Pledged collateral, two tested lines and an approved text',
      ['Pledge collateral before it is needed', 'Print the script for tellers and phones'],
      'small',
      'Pledged collateral, two tested lines and an approved text. Estimate: about 15 hours of staff time.',
    ],
    [
      'UPS ($150 to $600 each)',
      ['Test the UPS'],
      'micro',
      'UPS ($150 to $600 each). Estimate: prices as named, about 2 hours of staff time.',
    ],
    [
      'Transfer switch',
      ['Sign a contract', 'Drill it once'],
      'large',
      'Transfer switch. Estimate: about 33 hours of staff time, and 1 hour for each person you train.',
    ],
    [
      'Pump, tarps, second hatchery and lease, and two appraisers under contract',
      ['Fit the pump'],
      'micro',
      'Pump, tarps ($20 to $100 each), second hatchery and lease, and two appraisers under contract. Estimate: prices as named, about 4 hours of staff time. Get quotes: second hatchery and lease, two appraisers under contract.',
    ],
    [
      'Wind sock and muster board',
      ['Wonder about it'],
      'micro',
      'Wind sock and muster board. Estimate: about 2 hours of staff time.',
    ],
    ['Wind sock and muster board', [], 'micro', 'Wind sock and muster board'],
  ] as const)('what %s and %j cost a firm of the size %s is told, and nothing is invented', (needs, actions, band, expected) => {
    expect(estimateCost(needs, actions, band)).toBe(expected);
  });

  it('a list has three prices at most', () => {
    const needs = 'AED, first-aid kit, blankets, flashlights, tarps';
    expect(estimateCost(needs, [], 'micro').match(/\(\$/g)).toHaveLength(3);
  });
});
