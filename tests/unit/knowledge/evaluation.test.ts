import { beforeAll, describe, expect, it } from 'vitest';
import { findPlace } from '#shared/knowledge/places/place.ts';
import floor from '#tests/eval/floor.json' with { type: 'json' };
import { meanScores, type Scores, scoreOffers, totalOf } from '#tests/eval/score.ts';
import type { GoldenProfile } from '#tests/support/golden-profiles/golden-profile.ts';
import { collectOffers, type Offers } from '#tests/support/golden-profiles/offers.ts';
import { goldenProfiles } from '#tests/support/golden-profiles.ts';

/** How far a mean may rise before its floor has to follow. */
const SLACK = 0.5;

const scoreOf = async (profile: GoldenProfile, change: (offers: Offers) => Offers = (offers) => offers): Promise<Scores> =>
  scoreOffers(profile, change(await collectOffers(profile)), await findPlace(profile.zip));

describe('the evaluation of the built-in knowledge', () => {
  let means: Record<string, number>;
  beforeAll(async () => {
    const all = [];
    for (const profile of goldenProfiles) all.push(await scoreOf(profile));
    const mean = meanScores(all);
    const percents = Object.entries(mean).map(([name, score]) => [name, 100 * score] as const);
    means = { ...Object.fromEntries(percents), total: totalOf(mean) };
  }, 60_000);

  it('the evaluation covers at least sixty profiles', () => {
    expect(goldenProfiles.length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.entries(floor))('the mean of %s is not below its floor of %d', (name, least) => {
    expect(means[name]).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(floor))(
    'the floor of %s follows the mean: if this fails, raise %d in tests/eval/floor.json',
    (name, least) => {
      expect(means[name]! - least).toBeLessThan(SLACK);
    },
  );
});

describe('a score of the evaluation', () => {
  const [profile] = goldenProfiles as [GoldenProfile];
  const damages: [keyof Scores, (offers: Offers) => Offers][] = [
    ['musts', (offers) => ({ ...offers, suggested_critical_functions: [] })],
    ['mustNots', (offers) => ({ ...offers, suggested_risks: [...offers.suggested_risks, { name: 'Snow plow contract' }] })],
    [
      'hazards',
      (offers) => ({
        ...offers,
        location_specific_risks: [
          ...offers.location_specific_risks,
          { name: 'Winter Storms' },
          { name: 'Earthquakes' },
          { name: 'Wildfires' },
        ],
      }),
    ],
    ['citations', (offers) => ({ ...offers, business_size_considerations: ['Report it under 99 CFR 999.9.'] })],
    [
      'repeats',
      (offers) => ({ ...offers, suggested_mitigations: [...offers.suggested_mitigations, offers.suggested_mitigations[0]!] }),
    ],
    [
      'times',
      (offers) => ({
        ...offers,
        suggested_critical_functions: offers.suggested_critical_functions.map((fn) => ({ ...fn, rto: 'More than 1 week' })),
      }),
    ],
    [
      'wording',
      (offers) => ({
        ...offers,
        suggested_risks: offers.suggested_risks.map((risk) => ({ ...risk, reason: 'It is bad; it is worse.' })),
      }),
    ],
  ];

  it.each(damages)('the score of %s falls when the offer gets worse', async (name, damage) => {
    expect((await scoreOf(profile, damage))[name]).toBeLessThan((await scoreOf(profile))[name]);
  });
});
