/** What a first draft says of each place: no wildfire that is High downtown, no barriers where no river rises, no outage left out. */
import { describe, expect, it } from 'vitest';
import { riskLevel } from '#shared/domain/bcp/impact.ts';
import { listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { suggestRating } from '#shared/knowledge/ratings.ts';

const profileAt = async (zip: string) => {
  const place = (await findPlace(zip))!;
  const snapshot = { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', employee_count: 14 };
  return buildProfile({ ...snapshot, state: place.state, zip_code: zip }, true, { place });
};

interface Answer {
  /** Hazards that strike hard there. */
  hard: readonly string[];
  /** Hazards that are felt there, or not at all. */
  little?: readonly string[];
  hasRiver: boolean;
}

const cases: readonly (readonly [place: string, zip: string, answer: Answer])[] = [
  ['Boston', '02110', { hard: ['Hurricanes', 'Coastal Flooding'], little: ['Wildfires', 'Earthquakes'], hasRiver: false }],
  ['Nantucket', '02554', { hard: ['Hurricanes', 'Storm Surge'], little: ['Wildfires', 'Tornadoes'], hasRiver: false }],
  ['Worcester', '01608', { hard: ['Tornadoes', 'Floods'], little: ['Wildfires', 'Storm Surge'], hasRiver: true }],
  ['Hartford', '06103', { hard: ['Floods'], little: ['Wildfires', 'Earthquakes'], hasRiver: true }],
  ['Brooklyn', '11201', { hard: ['Storm Surge', 'Flash Floods'], little: ['Wildfires', 'Earthquakes'], hasRiver: false }],
  ['Long Island', '11788', { hard: ['Hurricanes'], little: ['Earthquakes'], hasRiver: false }],
  ['Ashburn', '20147', { hard: ['Floods'], little: ['Earthquakes', 'Hurricanes', 'Wildfires'], hasRiver: true }],
  ['Mineral', '23117', { hard: ['Earthquakes'], little: ['Storm Surge'], hasRiver: true }],
  ['Cleveland', '44114', { hard: ['Tornadoes'], little: ['Hurricanes', 'Earthquakes'], hasRiver: true }],
  ['Knoxville', '37902', { hard: ['Floods'], little: ['Earthquakes', 'Hurricanes'], hasRiver: true }],
  ['Memphis', '38103', { hard: ['Earthquakes', 'Floods'], little: ['Wildfires'], hasRiver: true }],
  ['Charleston', '29401', { hard: ['Earthquakes', 'Hurricanes'], little: ['Wildfires'], hasRiver: false }],
  ['Columbia', '29201', { hard: ['Floods'], little: ['Earthquakes', 'Storm Surge'], hasRiver: true }],
  ['Key West', '33040', { hard: ['Hurricanes', 'Storm Surge'], little: ['Wildfires', 'Sinkholes'], hasRiver: false }],
  ['Miami', '33130', { hard: ['Hurricanes'], little: ['Wildfires', 'Sinkholes', 'Earthquakes'], hasRiver: false }],
  ['New Orleans', '70112', { hard: ['Hurricanes', 'Dam and Levee Failure'], little: ['Wildfires'], hasRiver: true }],
  ['Galveston', '77550', { hard: ['Hurricanes', 'Storm Surge'], little: ['Wildfires', 'Earthquakes'], hasRiver: false }],
  ['Dallas', '75201', { hard: ['Tornadoes'], little: ['Wildfires', 'Hurricanes', 'Earthquakes'], hasRiver: true }],
  ['Bastrop', '78602', { hard: ['Wildfires'], little: ['Storm Surge', 'Earthquakes'], hasRiver: true }],
  ['Midland', '79701', { hard: ['Tornadoes'], little: ['Earthquakes', 'Hurricanes'], hasRiver: false }],
  ['Wichita', '67202', { hard: ['Tornadoes'], little: ['Wildfires', 'Hurricanes', 'Earthquakes'], hasRiver: true }],
  ['Fargo', '58102', { hard: ['Floods'], little: ['Wildfires', 'Earthquakes'], hasRiver: true }],
  ['Minneapolis', '55418', { hard: ['Tornadoes'], little: ['Wildfires', 'Earthquakes'], hasRiver: true }],
  ['Aspen', '81611', { hard: ['Wildfires', 'Avalanches'], little: ['Hurricanes', 'Earthquakes'], hasRiver: true }],
  ['Salt Lake City', '84101', { hard: ['Earthquakes'], little: ['Wildfires', 'Tsunamis'], hasRiver: true }],
  ['Phoenix', '85003', { hard: ['Flash Floods'], little: ['Wildfires', 'Earthquakes'], hasRiver: false }],
  ['Las Vegas', '89101', { hard: ['Earthquakes', 'Flash Floods'], little: ['Wildfires', 'Floods'], hasRiver: false }],
  ['Los Angeles', '90012', { hard: ['Earthquakes'], little: ['Wildfires', 'Tsunamis', 'Hurricanes'], hasRiver: true }],
  ['Pacific Palisades', '90272', { hard: ['Earthquakes', 'Wildfires'], little: ['Hurricanes'], hasRiver: false }],
  ['Sacramento', '95814', { hard: ['Floods', 'Dam and Levee Failure'], little: ['Wildfires', 'Tsunamis'], hasRiver: true }],
  ['Shelton', '98584', { hard: ['Earthquakes', 'Floods'], little: ['Wildfires', 'Hurricanes'], hasRiver: true }],
  ['Friday Harbor', '98250', { hard: ['Earthquakes'], little: ['Wildfires', 'Hurricanes'], hasRiver: false }],
  ['Anchorage', '99501', { hard: ['Earthquakes'], little: ['Hurricanes', 'Tsunamis'], hasRiver: false }],
  ['Fairbanks', '99701', { hard: ['Floods'], little: ['Tsunamis', 'Hurricanes'], hasRiver: true }],
  ['Honolulu', '96813', { hard: ['Hurricanes', 'Tsunamis'], little: ['Wildfires', 'Volcanic Activity'], hasRiver: false }],
  ['Lahaina', '96761', { hard: ['Wildfires', 'Tsunamis'], little: ['Volcanic Activity'], hasRiver: false }],
];

describe.each(cases)('the answer for %s', (name, zip, { hard, little = [], hasRiver }) => {
  it(`the answer for ${name} rates what strikes hard there, and not what does little`, async () => {
    const profile = await profileAt(zip);
    const listed = listLocationRisks(profile).map((risk) => risk.name);
    const levelOf = (hazard: string) => riskLevel(suggestRating(hazard, profile));
    expect(hard.filter((hazard) => !listed.includes(hazard) || levelOf(hazard) !== 'high')).toEqual([]);
    expect(little.filter((hazard) => levelOf(hazard) === 'high')).toEqual([]);
  });

  it(`the answer for ${name} spends nothing on what does little there`, async () => {
    const profile = await profileAt(zip);
    const spent = little.flatMap((hazard) =>
      suggestMitigationsFor(hazard, profile).filter((item) =>
        /ShakeOut|masonry|seismic|anchor(?!age)|metal mesh|5 feet|barrier/i.test(JSON.stringify(item)),
      ),
    );
    expect(spent).toEqual([]);
  });

  it(`the answer for ${name} ${hasRiver ? 'sets barriers against its river' : 'sets no barriers, for no river is forecast to rise'}`, async () => {
    const text = JSON.stringify(suggestMitigationsFor('Floods', await profileAt(zip)));
    expect(/barriers/i.test(text)).toBe(hasRiver);
    expect(text).not.toMatch(/river watch/i);
  });

  it(`the answer for ${name} says what cuts its power`, async () => {
    const power = listLocationRisks(await profileAt(zip)).find((risk) => risk.name === 'Power Outages');
    expect(power?.reason).toMatch(/power|lines|outage|grid|cut off/i);
    expect(power?.reason_source).toBeTruthy();
  });
});

describe('an outage of the place', () => {
  it.each([
    ['data-center', 'Technology', /router|shut down what the UPS carries/i],
    ['dialysis-center', 'Healthcare', /router|shut down what the UPS carries/i],
    ['dairy-farm', 'Agriculture', /router|shut down what the UPS carries/i],
    ['hotel', 'Hospitality', /shut down what the UPS carries/i],
  ])('an outage of the place is answered as a %s does', async (trade, industry, foreign) => {
    const place = (await findPlace('20147'))!;
    const snapshot = { business_name: 'Acme', business_type: 'LLC', trade, industry, employee_count: 14 };
    const profile = await buildProfile({ ...snapshot, state: place.state, zip_code: place.zip }, true, { place });
    const [answer] = suggestMitigationsFor('Power Outages', profile);
    expect(JSON.stringify(answer)).not.toMatch(foreign);
    const own = profile.industry.risks.map(([name]) => suggestMitigationsFor(name, profile)[0]?.mitigation_strategy);
    expect(own).toContain(answer!.mitigation_strategy);
  });
});
