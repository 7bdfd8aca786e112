import type { KeySupplier } from '#shared/domain/bcp/bcp.ts';
import { formatLimit, parseDuration } from '#shared/domain/bcp/duration.ts';
import { isAnswered, isFilled } from '#shared/domain/bcp/filled.ts';
import { sortByCriticality } from '#shared/domain/bcp/priority-order.ts';
import { type SystemPlace, systemPlaceOf } from '#shared/domain/bcp/system-place.ts';
import type { ExerciseType } from '#shared/domain/exercise.ts';
import type { TOPICS } from '#shared/domain/exercise-material.ts';
import type { HazardName } from '../hazards/hazard.ts';
import type { Exposure } from '../industries/industry.ts';
import { listKnownFunctions, listKnownSystems } from '../known-operations.ts';
import { listHomeHazards } from '../places/local-hazards.ts';
import type { Profile } from '../profile.ts';
import { truncate } from '../sentence.ts';
import { hasSurge, type Month } from './places.ts';
import { type InjectFact, type StorySupplier, type SupplierKind, supplierKindOf } from './suppliers.ts';

export interface StoryFunction {
  name: string;
  /** The recovery time of the BCP; null where it has none, as for functions that the BCP doesn't list. */
  rtoMinutes: number | null;
  /** "within 4 hours" */
  within: string;
  /** What the BCP says about its recovery time, as a sentence. */
  due: string;
  mtd: string | null;
  /** Who does it, with the article: "the Head Baker". */
  role: string;
}

interface StorySystem {
  name: string;
  place: SystemPlace;
}

interface Moment {
  /** "9:40 a.m. on a Tuesday in March" */
  text: string;
  /** "Tuesday in March, 9:40 a.m." */
  short: string;
}

export interface Scene {
  business: string;
  /** City and state, or a general term. */
  place: string;
  fn: StoryFunction;
  second: string;
  system: StorySystem;
  supplier: StorySupplier;
  staff: string;
  /** With the article: "the Owner". */
  leader: string;
  backup: string;
  moment: Moment;
  surge: boolean;
  /** A fact about this place as a sentence, or an empty text. */
  known: (...hazards: HazardName[]) => string;
  effect: (kind: Exclude<Exposure, 'dry'>) => string;
  /** Compares a time in the story with the recovery time of the BCP, as a sentence. */
  gap: (hours: number) => string;
  /** The wording for where the system runs. */
  bySystem: (words: Record<SystemPlace, string>) => string;
}

type Topic = (typeof TOPICS)[number];
type QuestionFact = readonly [topic: Topic, text: string];

export interface Blueprint {
  type: ExerciseType;
  /** Words of a focus area that mean this story rather than another one of its type. */
  words: RegExp;
  /** Where and for whom the story can happen; everywhere without it. */
  isPossible?: (profile: Profile) => boolean;
  /** The season of the hazard; any month without it. */
  months?: (profile: Profile) => readonly Month[];
  /** People are at work when it begins. */
  isAtWork?: boolean;
  /** Where the system of the story must run; a neutral one takes its place. */
  system?: { place: SystemPlace; fallback: string };
  /** Kinds of suppliers that the story can be about. */
  supplier?: (kind: SupplierKind) => boolean;
  title: (scene: Scene) => string;
  /** Paragraphs: what is known at the start, then what follows after hours and after a day. */
  story: (scene: Scene) => string[];
  aims: (scene: Scene) => readonly (readonly [text: string, element: string, clause: string])[];
  injects: (scene: Scene) => InjectFact[];
  /** For the first and the second module. */
  questions: (scene: Scene) => readonly [readonly QuestionFact[], readonly QuestionFact[]];
}

const NAME_MAX = 50;
const shorten = (name: string): string => truncate(name.trim().replace(/\s+/g, ' '), NAME_MAX);

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const describeDue = (name: string, time: string | null): Pick<StoryFunction, 'rtoMinutes' | 'within' | 'due'> => {
  const limit = formatLimit(time);
  if (limit === null)
    return {
      rtoMinutes: null,
      within: 'within the recovery time that you set today',
      due: `Your BCP sets no recovery time for “${name}” yet.`,
    };
  return {
    rtoMinutes: parseDuration(time)!.hi,
    within: `within ${limit}`,
    due: `In your BCP, “${name}” must be back within ${limit}.`,
  };
};

/** The functions of the BCP, most critical first, then those typical for the business. */
export const listStoryFunctions = (profile: Profile): StoryFunction[] => {
  const own = sortByCriticality(profile.content.critical_functions)
    .filter(({ name }) => isAnswered(name))
    .map(({ name, rto, max_downtime, responsible_role }) => ({
      name: shorten(name),
      ...describeDue(shorten(name), rto),
      mtd: formatLimit(max_downtime),
      role: isAnswered(responsible_role) ? `the ${shorten(responsible_role)}` : `the person in charge of “${shorten(name)}”`,
    }));
  const known = listKnownFunctions(profile)
    .filter(({ name }) => !own.some((item) => isSameName(item.name, name)))
    .map(({ name }) => ({
      name: shorten(name),
      ...describeDue(shorten(name), null),
      due: `Your BCP doesn’t list “${shorten(name)}” yet, so no recovery time is agreed.`,
      mtd: null,
      role: `the person in charge of “${shorten(name)}”`,
    }));
  if (own.length + known.length > 0) return [...own, ...known];
  const name = 'your most important work';
  return [{ name, ...describeDue(name, null), mtd: null, role: 'the person in charge of it' }];
};

