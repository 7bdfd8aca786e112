/** Cash, deposits and card data: who is called, and who carries nothing. */
import { describe, expect, it } from 'vitest';
import { listDuties } from '#shared/knowledge/duties.ts';
import { describeSetting } from '#shared/knowledge/mitigations/setting.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';

const profileOf = (trade: (typeof trades)[number]): Promise<Profile> =>
  buildProfile({ business_name: 'Acme', trade: trade.id, industry: trade.within[0]!, employee_count: 25 }, true);
const textFor = (risk: string, profile: Profile): string => JSON.stringify(suggestMitigationsFor(risk, profile));
const all = await Promise.all(trades.map(async (trade) => ({ ...trade, profile: await profileOf(trade) })));
const bankers = all.filter(({ traits }) => traits.includes('deposits'));

describe('cash of others', () => {
  it.each(bankers)('cash of others: a robbery at a $id is answered as banks are trained', ({ profile }) => {
    for (const risk of ['Branch Robbery', 'Robbery']) {
      const text = textFor(risk, profile);
      for (const says of [/bait money/, /all-clear signal/, /FBI/, /ambush/, /threatens a manager/, /armored carrier/])
        expect(text).toMatch(says);
      expect(text).not.toMatch(/drop safe/i);
    }
  });

  it.each(bankers)('a bomb threat has a card of its own at a $id', ({ profile }) => {
    expect(profile.industry.risks.map(([name]) => name)).toContain('Bomb Threat');
    const text = textFor('Bomb Threat', profile);
    for (const says of [
      /stay on the line/,
      /911 from another phone/,
      /Do not hang up/,
      /do not touch/,
      /search, evacuate or stay/,
    ])
      expect(text).toMatch(says);
    expect(textFor('Branch Robbery', profile)).not.toMatch(/bomb/i);
  });

  it('cash of others stays with the carrier, and a shop without deposits has no bait money', () => {
    for (const { id, profile } of all) {
      const said = [...profile.industry.risks.map(([name]) => name), 'Robbery'].map((risk) => textFor(risk, profile)).join('\n');
      expect(/\bsend runners\b/i.test(said), id).toBe(false);
      if (!bankers.some((other) => other.id === id)) expect(said, id).not.toMatch(/bait money/);
    }
  });
});

describe('card data', () => {
  const takers = all.filter(({ profile }) => describeSetting(profile).charges.has('cards'));

  it('card data is taken by shops, restaurants, salons and web shops, and by no factory or town', () => {
    const ids = takers.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['clothing-store', 'restaurant', 'salon', 'online-store', 'hotel', 'gym']));
    expect(ids.filter((id) => ['machine-shop', 'town-or-city', 'electric-coop', 'row-crop-farm'].includes(id))).toEqual([]);
  });

  it.each(takers)(
    'card data stolen at a $id: the acquirer first, terminal off the line and switched on',
    ({ id, traits, profile }) => {
      const [answer] = suggestMitigationsFor('Payment Card Data Breach', profile);
      const steps = answer!.incident_response_steps!;
      expect(steps[0]).toMatch(/Unplug the terminal .* leave it switched on/);
      expect(steps[1]).toMatch(/acquirer or card processor right away/);
      expect(steps.join('\n')).toMatch(/skimmer[\s\S]*PCI forensic investigator/);
      expect(textFor('Data Breach', profile)).toMatch(/acquirer or card processor right away/);
      const duties = listDuties({ trade: id, industry: profile.industry.name, traits, states: [], employees: 25 } as never);
      expect(duties.map((duty) => duty.id)).toEqual(expect.arrayContaining(['card-data-compromise', 'card-data-incident-plan']));
    },
  );

  it('card data is no concern of who takes no cards, and client files keep their own answer', () => {
    for (const { id, profile } of all.filter((trade) => !takers.includes(trade)))
      expect(textFor('Data Breach', profile), id).not.toMatch(/acquirer/);
    const lawyers = all.find(({ id }) => id === 'law-firm')!;
    expect(textFor('Client File Data Breach', lawyers.profile)).not.toMatch(/acquirer|terminal/);
  });
});
