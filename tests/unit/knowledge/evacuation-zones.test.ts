/** How evacuation zones are called, by ZIP code. */
import { describe, expect, it } from 'vitest';
import { evacuationZones, findEvacuationZones } from '#shared/knowledge/places/evacuation-zones.ts';
import { loadLocalHazards } from '#shared/knowledge/places/local-hazards.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { findWordingMistakes } from '#tests/unit/wording/rules.ts';

describe('the evacuation zones of a place', () => {
  it.each([
    ['77550', 'surge', /^Zip-Zone Coastal, which is ordered out first$/],
    ['77002', 'surge', /^Zip-Zone Coastal, A, B or C/],
    ['11215', 'surge', /^zone 1 to 6/],
    ['11550', 'surge', null],
    ['11003', 'surge', null],
    ['33602', 'surge', /floridadisaster\.org/],
    ['33040', 'surge', /^zone 1 to 5, by mile marker/],
    ['23510', 'surge', /knowyourzoneva\.org/],
    ['31401', 'surge', /gema\.georgia\.gov/],
    ['29401', 'surge', /scemd\.org/],
    ['70112-1234', 'surge', /^phase 1, 2 or 3/],
    ['96815', 'tsunami', /^the tsunami zone/],
    ['98520', 'tsunami', /Washington Geological Survey/],
    ['97138', 'tsunami', /oregontsunami\.org/],
    ['95531', 'tsunami', /conservation\.ca\.gov/],
    ['96720', 'tsunami', /where mapped, the extreme tsunami zone/],
    ['02840', 'surge', /^by letter.*city or town$/],
    ['07740', 'surge', /^zone A to D.*Monmouth/],
    ['19971', 'surge', /preparede\.org/],
    ['36542', 'surge', /^by number/],
    ['39501', 'surge', /your county’s emergency management/],
    ['04101', 'surge', /Maine Geological Survey/],
    ['03801', 'surge', null],
    ['', 'surge', null],
  ] as const)('of %s for a %s are called as its officials call them', (zip, sea, zones) => {
    const found = findEvacuationZones(zip, [sea]);
    if (zones === null) expect(found).toBeUndefined();
    else expect(found?.zones).toMatch(zones);
  });

  it.each([
    ['77550', 'the I-45 causeway'],
    ['77617', 'Highways 87 and 124'],
    ['77623', 'Highways 87 and 124'],
    ['77650', 'Highways 87 and 124'],
    ['33040', 'the Overseas Highway'],
    ['27943', 'Highway 12'],
    ['29928', 'US 278'],
    ['27954', undefined],
    ['33139', undefined],
  ])('of %s have the way out that officials name: %s', (zip, exit) => {
    expect(findEvacuationZones(zip, ['surge'])?.exit).toBe(exit);
  });

  it.each(evacuationZones.map((entry) => [entry.source, entry] as const))(
    'of %s: an authority publishes them, and the sentence says where to look',
    (source, { zones, isOfZip, zips }) => {
      expect(source).toMatch(/Emergency (?:Management|Preparedness)|Geological Survey|Geology|Area Council/);
      if (!isOfZip) expect(zones).toMatch(/\.(?:com|org|gov)\b|\bmaps?\b|\bpage\b|by ZIP code/);
      expect(zips).toMatch(/^\d{3,5}(?:[ -]\d{3,5})*$/);
    },
  );

  it('have a source, keep the wording rules, and stand only where the sea is a hazard', async () => {
    const mistakes = findWordingMistakes(evacuationZones.map(({ zones }) => `Know its evacuation zone: ${zones}.`));
    expect(mistakes).toEqual([]);
    for (const { source } of evacuationZones) expect(source.length).toBeGreaterThan(10);
    for (const [zip, sea] of [
      ['77550', 'Storm Surge'],
      ['33602', 'Storm Surge'],
      ['98520', 'Tsunamis'],
      ['96815', 'Tsunamis'],
    ]) {
      const { hazards } = await loadLocalHazards((await findPlace(zip!))!);
      expect(hazards.map(({ name }) => name)).toContain(sea);
    }
  });
});
