/**
 * Losses that property policies leave out at a place, and who insures them there. The wind pools were looked up on November 24, 2026: the Texas
 * Windstorm Insurance Association (first tier counties; no new policy while a storm is in the Gulf), Citizens Property Insurance
 * (Florida), the North Carolina Insurance Underwriting Association (18 counties), the South Carolina Wind and Hail Underwriting
 * Association, the Mississippi Windstorm and the Alabama Insurance Underwriting Associations, and Louisiana Citizens. The pool of a
 * state is for those whom no carrier insures. Also: the National Flood Insurance Program (30 days, 42 U.S.C. 4013(c)), and the
 * California Department of Insurance.
 */
import type { HazardName } from '../hazards/hazard.ts';
import type { Place } from './place.ts';
import { isInRegion, type Region } from './region.ts';

interface PolicyOfPlace {
  text: string;
  against: HazardName;
  /** Already named in such words. */
  known: RegExp;
  states: readonly string[];
  where?: Region;
}

const WIND = /\bwindstorm|wind and hail|named storm|hurricane/i;
const COVER = 'Windstorm and hail cover, where your property policy leaves wind out';

const policiesOfPlaces: readonly PolicyOfPlace[] = [
  {
    text: 'Windstorm and hail policy (TWIA or a private carrier), bought before a storm is in the Gulf',
    against: 'Hurricanes',
    known: WIND,
    states: ['TX'],
    where: {
      counties: [
        ...['Aransas', 'Brazoria', 'Calhoun', 'Cameron', 'Chambers', 'Galveston', 'Jefferson', 'Kenedy', 'Kleberg'],
        ...['Matagorda', 'Nueces', 'Refugio', 'San Patricio', 'Willacy'],
      ],
    },
  },
  { text: `${COVER} (a private carrier or Citizens)`, against: 'Hurricanes', known: WIND, states: ['FL'] },
  {
    text: `${COVER} (a private carrier or the Coastal Property Insurance Pool, NCIUA)`,
    against: 'Hurricanes',
    known: WIND,
    states: ['NC'],
    where: {
      counties: [
        ...['Beaufort', 'Brunswick', 'Camden', 'Carteret', 'Chowan', 'Craven', 'Currituck', 'Dare', 'Hyde', 'Jones'],
        ...['New Hanover', 'Onslow', 'Pamlico', 'Pasquotank', 'Pender', 'Perquimans', 'Tyrrell', 'Washington'],
      ],
    },
  },
  {
    text: `${COVER} (a private carrier or the state wind pool)`,
    against: 'Hurricanes',
    known: WIND,
    states: ['SC', 'MS', 'AL', 'LA'],
    where: { oceanWithin: 25 },
  },
  {
    text: 'Earthquake cover for building, contents and lost income, because standard property policies leave it out',
    against: 'Earthquakes',
    known: /earthquake/i,
    states: ['CA', 'OR', 'WA', 'AK', 'UT', 'NV', 'HI', 'MO', 'TN', 'AR', 'SC'],
  },
];

export const listPoliciesOfPlace = (place: Place): readonly PolicyOfPlace[] =>
  policiesOfPlaces.filter(
    ({ states, where }) => states.includes(place.state) && (where === undefined || isInRegion(place, where)),
  );
