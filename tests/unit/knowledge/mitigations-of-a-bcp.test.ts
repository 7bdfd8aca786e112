/** The mitigations that one business gets for all its risks: none is said twice, and none speaks of another place or trade. */
import { beforeAll, describe, expect, it } from 'vitest';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace, type Place } from '#shared/knowledge/places/place.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedMitigation } from '#shared/queues/job-definitions.ts';

const ZIPS = {
  Galveston: '77550',
  'El Paso': '79901',
  Birmingham: '35203',
  Truckee: '96161',
  Anchorage: '99501',
  Brooklyn: '11201',
  Fargo: '58102',
};
type City = keyof typeof ZIPS;
const cities = Object.keys(ZIPS) as City[];

const places = new Map<City, Place>();
beforeAll(async () => {
  for (const city of cities) places.set(city, (await findPlace(ZIPS[city]))!);
});

const profileOf = (city: City, trade: string, employee_count = 12): Promise<Profile> => {
  const place = places.get(city)!;
  return buildProfile({ business_name: 'Acme', trade, state: place.state, employee_count }, true, { place });
};
const listRisks = (profile: Profile): string[] => [
  ...new Set([...listIndustryRisks(profile), ...listLocationRisks(profile)].map(({ name }) => name)),
];

/** What every trade of the list is offered in a city for all its risks. */
const offersIn = async (city: City): Promise<{ id: string; risks: string[]; mitigations: SuggestedMitigation[] }[]> =>
  Promise.all(
    trades.map(async ({ id }) => {
      const profile = await profileOf(city, id);
      const risks = listRisks(profile);
      return { id, risks, mitigations: suggestMitigationsForAll(risks, profile) };
    }),
  );

const listRepeats = (texts: readonly string[]): string[] => [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];

describe.each(cities)('the mitigations of one BCP in %s', (city) => {
  it(`the mitigations of one BCP in ${city} answer every risk, and never with the same strategy`, async () => {
    const wrong = (await offersIn(city)).flatMap(({ id, risks, mitigations }) => [
      ...risks
        .filter((risk) => !mitigations.some(({ risk_name }) => risk_name === risk))
        .map((risk) => `${id}: none for ${risk}`),
      ...listRepeats(mitigations.map(({ mitigation_strategy }) => mitigation_strategy ?? '')).map((text) => `${id}: ${text}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it(`the mitigations of one BCP in ${city} have at least four orders and one action each`, async () => {
    const short = (await offersIn(city)).flatMap(({ id, mitigations }) =>
      mitigations
        .filter(
          ({ incident_response_steps, specific_actions }) => incident_response_steps!.length < 4 || !specific_actions?.length,
        )
        .map(({ risk_name }) => `${id}: ${risk_name}`),
    );
    expect(short).toEqual([]);
  });

  it(`the mitigations of one BCP in ${city} refer to each other for a third of the risks at most`, async () => {
    const shares = (await offersIn(city)).map(
      ({ mitigations }) =>
        mitigations.filter(({ mitigation_strategy }) => /^See “/.test(mitigation_strategy ?? '')).length / mitigations.length,
    );
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.34);
  });
});
