import { describe, expect, it } from 'vitest';
import { US_STATES } from '#shared/domain/location.ts';
import { findBcpTimeZone, findTimeZone } from '#shared/domain/time-zone.ts';
import { loadZipTable, STATE_FIPS } from '#shared/knowledge/places/place.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** Counties on the other side of a boundary than most of their state: 49 CFR 71.5 to 71.8. */
const countiesBeyond: Readonly<Record<string, readonly [zone: string, counties: string]>> = {
  FL: [CENTRAL, 'Bay, Calhoun, Escambia, Gulf, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington'],
  ID: [PACIFIC, 'Benewah, Bonner, Boundary, Clearwater, Idaho, Kootenai, Latah, Lewis, Nez Perce, Shoshone'],
  IN: [CENTRAL, 'Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick'],
  KS: [MOUNTAIN, 'Greeley, Hamilton, Sherman, Wallace'],
  KY: [
    CENTRAL,
    'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, Marshall, McCracken, McLean, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster',
  ],
  MI: [CENTRAL, 'Dickinson, Gogebic, Iron, Menominee'],
  NE: [
    MOUNTAIN,
    'Arthur, Banner, Box Butte, Chase, Cherry, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, Sheridan, Sioux',
  ],
  ND: [MOUNTAIN, 'Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark'],
  OR: [MOUNTAIN, 'Malheur'],
  SD: [
    MOUNTAIN,
    'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota County, Pennington, Perkins, Stanley, Ziebach',
  ],
  TN: [
    EASTERN,
    'Anderson, Bledsoe, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington',
  ],
  TX: [MOUNTAIN, 'El Paso, Hudspeth'],
};

/** Parts of those counties that keep the zone of their state: south of the Intracoastal Waterway and of the Salmon River, eastern Cherry County, Fort Pierre. */
const partsLikeState = '32456 32457 83547 83549 83671 69135 69201 69212 69216 69219 69220 69221 57532'.split(' ');

const digits = Array.from({ length: 10 }, (_, digit) => digit);

describe('the time zone of a place', () => {
  it.each(digits)('ZIP codes that begin with %i have the time zone of their county', async (digit) => {
    const { zips, rowAt } = await loadZipTable(digit);
    const rows = zips.map((_, at) => rowAt(at));
    const wrong = rows.flatMap(({ zip, county, fips }) => {
      const state = Object.keys(STATE_FIPS).find((code) => STATE_FIPS[code] === fips.slice(0, 2))!;
      const beyond = countiesBeyond[state];
      if (beyond === undefined || partsLikeState.includes(zip)) return [];
      const isBeyond = beyond[1].split(', ').includes(county);
      const zone = isBeyond ? beyond[0] : findTimeZone({ state, zip: null });
      return findTimeZone({ state, zip }) === zone ? [] : [`${zip} ${county}, ${state}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['WA', '98101', PACIFIC],
    ['New York', '10001-1234', EASTERN],
    ['FL', '32501', CENTRAL],
    ['FL', '32456', EASTERN],
    ['FL', '33101', EASTERN],
    ['SD', '57701', MOUNTAIN],
    ['SD', '57532', CENTRAL],
    ['AZ', '85007', 'America/Phoenix'],
    ['AZ', '86515', MOUNTAIN],
    ['NV', '89883', MOUNTAIN],
    ['AK', '99546', 'America/Adak'],
    ['HI', '96813', 'Pacific/Honolulu'],
    [null, '00901', 'America/Puerto_Rico'],
    [null, '96910', 'Pacific/Guam'],
    [null, '79901', MOUNTAIN],
    ['TX', null, CENTRAL],
    ['Texas', '799', CENTRAL],
    ['Texas', '98101', PACIFIC],
    ['TX', '09001', CENTRAL],
    [null, '09001', null],
    ['Atlantis', null, null],
    [null, null, null],
  ])('the time zone of %s %s is %s', (state, zip, zone) => {
    expect(findTimeZone({ state, zip })).toBe(zone);
  });

  it('every state has a time zone that the clock knows', () => {
    for (const { code } of US_STATES) {
      const timeZone = findTimeZone({ state: code, zip: null })!;
      expect(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
    }
  });
});

describe('the time zone of a BCP', () => {
  const nowhere = { primary_location: null, state: null, zip_code: null };
  it.each([
    ['its primary location', { ...nowhere, primary_location: { state: 'CO', zip: '80202' }, state: 'NY' }, MOUNTAIN],
    ['its own address', { ...nowhere, state: 'NY', zip_code: '10001' }, EASTERN],
    [
      'its own address, if the primary location has none',
      { ...nowhere, primary_location: { state: null, zip: '' }, state: 'CA' },
      PACIFIC,
    ],
    ['no place', nowhere, null],
  ])('the time zone of a BCP is that of %s', (_, bcp, zone) => {
    expect(findBcpTimeZone(bcp)).toBe(zone);
  });
});
