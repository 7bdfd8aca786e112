/** What an examiner asks a regulated trade for, besides notices after an event. */
import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const dutiesOf = (id: string) => {
  const { within } = trades.find((trade) => trade.id === id)!;
  return listDuties({ trade: id, industry: within[0]!, state: 'WA', employees: 40 });
};

describe('duties of regulated trades', () => {
  it.each<[trade: string, keep: string, tell: string]>([
    [
      'credit-union',
      'ncua-security-program ncua-compliance-certification ncua-catastrophic-preparedness ncua-vital-records ncua-succession-plan',
      'ncua-member-notice ncua-cyber-incident ncua-catastrophic-act',
    ],
    [
      'community-bank',
      'bank-security-program bank-information-security-program',
      'bank-customer-notice bank-notification-incident bank-suspicious-activity',
    ],
    ['dialysis-center', 'cms-dialysis-plan cms-dialysis-local-contact cms-dialysis-nurse', 'esrd-network-status'],
    [
      'oyster-farm',
      'shellfish-sewage-overboard sick-shellfish-workers seafood-haccp vibrio-plan-wa washington-shellfish-transfer washington-aquatic-farm-registration',
      '',
    ],
    ['fish-farm', 'washington-aquatic-farm-registration', ''],
    ['propane-dealer', 'hazmat-training hazmat-security-plan chemical-inventory', 'hazmat-incident'],
    ['vegetable-farm', 'sick-produce-workers', ''],
    ['meat-locker', 'sick-meat-workers', ''],
    ['brewpub', 'sick-food-makers sick-food-workers', ''],
    ['restaurant', 'sick-food-workers', 'food-imminent-hazard card-data-compromise'],
  ])('duties of regulated trades: a %s keeps and tells what its regulator expects', (id, keep, tell) => {
    const found = dutiesOf(id);
    const idsOf = (kind: string) => found.filter((duty) => duty.kind === kind).map((duty) => duty.id);
    expect(idsOf('keep')).toEqual(expect.arrayContaining(keep.split(' ')));
    expect(idsOf('tell')).toEqual(expect.arrayContaining(tell.split(' ').filter(Boolean)));
  });

  it('duties of regulated trades cite one paragraph for one duty', () => {
    const rules = dutiesOf('dialysis-center').map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.includes('494.62(a)(4)'))).toHaveLength(1);
  });

  const idsIn = (trade: string, state: string): string[] => {
    const { within } = trades.find(({ id }) => id === trade)!;
    return listDuties({ trade, industry: within[0]!, state, employees: 40 }).map(({ id }) => id);
  };

  it.each<[trade: string, state: string, has: string, lacks: string]>([
    [
      'child-care',
      'CA',
      'child-abuse-ca child-care-incident-ca child-care-disaster-plan-ca injury-prevention-program-ca',
      'child-abuse',
    ],
    ['family-child-care', 'CA', 'child-abuse-ca', 'child-care-incident-ca'],
    ['care-home', 'FL', 'assisted-living-plan-fl', ''],
    ['clothing-store', 'NY', 'airborne-disease-plan-ny', ''],
    ['church', 'NY', 'airborne-disease-plan-ny', ''],
    ['clothing-store', 'NJ', '', 'airborne-disease-plan-ny'],
    ['town-or-city', 'NY', '', 'airborne-disease-plan-ny'],
    ['school-district', 'NY', '', 'airborne-disease-plan-ny'],
    // Fuel gas is no hazardous substance of the Superfund law.
    ['propane-dealer', 'GA', '', 'hazardous-release'],
    ['fuel-distributor', 'GA', 'hazardous-release', ''],
  ])('duties of regulated trades: a %s in %s', (trade, state, has, lacks) => {
    const found = idsIn(trade, state);
    expect(found).toEqual(expect.arrayContaining(has.split(' ').filter(Boolean)));
    for (const id of lacks.split(' ').filter(Boolean)) expect(found).not.toContain(id);
  });

  it.each([
    ['OR', 'Oregon OSHA'],
    ['CA', 'Cal/OSHA'],
    ['WA', 'Washington Department of Labor & Industries'],
    ['TX', 'OSHA'],
    ['OR,TX', 'OSHA'],
  ])('duties of regulated trades: in %s, %s inspects the workplace', (state, authority) => {
    const found = listDuties({ trade: 'machine-shop', industry: 'Manufacturing', state, employees: 40 });
    for (const id of ['safety-data-sheets', 'lockout-inspection', 'fire-extinguishers']) {
      const duty = found.find((one) => one.id === id);
      expect(duty?.authority, id).toBe(authority);
      expect(/own rule/.test(duty!.rule), id).toBe(authority !== 'OSHA');
    }
  });

  it.each([
    ['WA', '98584', true],
    ['ME', '04101', false],
  ])(
    'duties of regulated trades: an oyster farm in %s files its Vibrio plan in time: %s, %s',
    async (state, zip_code, isFiled) => {
      const draft = await createFirstDraft({
        ...{ business_name: 'Acme', business_type: 'LLC', industry: 'Agriculture', trade: 'oyster-farm', employee_count: 14 },
        ...{ annual_revenue: '$2M', city: 'Here', state, zip_code },
      });
      const measure = draft.mitigations.find(({ risk_name }) => /vibrio/i.test(risk_name))!;
      expect(measure.responsible_party).not.toBeNull();
      expect(measure.timeline).toBe('Before the first warm month');
      expect(measure.specific_actions.some((action) => /harvest plan, two weeks before/.test(action))).toBe(isFiled);
    },
  );

  it('duties of regulated trades: only who prepares returns answers for errors in them without an if', () => {
    const sayError = (trade: string, industry: string) =>
      listDuties({ trade, industry, state: 'IL' }).find(({ id }) => id === 'tax-client-error')!.what;
    expect(sayError('law-firm', 'Other')).toMatch(/^If you practice before the IRS, tell the client/);
    expect(sayError('tax-preparer', 'Finance')).toMatch(/^Tell the client/);
  });

  it('duties of regulated trades: whoever looks after children has one rule on suspected abuse, in every state', () => {
    for (const trade of ['child-care', 'summer-camp', 'private-school', 'pediatric-practice'])
      for (const { code } of US_STATES)
        expect(
          idsIn(trade, code).filter((id) => id.startsWith('child-abuse')),
          `${trade}, ${code}`,
        ).toHaveLength(1);
  });

  it('duties of regulated trades: federal OSHA is not told of public employees', () => {
    expect(idsIn('water-utility', 'WV')).toEqual(expect.arrayContaining(['public-employee-injury', 'rmp-chlorine']));
    for (const { id, within } of trades.filter((trade) => trade.within[0] === 'Government'))
      expect(
        idsIn(id, 'WV').filter((duty) => duty.startsWith('osha-death')),
        `${id}, ${within[0]}`,
      ).toEqual([]);
    expect(idsIn('machine-shop', 'WV')).toEqual(expect.arrayContaining(['osha-death', 'osha-injury']));
  });

  it('duties of regulated trades: gas is no oil, an elevator no farm, and explosives are counted', () => {
    expect(idsIn('propane-dealer', 'MI').filter((id) => id.startsWith('oil-'))).toEqual([]);
    expect(idsIn('fuel-distributor', 'MI')).toContain('oil-spill-plan');
    expect(idsIn('grain-elevator', 'KS')).not.toContain('pesticide-information');
    expect(idsIn('ski-area', 'UT')).toContain('explosives-theft');
    expect(idsIn('summer-camp', 'TX')).toContain('youth-camp-emergency-plan-tx');
  });
});
