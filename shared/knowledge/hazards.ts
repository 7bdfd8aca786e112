import { DEFAULT_LOCATION_RISKS } from '#shared/domain/bcp/options.ts';
import { midwest, plains } from './hazards/central.ts';
import { northeast, southeast } from './hazards/east.ts';
import { mountain, pacific } from './hazards/west.ts';

/** The hazard names the product uses everywhere, and what is known per state. */

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

/** The ranked natural and location hazards of the 50 states and DC, found by USPS code or by name. */

export type Hazard = { name: HazardName; reason: string };
export type StateFacts = { code: string; name: string; hazards: Hazard[] };

const byCode: Record<string, StateHazards> = { ...pacific, ...mountain, ...plains, ...midwest, ...southeast, ...northeast };

/** Every state and DC, by USPS code, hazards most pressing first. */
export const stateFacts: readonly StateFacts[] = Object.entries(byCode)
  .map(([code, { name, hazards }]) => ({ code, name, hazards: hazards.map(([hazard, reason]) => ({ name: hazard, reason })) }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const stripToAscii = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
const byCodeAndName = new Map<string, StateFacts>(
  stateFacts.flatMap((state) => [state.code, state.name].map((key) => [stripToAscii(key), state])),
);
byCodeAndName.set('washingtondc', byCodeAndName.get('dc') as StateFacts);

/** The facts of a state given as 'WA', 'washington' or 'D.C.'; undefined when it is no US state. */
export const findStateFacts = (text: string | null | undefined): StateFacts | undefined =>
  byCodeAndName.get(stripToAscii(text ?? ''));
