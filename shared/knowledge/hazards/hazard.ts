import { DEFAULT_LOCATION_RISKS } from '#shared/domain/bcp/options.ts';

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
  'Dam and Levee Failure',
  'Power Outages',
  'Chemical Releases',
] as const;
export type HazardName = (typeof HAZARDS)[number];

/** `[hazard, why it matters in this state]`, most pressing first. */
type HazardRow = readonly [name: HazardName, reason: string];
export type StateHazards = { name: string; hazards: readonly HazardRow[] };
