import { describe, expect, it } from 'vitest';
import { features, TIERS } from '#shared/domain/tier.ts';
import { compareTiers } from '#shared/messages/pricing-page.ts';
import { listOffered, listTierAdditions, listTierLines, tierFacts } from '#shared/messages/tier-facts.ts';

describe('what the tiers hold', () => {
  it('the price list offers what is sold, in its words', () => {
    expect(TIERS.map(listOffered)).toEqual([
      ['ISO 22301 BCP by AI', 'Incident checklists and SOPs', 'Basic support'],
      ['Everything in Essential', 'Flash RTC (out-of-band communication)', 'Dedicated onboarding support'],
      [
        'Everything in Gold',
        'Executive training',
        'ISO 27001 readiness',
        'Tabletop scenarios and insurer reports',
        'Resilience Badge (up to 10% insurance discount)',
        'Priority support',
        'Quarterly check-ins',
      ],
    ]);
  });

  it('each fact is of one feature that a tier has, and is said somewhere', () => {
    const facts = tierFacts.flatMap(([, group]) => group);
    const known: string[] = TIERS.flatMap((tier) => features[tier]);
    expect(new Set(facts.map(({ feature }) => feature)).size).toBe(facts.length);
    expect(facts.filter(({ feature }) => !known.includes(feature))).toEqual([]);
    expect(facts.filter(({ offered, compared }) => offered === undefined && compared === undefined)).toEqual([]);
  });

  it('the cards of the prices list what the comparison marks for their tier and for none below', () => {
    const rows = compareTiers().flatMap((group) => group.rows.slice(group.group === 'Your plan' ? 1 : 0));
    for (const [at, tier] of TIERS.entries()) {
      const added = rows.filter(({ has }) => has[tier] === true && (at === 0 || has[TIERS[at - 1]!] === false));
      expect(listTierAdditions(tier).slice(at === 0 ? 1 : 2)).toEqual(added.map(({ what }) => what));
    }
  });

  it('both kinds of card begin with the yearly allowance', () => {
    expect(TIERS.map((tier) => [listTierLines(tier, [])[0], listTierAdditions(tier)[0]])).toEqual([
      ['1 new BCP a year', '1 new BCP a year'],
      ['2 new BCPs a year', '2 new BCPs a year'],
      ['3 new BCPs a year', '3 new BCPs a year'],
    ]);
  });
});
