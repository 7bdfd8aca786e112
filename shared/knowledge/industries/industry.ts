/** Sources of the industries: FEMA, Ready.gov, SBA, NOAA, OSHA, NFPA, HHS, CISA and the rules named in the text. */
import type { ImpactKind } from '#shared/domain/bcp/impact.ts';
import type { Criticality, DURATIONS, ImpactDriver, INDUSTRIES, SystemType } from '#shared/domain/bcp/options.ts';
import type { HazardName } from '../hazards/hazard.ts';
import type { RiskFacts } from '../mitigations/fact.ts';
import type { BySize, SizeBand } from '../size.ts';

export type Time = (typeof DURATIONS)[number];

/** Firm sizes (both ends inclusive) and words in the name, type or trade; absent means all. */
export interface Limits {
  from?: SizeBand;
  upTo?: SizeBand;
  only?: RegExp;
  unless?: RegExp;
}

/** By firm size: `owner` answers for a function, `role` does it. */
export interface Post {
  role: BySize<string>;
  team: BySize<string>;
  owner: BySize<string>;
}

/** The general entries that this more specific one stands for: what named them then means this one. */
interface Replacing {
  replaces?: readonly string[];
}

interface RiskNote extends Limits, Replacing {
  /** The general risk whose mitigations serve it, where its own name does not lead there. */
  like?: string;
}
export type RiskRow = readonly [name: string, reason: string, note?: RiskNote];

/** RPO is null where no data can be lost: safety, care, work by hand. */
export type FunctionTimes = readonly [mtd: Time, rto: Time, rpo: Time | null];

/** No workaround where the law or the danger leaves none. */
interface OwnOutage {
  /** What hurts most, unlike in its family. */
  driver?: ImpactDriver;
  minimum: string;
  workaround?: readonly [what: string, lasts: Time];
  /** Said in its place in a state whose number was confirmed. */
  workaroundByState?: Readonly<Record<string, string>>;
  /** Where more has to start than people and papers. */
  isSlowToStart?: boolean;
  /** When an outage hurts most, unlike in the rest of the trade: “The two days before payday”. */
  peak?: string;
}

export interface KnownFunction<P extends string = string> extends Limits, Replacing {
  name: string;
  description: string;
  stake: string;
  criticality: Criticality;
  times: FunctionTimes;
  /** Where the headcount changes how long people can wait. */
  timesBySize?: Partial<Record<SizeBand, FunctionTimes>>;
  /** For a business that is open 120 hours a week or more. */
  timesAroundTheClock?: FunctionTimes;
  /** Weeks in which the times are shorter: said with the reason, as “In <when>, …”. */
  inSeason?: { when: string; times: FunctionTimes };
  post: P;
  resources: readonly string[];
  /** Functions that must be back first; systems list what they support themselves. */
  needs?: readonly string[];
  /** It sends the notices that the law wants within a time: authorities, as the duties name them. */
  notifies?: RegExp;
  /** The least that must run, and what keeps it going meanwhile: before what its family of functions says. */
  outage?: OwnOutage;
  /** `{role}`, `{team}` and `{owner}` are replaced by the post at the size of the firm. */
  steps: string;
}

export interface KnownSystem extends Limits, Replacing {
  name: string;
  description: string;
  criticality: Criticality;
  type: SystemType;
  vendor: string;
  backup: readonly [interval: string, place: string];
  /** Recovery is how long a restore takes; RTO is the promise, never shorter than it. */
  times: readonly [rto: Time, recovery: string, rpo: Time];
  supports: readonly string[];
  needs?: readonly string[];
  restore: string;
}

/** `name` says what they are, such as “Flour mill”: the customer enters the company. */
export interface KnownSupplier extends Limits, Replacing {
  name: string;
  provides: string;
  /** The functions that need it, of this part and of others; those that a business doesn't have count for nothing. */
  serves: readonly string[];
  /** Called only when the business itself cannot do the work, so no function stops without it. */
  isStandby?: boolean;
  /** Its repairs take longer than any function may be down: a substitute for the machine carries the work meanwhile. */
  isRepairer?: boolean;
  criticality: Criticality;
  /** How long the business can run on stock or without it. */
  downtime: Time;
  /** What could stand in, such as “A second mill within a day’s drive”. */
  alternatives: readonly string[];
}

export const supplierName = (supplier: string | KnownSupplier): string =>
  typeof supplier === 'string' ? supplier : supplier.name;

const EXPOSURES = ['water', 'wind', 'ground', 'fire', 'cold', 'heat', 'power', 'air', 'dry'] as const;
export type Exposure = (typeof EXPOSURES)[number];

export interface IndustryOperations<P extends string = string> {
  posts: Record<P, Post>;
  functions: readonly KnownFunction<NoInfer<P>>[];
  systems: readonly KnownSystem[];
}
export const defineOperations = <P extends string>(facts: IndustryOperations<P>): IndustryOperations => facts;

/**
 * Where work could go on, as “A covered practice in the next town, under a written agreement”, and how long until it does:
 * an estimate for a place that was agreed on beforehand.
 */
export type AlternatePlace = readonly [place: string, moveTime: string];

export interface Industry extends IndustryOperations {
  name: (typeof INDUSTRIES)[number];
  trade: string;
  peak: string;
  harm: Record<ImpactKind, string>;
  /** A clause that follows "For <trade>, ". Drought does not reach every trade. */
  exposure: Record<Exclude<Exposure, 'dry'>, string> & { dry?: string };
  /** `{staff}` is replaced by the headcount. */
  sizes: BySize<readonly string[]>;
  suppliers: readonly (string | KnownSupplier)[];
  insights: readonly string[];
  risks: readonly RiskRow[];
  alternatePlace?: AlternatePlace;
  /** Policies to have, each with what it pays for. */
  insurance?: readonly string[];
  /** Papers and files the business cannot be rebuilt without. */
  vitalRecords?: readonly string[];
  exerciseIdeas?: readonly string[];
  /** For risks that the general families don't answer well. */
  mitigations?: readonly RiskFacts[];
}

const kinds: Record<Exposure, readonly HazardName[]> = {
  water: ['Floods', 'Flash Floods', 'Storm Surge', 'Coastal Flooding', 'Dam and Levee Failure'],
  wind: ['Hurricanes', 'Tornadoes', 'Hail', 'High Winds', 'Severe Thunderstorms', 'Extreme Weather'],
  ground: ['Earthquakes'],
  fire: ['Wildfires'],
  cold: ['Winter Storms', 'Ice Storms', 'Extreme Cold', 'Freeze'],
  heat: ['Extreme Heat'],
  power: ['Power Outages', 'Lightning'],
  air: ['Wildfire Smoke', 'Dust Storms', 'Volcanic Activity'],
  dry: ['Drought'],
};
const exposures: Partial<Record<HazardName, Exposure>> = Object.fromEntries(
  EXPOSURES.flatMap((kind) => kinds[kind].map((hazard) => [hazard, kind])),
);

/** Undefined where the place alone explains the hazard (slides, sinkholes) or lives come before any trade (tsunamis, chemical releases). */
export const exposureOf = (hazard: HazardName): Exposure | undefined => exposures[hazard];
