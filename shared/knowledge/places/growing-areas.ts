/**
 * Shellfish growing areas whose closures were read, by the ZIP codes beside them. The state changes its rules for an area: its map
 * has those of today.
 */
import { isWithinZips } from './zip-ranges.ts';

interface GrowingArea {
  zips: string;
  reason: string;
  source: string;
}

const growingAreas: readonly GrowingArea[] = [
  {
    zips: '98584',
    reason:
      'Near Shelton, parts of Oakland Bay have closed after an inch of rain in a day. After 0.75 inch, McLane Cove closed for 5 days. Hammersley Inlet closed for Vibrio twice in the summer of 2014. The state’s map has the rule of your area.',
    source: 'Washington State Department of Health',
  },
  {
    zips: '98592',
    reason:
      'In November 2017, 0.83 inch of rain closed part of Hood Canal 6 near Big Bend Creek for 5 days. The state’s map has the rule of your area.',
    source: 'Washington State Department of Health',
  },
  {
    zips: '98232',
    reason:
      'Part of Samish Bay closes when the Samish River carries too many bacteria, as in November 2017. The state’s map has the rule of your area.',
    source: 'Washington State Department of Health',
  },
];

export const findGrowingArea = (zip: string): GrowingArea | undefined => growingAreas.find(({ zips }) => isWithinZips(zips, zip));
