import { beforeAll, describe, expect, it } from 'vitest';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { findTrade } from '#shared/knowledge/trades.ts';
import { collectOffers, listOfferedNames, type Offers, toSnapshot } from '#tests/support/golden-profiles/offers.ts';
import { goldenProfiles } from '#tests/support/golden-profiles.ts';

/** What is done about a risk is said in the words of all trades. */
const findWords = ({ suggested_mitigations: _, ...offers }: Offers, pattern: RegExp): string[] =>
  JSON.stringify(offers)
    .split('"')
    .filter((text) => pattern.test(text))
    .map((text) => {
      const { index } = pattern.exec(text)!;
      return `${pattern}: ${text.slice(Math.max(0, index - 60), index + 60)}`;
    });

/** What is done against a hazard, and the hazards of which one must be offered to be told so. */
const PRECAUTIONS: readonly (readonly [words: RegExp, hazards: readonly string[]])[] = [
  [/plowing and salting contract|plow contract|snow load|roof rake/i, ['Winter Storms', 'Ice Storms', 'Avalanches']],
  [/hurricane|surge zone/i, ['Hurricanes', 'Storm Surge']],
  [/tsunami/i, ['Tsunamis']],
  [/volcan|\bash\b/i, ['Volcanic Activity']],
  [/avalanche/i, ['Avalanches']],
];

const findRepeated = (texts: readonly string[]): string[] => [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];

const listAdvice = ({ suggested_mitigations }: Offers): string[] =>
  suggested_mitigations.flatMap((item) => [
    item.mitigation_strategy ?? '',
    ...(item.detailed_strategy ?? '').split('\n'),
    ...(item.specific_actions ?? []),
    ...(item.incident_response_steps ?? []),
  ]);

describe.each(goldenProfiles.map((profile) => [profile.name, profile] as const))('%s', (name, profile) => {
  let offers: Offers;
  beforeAll(async () => {
    offers = await collectOffers(profile);
  });

  it(`${name} is recognized by what its owner types`, async () => {
    const place = await findPlace(profile.zip);
    expect(place?.state).toBe(profile.state);
    const { industry } = await buildProfile(toSnapshot(profile), true, { place });
    expect(industry.trade).toBe(findTrade(profile.trade)?.trade);
  });

  it(`${name} gets what a consultant of the trade would not leave out`, () => {
    const names = listOfferedNames(offers);
    const missing = profile.must.filter((pattern) => !names.some((offered) => pattern.test(offered)));
    expect(missing.map(String), names.join('; ')).toEqual([]);
  });

  it(`${name} reads nothing that belongs to another trade or place`, () => {
    expect(profile.mustNot.flatMap((pattern) => findWords(offers, pattern))).toEqual([]);
  });

  it(`${name} is offered no hazard that is not material at its address`, async () => {
    const { not_material } = await loadLocalHazards((await findPlace(profile.zip))!);
    const absent = new Set(not_material.map((hazard) => hazard.name));
    const offered = offers.location_specific_risks.map((risk) => risk.name);
    expect(offered.filter((hazard) => [...absent].some((other) => other === hazard))).toEqual([]);
    expect(offered.length).toBeGreaterThanOrEqual(4);
  });

  it(`${name} is warned of the hazards of its address`, () => {
    const offered = offers.location_specific_risks.map((risk) => risk.name);
    expect(offered).toEqual(expect.arrayContaining([...(profile.hazards ?? [])]));
    expect(offered.filter((hazard) => profile.notHazards?.some((other) => other === hazard))).toEqual([]);
  });

  it(`${name} gets lists that a person reads to the end`, () => {
    const bounds = {
      functions: [offers.suggested_critical_functions.length, 7, 12],
      systems: [offers.suggested_systems?.length ?? 0, 4, 10],
      risks: [offers.suggested_risks.length, 8, 15],
      suppliers: [offers.suggested_suppliers?.length ?? 0, 4, 12],
      insurance: [offers.suggested_policies?.length ?? 0, 4, 12],
      records: [offers.suggested_records?.length ?? 0, 2, 10],
      sites: [offers.suggested_sites?.length ?? 0, 1, 1],
      impacts: [offers.suggested_impacts?.length ?? 0, 4, 4],
    } as const;
    const outside = Object.entries(bounds).filter(([, [count, least, most]]) => count < least || count > most);
    expect(outside.map(String)).toEqual([]);
  });

  it(`${name} has an answer to each of its first five risks`, () => {
    const answered = new Set(offers.suggested_mitigations.map((mitigation) => mitigation.risk_name));
    const first = offers.suggested_risks.slice(0, 5).map((risk) => risk.name);
    expect(first.filter((risk) => !answered.has(risk))).toEqual([]);
  });

  it(`${name} reads no mitigation and no action twice`, () => {
    const { suggested_mitigations } = offers;
    expect(findRepeated(suggested_mitigations.map((item) => item.mitigation_strategy ?? ''))).toEqual([]);
    expect(findRepeated(suggested_mitigations.map((item) => item.detailed_strategy ?? ''))).toEqual([]);
    expect(findRepeated(suggested_mitigations.flatMap((item) => item.specific_actions ?? []))).toEqual([]);
  });

  it(`${name} is told to do nothing about a hazard that its address does not have`, () => {
    const offered = new Set(offers.location_specific_risks.map((risk) => risk.name));
    const absent = PRECAUTIONS.filter(([, hazards]) => !hazards.some((hazard) => offered.has(hazard)));
    expect(listAdvice(offers).filter((line) => absent.some(([words]) => words.test(line)))).toEqual([]);
  });
});

describe('where it rarely snows', () => {
  it.each(['Gulf Dialysis Center', 'Grace Fellowship', 'St. Anne Mission', 'Lone Star Pest Control'])(
    '%s is told to sign no contract for plowing',
    async (name) => {
      const offers = await collectOffers(goldenProfiles.find((profile) => profile.name === name)!);
      expect(listAdvice(offers).filter((line) => /plow(ing and salting)? contract/i.test(line))).toEqual([]);
    },
  );
});
