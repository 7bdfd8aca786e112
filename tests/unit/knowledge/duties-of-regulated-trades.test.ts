/** What an examiner asks a regulated trade for, besides notices after an event. */
import { describe, expect, it } from 'vitest';
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
    ['oyster-farm', 'shellfish-sewage-overboard sick-food-makers seafood-haccp vibrio-plan-wa', ''],
    ['vegetable-farm', 'sick-food-makers', ''],
    ['meat-locker', 'sick-food-makers', ''],
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
});