const listSystems = (profile: Profile): (StorySystem & { supports: readonly string[] })[] => {
  const own = sortByCriticality(profile.content.it_systems)
    .filter(({ name }) => isAnswered(name))
    .map((system) => ({ name: shorten(system.name), place: systemPlaceOf(system), supports: system.supports_functions }));
  if (own.length > 0) return own;
  return listKnownSystems(profile).map(({ name, description, vendor, backup, restore, type, supports }) => ({
    name: shorten(name),
    place: systemPlaceOf({
      name,
      description,
      vendor,
      backup_location: backup[1],
      recovery_procedures: restore,
      system_type: type,
    }),
    supports,
  }));
};

const chooseSystem = (profile: Profile, fn: string, round: number, wanted: Blueprint['system']): StorySystem => {
  const all = listSystems(profile).filter(({ place }) => wanted === undefined || place === wanted.place);
  const supporting = all.filter(({ supports }) => supports.some((name) => isSameName(shorten(name), fn)));
  const candidates = [...supporting, ...all.filter((system) => !supporting.includes(system))];
  const found = candidates[round % Math.max(1, candidates.length)];
  if (found) return { name: `“${found.name}”`, place: found.place };
  return { name: wanted?.fallback ?? 'your shared files', place: wanted?.place ?? 'unknown' };
};

const toStorySupplier = ({ name, services_provided }: Pick<KeySupplier, 'name' | 'services_provided'>): StorySupplier => ({
  name: shorten(name),
  kind: supplierKindOf(name, isAnswered(services_provided) ? services_provided : null),
});

const chooseSupplier = ({ content, industry }: Profile, at: number, fits: (kind: SupplierKind) => boolean): StorySupplier => {
  const own = sortByCriticality(content.key_suppliers)
    .filter(({ name }) => isAnswered(name))
    .map(toStorySupplier);
  const typical = industry.suppliers.map((supplier) =>
    toStorySupplier(
      typeof supplier === 'string'
        ? { name: supplier, services_provided: null }
        : { name: supplier.name, services_provided: supplier.provides },
    ),
  );
  const fitting = [own.filter(({ kind }) => fits(kind)), typical.filter(({ kind }) => fits(kind))].find(
    ({ length }) => length > 0,
  );
  return fitting ? fitting[at % fitting.length]! : { name: 'your main supplier', kind: 'other' };
};

const CLOCK: readonly (readonly [day: string, time: string, isAtWork: boolean])[] = [
  ['Tuesday', '9:40 a.m.', true],
  ['Friday', '4:20 p.m.', true],
  ['Sunday', '5:15 a.m.', false],
  ['Monday', '7:50 a.m.', true],
  ['Thursday', '11:30 p.m.', false],
  ['Wednesday', '2:45 p.m.', true],
  ['Saturday', '6:30 p.m.', false],
  ['Thursday', '10:30 a.m.', true],
];
const ANY_MONTH: readonly Month[] = ['March', 'October', 'May', 'November', 'January', 'June', 'September', 'April'];

const chooseMoment = (profile: Profile, { isAtWork, months }: Blueprint, at: number): Moment => {
  const times = CLOCK.filter((time) => time[2] || !isAtWork);
  const season = months?.(profile) ?? ANY_MONTH;
  const [day, time] = times[at % times.length]!;
  const month = season[(Math.floor(at / times.length) + at) % season.length];
  return { text: `${time} on a ${day} in ${month}`, short: `${day} in ${month}, ${time}` };
};

/** Below it, a number of people in a sentence sounds odd. */
const FEW = 4;

const withArticle = (role: string): string => `the ${role.trim()}`;

export interface Variant {
  /** Counts the stories of one answer: time of day, season and supplier change with it. */
  at: number;
  /** Counts the uses of the blueprint: function and system change with it. */
  round: number;
}

export const buildScene = (
  profile: Profile,
  functions: readonly StoryFunction[],
  blueprint: Blueprint,
  { at, round }: Variant,
): Scene => {
  const { content, industry, states, staff, roles, band } = profile;
  const fn = functions[round % functions.length]!;
  const [home] = states;
  const city = isFilled(content.city) ? content.city : null;
  const state = home?.name ?? (isFilled(content.state) ? content.state : null);
  const system = chooseSystem(profile, fn.name, Math.floor(round / functions.length), blueprint.system);
  const [leader, backup] = roles.map(withArticle);
  return {
    business: isAnswered(content.business_name) ? shorten(content.business_name) : 'your business',
    place: [city, state].filter(isFilled).join(', ') || 'your town',
    fn,
    second: functions[(round + 1) % functions.length]!.name,
    system,
    supplier: chooseSupplier(profile, at, blueprint.supplier ?? (() => true)),
    staff: content.employee_count < FEW ? 'the people' : staff,
    leader: leader ?? (band === 'micro' ? 'the owner' : 'the incident leader'),
    backup: backup ?? 'the backup for the incident leader',
    moment: chooseMoment(profile, blueprint, at),
    surge: hasSurge(profile),
    known: (...hazards) => listHomeHazards(profile).find(({ name }) => hazards.includes(name))?.reason ?? '',
    effect: (kind) => `For ${industry.trade}, ${industry.exposure[kind]}.`,
    gap: (hours) => describeGap(fn, hours),
    bySystem: (words) => words[system.place],
  };
};

const describeGap = ({ name, rtoMinutes }: StoryFunction, hours: number): string => {
  if (rtoMinutes === null) return `No recovery time for “${name}” is agreed that this could be measured against.`;
  return hours * 60 > rtoMinutes
    ? `That is longer than the recovery time of “${name}” in your BCP, and the gap is the point of this exercise.`
    : `That fits the recovery time of “${name}” in your BCP only if nothing else goes wrong.`;
};
