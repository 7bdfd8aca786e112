/** A grave risk is not answered with what businesses do about something else: a cooled magnet is no office air conditioner. */
import { describe, expect, it } from 'vitest';
import { riskLevel } from '#shared/domain/bcp/impact.ts';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { mitigationFacts, suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { suggestRating } from '#shared/knowledge/ratings.ts';
import { trades } from '#shared/knowledge/trades.ts';

/** Of a machine, a program, a call or a supplier: never of people. */
const OF_THINGS = [
  'Equipment Failure',
  'IT System Failure',
  'Internet Outage',
  'Call Overload',
  'Phishing',
  'IP Theft',
  'Product Recall',
  'Supply Chain Disruption',
] as const;
/** True for any firm: too little where the first draft rates a risk High. */
const OF_ANY_FIRM = [
  ...OF_THINGS,
  'Economic Downturn',
  'Facility Loss',
  'Office Closure',
  'Regulatory Changes',
  'Key Personnel Loss',
  'Staff Shortage',
  'Reputation Damage',
  'Pandemic',
  'Loss of Major Customer',
  'Power Outages',
  'Theft',
  'Transportation Disruption',
  'Natural Disasters',
  'Workplace Safety',
  'Data Loss',
] as const;

/** A wire to a thief is stopped by the same call back, and the answer to a lost person knows who leads the trade. */
const SAME_EVERYWHERE: Readonly<Record<string, RegExp>> = { Phishing: /fraud|phishing/i, 'Key Personnel Loss': /./ };
const OF_PEOPLE = /patient|resident|child|guest|student|camper|infant|crew up|passenger|911|operation|anesthesia|oxygen/i;

const findFamily = (name: string) => mitigationFacts.find(({ risks }) => risks.includes(name));

const findLentAnswers = async (trade: (typeof trades)[number], employee_count: number): Promise<string[]> => {
  const profile = await buildProfile(
    { business_name: 'Acme', industry: trade.within[0]!, trade: trade.id, employee_count },
    true,
  );
  return listIndustryRisks(profile).flatMap(({ name }) => {
    const isHigh = riskLevel(suggestRating(name, profile)) === 'high';
    const general: readonly string[] = isHigh ? OF_ANY_FIRM : OF_PEOPLE.test(name) ? OF_THINGS : [];
    const [answer] = suggestMitigationsFor(name, profile);
    const lent = general.find((family) => {
      const { risks, facts } = findFamily(family)!;
      return (
        !risks.includes(name) &&
        !SAME_EVERYWHERE[family]?.test(name) &&
        facts.some(({ strategy }) => strategy === answer!.mitigation_strategy)
      );
    });
    return lent === undefined ? [] : [`${name}: answered as ${lent}`];
  });
};

describe('the answer to a grave risk', () => {
  it.each([...OF_ANY_FIRM])('the answer to a grave risk may not be that of %s, which exists', (name) => {
    expect(findFamily(name)?.facts.length).toBeGreaterThan(0);
  });

  const rows = trades.map((trade) => [trade.title, trade] as const);

  it.each(rows)('the answer to a grave risk is of the trade: %s', async (_, trade) => {
    expect(await findLentAnswers(trade, 25)).toEqual([]);
  });
});
