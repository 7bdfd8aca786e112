import { DEFAULT_LOCATION_RISKS } from '#shared/domain/bcp/options.ts';
import type { Region } from '../places/region.ts';

export const HAZARDS = [
  ...DEFAULT_LOCATION_RISKS,
  'Tornadoes',
  'Hail',
  'Severe Thunderstorms',
  'High Winds',
  'Lightning',
  'Winter Storms',
  'Ice Storms',
  'Extreme Cold',
  'Freeze',
  'Extreme Heat',
  'Drought',
  'Dust Storms',
  'Wildfire Smoke',
  'Flash Floods',
  'Storm Surge',
  'Coastal Flooding',
  'Tsunamis',
  'Volcanic Activity',
  'Landslides',
  'Avalanches',
  'Sinkholes',
  'Mine Subsidence',
  'Dam and Levee Failure',
  'Power Outages',
  'Chemical Releases',
] as const;
export type HazardName = (typeof HAZARDS)[number];

interface HazardDetails {
  /** Where in the state it is material; without it everywhere. */
  where?: Region;
  /** Why it is not material in the rest of the state, as a sentence. */
  elsewhere?: string;
  /** How often, as in "about every 10 years". */
  frequency?: string;
  /** The publisher of the facts, short. */
  source?: string;
  /** How long people have, where it differs from what is usual for the hazard. */
  warning?: string;
  /** It is felt there, and does little harm: brush that burns, a shock that cracks plaster. */
  isMinor?: true;
  /** It reaches low lots, or those below a slope, and spares the others. */
  isOfSomeLots?: true;
}

/** `[hazard, why it matters there]`, most pressing first. A hazard may have a row for each part of a state: the first one counts. */
export type HazardRow = readonly [name: HazardName, reason: string, details?: HazardDetails];
export type StateHazards = { name: string; hazards: readonly HazardRow[] };
