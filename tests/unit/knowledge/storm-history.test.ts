/** Checked against what is known of these storms: NHC reports and the surveys of the local NWS offices. */
import { describe, expect, it } from 'vitest';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { loadStormHistory } from '#shared/knowledge/places/storm-history.ts';

const historyOf = async (zip: string) => loadStormHistory((await findPlace(zip))!);

describe('storms on record near a place', () => {
  it.each([
    [
      '70112',
      'New Orleans',
      /^Since 1975, 9 hurricanes have passed within 60 miles\. The last were .*Ida \(2021\) and Francine \(2024\)\.$/,
    ],
    ['29401', 'Charleston', /^Since 1975, 8 hurricanes .*Ian \(2022\)/],
    ['11215', 'Brooklyn', /^Since 1975, 2 hurricanes have passed within 60 miles: Belle \(1976\) and Gloria \(1985\)\.$/],
    ['11968', 'Southampton', /: Belle \(1976\), Gloria \(1985\) and Bob \(1991\)\.$/],
    ['28202', 'Charlotte', /^Since 1975, one hurricane .*: Hugo \(1989\)\.$/],
    ['02840', 'Newport', /^Since 1975, one hurricane .*: Bob \(1991\)\.$/],
    ['78401', 'Corpus Christi', /: Claudette \(2003\) and Harvey \(2017\)\.$/],
    ['19103', 'Philadelphia', /^Since 1975, one hurricane .*: Sandy \(2012\)\.$/],
    ['44113', 'Cleveland', /^Since 1975, no hurricane has .* and 2 tropical storms have: Hugo \(1989\) and Opal \(1995\)\.$/],
    ['60601', 'Chicago', /^Since 1975, no hurricane or tropical storm has passed within 60 miles\.$/],
  ])('of %s (%s), the hurricanes are those of HURDAT2', async (zip, _, sentence) => {
    expect((await historyOf(zip)).Hurricanes?.sentence).toMatch(sentence);
  });

  it.each([
    ['37201', 'Nashville', /The strongest was an EF3 in March 2020\.$/],
    ['42066', 'Mayfield', /The strongest was an EF4 in December 2021\.$/],
    ['73160', 'Moore', /^From 2015 to 2025, 12 tornadoes of EF2 or more passed within 25 miles/],
    ['44113', 'Cleveland', /^From 2015 to 2025, one tornado of EF2 or more passed within 25 miles, an EF2 in August 2023\.$/],
    ['79901', 'El Paso', /^From 2015 to 2025, no tornado of EF2 or more passed within 25 miles\.$/],
  ])('of %s (%s), the tornadoes are those of the Storm Events Database', async (zip, _, sentence) => {
    expect((await historyOf(zip)).Tornadoes?.sentence).toMatch(sentence);
  });

  it('how often hurricanes come is counted, and that none has come is said', async () => {
    expect((await historyOf('28401')).Hurricanes?.frequency).toBe(
      'about every 2 years within 60 miles with tropical storms, and as a hurricane about every 4',
    );
    expect((await historyOf('11215')).Hurricanes?.frequency).toBe('about every 25 years within 60 miles');
    expect((await historyOf('02840')).Hurricanes?.frequency).toBe('once within 60 miles in 50 years');
    expect((await historyOf('44113')).Hurricanes?.frequency).toBe('fewer than one in 50 years within 60 miles');
  });

  it.each(['96813', '92101', '97201'])('of %s, the record of the Atlantic says nothing about hurricanes', async (zip) => {
    expect((await historyOf(zip)).Hurricanes).toBeUndefined();
  });
});
