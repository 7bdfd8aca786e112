/** Records, insurance and a building that can burn: what every business has, whatever its trade. */
import { describe, expect, it } from 'vitest';
import { listInsurance, listVitalRecords } from '#shared/knowledge/basics.ts';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const profileOf = async (trade: string, industry: string, zip: string, employee_count = 14) => {
  const place = (await findPlace(zip))!;
  const snapshot = { business_name: 'Acme', business_type: 'LLC', trade, industry, employee_count };
  return buildProfile({ ...snapshot, state: place.state, zip_code: zip }, true, { place });
};

const KINDS: Readonly<Record<string, RegExp>> = {
  property: /propert|buildings|owner’s policy|contents/i,
  income: /business income|extra expense|lost income/i,
  liability: /liabilit|owner’s policy/i,
  people: /workers’ compensation/i,
  flood: /flood/i,
};

describe('the basics of a business', () => {
  it('the basics of a business are in the first draft of each trade', async () => {
    const lacking: string[] = [];
    for (const { id, within } of trades) {
      const profile = await profileOf(id, within[0]!, '77550');
      const records = listVitalRecords(profile);
      if (records.length < 4) lacking.push(`${id}: ${records.length} vital records`);
      const insurance = listInsurance(profile);
      for (const [kind, words] of Object.entries(KINDS)) {
        if (!insurance.some((text) => words.test(text))) lacking.push(`${id}: no insurance of ${kind}`);
      }
      const risks = listIndustryRisks(profile).map(({ name }) => name);
      if (!risks.some((name) => /fire|explosion|arson|burn/i.test(name))) lacking.push(`${id}: no fire`);
    }
    expect(lacking).toEqual([]);
  });

  it.each([
    ['11215', 4, 1],
    ['11215', 1, 0],
    ['96720', 4, 1],
    ['98584', 4, 0],
  ])('the basics of a business in %s with %i people name %i benefits that its state requires', async (zip, staff, count) => {
    const insurance = listInsurance(await profileOf('clothing-store', 'Retail', zip, staff));
    expect(insurance.filter((text) => /\bdisability\b/i.test(text))).toHaveLength(count);
  });

  it.each([
    ['98584', 'oyster-farm', 'Agriculture', 'Washington State Department of Labor & Industries'],
    ['44114', 'veterinary-clinic', 'Healthcare', 'Ohio Bureau of Workers’ Compensation'],
    ['58102', 'general-contractor', 'Construction', 'North Dakota Workforce Safety & Insurance'],
    [
      '82001',
      'trucking-company',
      'Transportation',
      'Wyoming Department of Workforce Services, which says whether your work must be covered',
    ],
  ])('the basics of a business in %s: a %s is insured by the state fund', async (zip, trade, industry, fund) => {
    const all = listInsurance(await profileOf(trade, industry, zip)).filter((text) => /workers’ compensation/i.test(text));
    expect(all).toEqual([expect.stringContaining(fund)]);
  });

  it.each([
    ['77550', /TWIA.*before a storm is in the Gulf/, true],
    ['77002', /TWIA/, false],
    ['33101', /Windstorm and hail cover.*Citizens/, true],
    ['28401', /NCIUA/, true],
    ['27601', /NCIUA|[Ww]indstorm/, false],
    ['94110', /^Earthquake cover/, true],
    ['55401', /[Ww]indstorm|[Ee]arthquake/, false],
  ])('the basics of a business at %s have the policy %s: %s', async (zip, policy, isListed) => {
    const listed = listInsurance(await profileOf('bakery', 'Retail', zip));
    expect(listed.some((text) => policy.test(text))).toBe(isListed);
  });

  it('the basics of a business leave out what it has no use for', async () => {
    const alone = await profileOf('bookkeeper', 'Other', '02110', 1);
    expect(listInsurance(alone).filter((text) => /workers’ compensation/i.test(text))).toEqual([]);
    const desert = await profileOf('bakery', 'Retail', '89101');
    expect(listInsurance(desert).some((text) => /state fund/.test(text))).toBe(false);
  });

  it('the basics of a business: a fire has its own answer', async () => {
    const [first] = suggestMitigationsFor('Building Fire', await profileOf('credit-union', 'Finance', '20147'));
    expect(first!.mitigation_strategy).toMatch(/^Get everyone to safety/);
  });

  it.each([
    [
      'nursing-home',
      'Healthcare',
      /Move the people nearest the fire behind the next fire door, as your fire plan says/,
      /everyone out/,
    ],
    [
      'hospital',
      'Healthcare',
      /Move the people nearest the fire behind the next fire door, as your fire plan says/,
      /everyone out/,
    ],
    ['care-home', 'Healthcare', /Move the others as the fire department approved for residents who cannot walk/, /everyone out/],
    ['homeless-shelter', 'Nonprofit', /get everyone out right away/, /Rescue who is in danger/],
    ['law-firm', 'Other', /get everyone out right away/, /Rescue who is in danger/],
  ])('the basics of a business: a fire leaves behind no one who cannot walk: %s', async (trade, industry, says, never) => {
    const [first] = suggestMitigationsFor('Building Fire', await profileOf(trade, industry, '28801'));
    const steps = first!.incident_response_steps?.join('\n');
    expect(steps).toMatch(says);
    expect(steps).not.toMatch(never);
    expect(steps).toMatch(/911/);
  });
});
