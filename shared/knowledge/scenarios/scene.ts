import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { sortByCriticality } from '#shared/domain/bcp/operations.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import type { ExerciseType } from '#shared/domain/exercise.ts';
import type { CHANNELS, TOPICS } from '#shared/domain/exercise-material.ts';

import type { HazardName } from '../hazards/hazard.ts';
import type { Exposure } from '../industries/industry.ts';
import { listKnownFunctions, listKnownSystems } from '../known-operations.ts';
import type { Profile } from '../profile.ts';

interface StageFunction {
  name: string;
  rto: string;
  mtd: string;
}

export interface Scene {
  business: string;
  /** City and state, or a general term. */
  place: string;
  fn: StageFunction;
  second: string;
  system: string;
  supplier: string;
  staff: string;
  trade: string;
  peak: string;
  moment: string;
  /** A sentence, or an empty text. */
  known: (hazard: HazardName) => string;
  effect: (kind: Exclude<Exposure, 'dry'>) => string;
}

const MOMENTS = [
  'Tuesday, 9:40 a.m.',
  'Friday, 4:20 p.m.',
  'Sunday, 5:15 a.m.',
  'Monday, 7:50 a.m.',
  'Thursday, 11:30 p.m.',
  'the day before a holiday, 1:05 p.m.',
  'Wednesday, 2:45 p.m.',
  'Saturday, 6:30 p.m.',
] as const;

const formatDuration = (time: string | null, fallback: string): string => {
  const written = time !== null && parseDuration(time) !== null ? durationLabel(time) : fallback;
  return written.toLowerCase();
};

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const unnamed: StageFunction = { name: 'your most important work', rto: '4 hours', mtd: '1 day' };

/** The functions of the BCP, most critical first, then those typical for the business. */
export const listStageFunctions = (profile: Profile): StageFunction[] => {
  const own = sortByCriticality(profile.content.critical_functions)
    .filter(({ name }) => isAnswered(name))
    .map(({ name, rto, max_downtime }) => ({
      name,
      rto: formatDuration(rto, '1-4 hours'),
      mtd: formatDuration(max_downtime, '1-3 days'),
    }));
  const known = listKnownFunctions(profile)
    .filter(({ name }) => !own.some((item) => isSameName(item.name, name)))
    .map(({ name, times }) => ({ name, rto: formatDuration(times[1], times[1]), mtd: formatDuration(times[0], times[0]) }));
  return own.length + known.length > 0 ? [...own, ...known] : [unnamed];
};

const findSystem = ({ content, ...profile }: Profile, fn: string): string => {
  const own = content.it_systems.filter(({ name }) => isAnswered(name));
  const supporting = own.find(({ supports_functions }) => supports_functions.some((name) => isSameName(name, fn)));
  return (supporting ?? sortByCriticality(own)[0] ?? listKnownSystems({ content, ...profile })[0])?.name ?? 'the order system';
};

export const buildScene = (profile: Profile, functions: readonly StageFunction[], at: number, fnAt: number): Scene => {
  const { content, industry, states, staff } = profile;
  const fn = functions[fnAt % functions.length]!;
  const suppliers = sortByCriticality(content.key_suppliers).filter(({ name }) => isAnswered(name));
  const [home] = states;
  const city = isFilled(content.city) ? content.city : null;
  const state = home?.name ?? (isFilled(content.state) ? content.state : null);
  return {
    business: isAnswered(content.business_name) ? content.business_name : 'the business',
    place: [city, state].filter(isFilled).join(', ') || 'your town',
    fn,
    second: functions[(fnAt + 1) % functions.length]!.name,
    system: findSystem(profile, fn.name),
    supplier: suppliers[at % Math.max(1, suppliers.length)]?.name ?? industry.suppliers[at % industry.suppliers.length]!,
    staff,
    trade: industry.trade,
    peak: industry.peak,
    moment: MOMENTS[at % MOMENTS.length]!,
    known: (hazard) => home?.hazards.find(({ name }) => name === hazard)?.reason ?? '',
    effect: (kind) => `For ${industry.trade}, ${industry.exposure[kind]}.`,
  };
};

/** `objective` counts from 1: the two aims of the blueprint, then recovery, then communication. */
interface InjectFact {
  at: number;
  channel: (typeof CHANNELS)[number];
  from: string;
  text: string;
  expected: string;
  objective: number;
  decision?: string;
  late?: string;
  hint?: string;
}

export interface Blueprint {
  type: ExerciseType;
  words: RegExp;
  title: (scene: Scene) => string;
  story: (scene: Scene) => string[];
  aims: (scene: Scene) => readonly (readonly [text: string, element: string, clause: string])[];
  injects: (scene: Scene) => InjectFact[];
  questions: (scene: Scene) => readonly (readonly [topic: (typeof TOPICS)[number], text: string])[];
}
