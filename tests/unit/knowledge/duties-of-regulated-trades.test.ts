/** What an examiner asks a regulated trade for, besides notices after an event. */
import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { listDuties } from '#shared/knowledge/duties.ts';
import { trades } from '#shared/knowledge/trades.ts';

const dutiesOf = (id: string) => {
  const { within } = trades.find((trade) => trade.id === id)!;
  return listDuties({ trade: id, industry: within[0]!, state: 'WA', employees: 40 });
};

describe('duties of regulated trades', () => {
  it.each<[trade: string, keep: string, tell: string]>([
    [
      'credit-union',
      'ncua-security-program ncua-compliance-certification ncua-catastrophic-preparedness ncua-vital-records',
      'ncua-member-notice ncua-cyber-incident ncua-catastrophic-act',
    ],
    [
      'community-bank',
      'bank-security-program bank-information-security-program',
      'bank-customer-notice bank-notification-incident bank-suspicious-activity',
    ],
    ['dialysis-center', 'cms-dialysis-plan cms-dialysis-local-contact cms-dialysis-nurse', 'esrd-network-status'],
    ['oyster-farm', 'shellfish-sewage-overboard sick-shellfish-workers seafood-haccp vibrio-plan-wa', ''],
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
