/** A step stands on a card only where the trade makes sense of it: what power, water, cold and heat mean is not the same for all. */
import { describe, expect, it } from 'vitest';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { TraitId } from '#shared/knowledge/traits.ts';

const PLACES = [
  { city: 'Galveston', state: 'TX', zip_code: '77550' },
  { city: 'Portland', state: 'ME', zip_code: '04101' },
  { city: 'Shelton', state: 'WA', zip_code: '98584' },
  { city: 'Fargo', state: 'ND', zip_code: '58102' },
];
const RISKS = [
  'Power Outages',
  'Winter Storms',
  'Extreme Cold',
  'Extreme Heat',
  'Floods',
  'Hurricanes',
  'Building Fire',
  'Earthquakes',
];

interface Case {
  id: string;
  traits: readonly TraitId[];
  profile: Profile;
}
const cases: Case[] = await Promise.all(
  trades.flatMap(({ id, traits, within }) =>
    PLACES.map(async (place) => ({
      ...{ id, traits },
      profile: await buildProfile({ business_name: 'Acme', trade: id, industry: within[0]!, employee_count: 25, ...place }, true),
    })),
  ),
);
const stepsOf = (risk: string, { profile }: Case): string[] =>
  suggestMitigationsFor(risk, profile).flatMap(({ incident_response_steps }) => incident_response_steps ?? []);

/** Of a trade with any of these traits, no card of these risks says this. */
const FOREIGN: readonly (readonly [readonly TraitId[], RegExp])[] = [
  [['deposits'], /order(?: or appointment)? due soon|order fuel|work in pairs/i],
  [['dialysis'], /work in pairs|order(?: or appointment)? due soon/i],
  [['treats-patients'], /order(?: or appointment)? due soon/i],
  [['shellfish'], /elevator|have the contractor clear/i],
  [['livestock'], /use no elevator|any elevator/i],
  [['client-shop'], /order fuel/i],
];

/** Each of these risks of a trade with the trait says this. */
const OWN: readonly (readonly [TraitId, readonly string[], RegExp])[] = [
  [
    'dialysis',
    ['Winter Storms', 'Extreme Cold', 'Hurricanes', 'Earthquakes', 'Floods'],
    /start no dialysis until the medical director/,
  ],
  ['dialysis', ['Extreme Heat'], /start no dialysis there/],
  ['deposits', ['Power Outages'], /vault[\s\S]*ATM[\s\S]*While the UPS lasts/],
  ['deposits', ['Hurricanes'], /order cash for the counters and ATMs/],
  ['deposits', ['Floods'], /which branch or ATM serves them/],
  ['shellfish', ['Winter Storms'], /night tide/],
];

describe('the cards of a trade', () => {
  it.each(FOREIGN)('of %j never say %s', (of, foreign) => {
    const found = cases
      .filter(({ traits }) => of.some((trait) => traits.includes(trait)))
      .flatMap((item) =>
        RISKS.flatMap((risk) => stepsOf(risk, item).map((step) => `${item.id}: ${risk}: ${step}`)).filter((text) =>
          foreign.test(text),
        ),
      );
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(OWN)('of %s say at %j what it means there', (trait, risks, own) => {
    for (const item of cases.filter(({ traits }) => traits.includes(trait)))
      for (const risk of risks) expect(stepsOf(risk, item).join('\n'), `${item.id}: ${risk}`).toMatch(own);
  });

  it('clear a site for the wind only in an evacuation zone', () => {
    for (const item of cases)
      for (const step of stepsOf('Hurricanes', item))
        if (/36 hours/.test(step)) expect(step, item.id).toMatch(/evacuation zone/i);
  });
});
