import * as z from 'zod';
import { HAZARDS, type HazardName, type HazardRow } from '../hazards/hazard.ts';
import { stateHazards } from '../hazards.ts';
import type { Place } from './place.ts';
import { isInRegion } from './region.ts';

export const LocalHazard = z.object({
  name: z.enum(HAZARDS),
  reason: z.string(),
  source: z.string().nullable(),
  frequency: z.string().nullable(),
  warning_time: z.string(),
});
export type LocalHazard = z.infer<typeof LocalHazard>;

export const ImmaterialHazard = z.object({ name: z.enum(HAZARDS), why: z.string() });

export const LocalHazards = z.object({ hazards: z.array(LocalHazard), not_material: z.array(ImmaterialHazard) });
export type LocalHazards = z.infer<typeof LocalHazards>;

/** How long people have between a warning and the event. Sources: National Weather Service, USGS, CISA. */
const WARNING_TIMES: Record<HazardName, string> = {
  Floods: 'Hours to days',
  Earthquakes: 'None, or seconds',
  Hurricanes: 'Days',
  Wildfires: 'Minutes to hours',
  'Extreme Weather': 'Minutes to days',
  Tornadoes: 'Minutes',
  Hail: 'Minutes',
  'Severe Thunderstorms': 'Minutes to hours',
  'High Winds': 'Hours',
  Lightning: 'Minutes',
  'Winter Storms': 'Days',
  'Ice Storms': 'Hours to days',
  'Extreme Cold': 'Days',
  'Extreme Heat': 'Days',
  Drought: 'Weeks to months',
  'Dust Storms': 'Minutes',
  'Wildfire Smoke': 'Hours',
  'Flash Floods': 'Minutes to hours',
  'Storm Surge': 'A day or two',
  'Coastal Flooding': 'Days',
  Tsunamis: 'Minutes to hours',
  'Volcanic Activity': 'Days to none',
  Landslides: 'None to hours',
  Avalanches: 'None',
  Sinkholes: 'None',
  'Dam and Levee Failure': 'None to hours',
  'Power Outages': 'None',
  'Chemical Releases': 'None',
};

const toLocalHazard = ([name, reason, { source, frequency } = {}]: HazardRow): LocalHazard => ({
  ...{ name, reason, source: source ?? null, frequency: frequency ?? null },
  warning_time: WARNING_TIMES[name],
});

const isFirstOf = <T extends { name: string }>(item: T, at: number, all: readonly T[]): boolean =>
  all.findIndex(({ name }) => name === item.name) === at;

/** The hazards of a state that are material at a place, and those that are not, with why. */
export const listLocalHazards = (place: Place): LocalHazards => {
  const rows = stateHazards(place.state);
  const material = rows.filter(([, , details]) => details?.where === undefined || isInRegion(place, details.where));
  const hazards = material.map(toLocalHazard).filter(isFirstOf);
  const not_material = rows
    .filter(([name, , details]) => details?.elsewhere !== undefined && !hazards.some((hazard) => hazard.name === name))
    .map(([name, , details]) => ({ name, why: details!.elsewhere! }))
    .filter(isFirstOf);
  return { hazards, not_material };
};
