import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import type { LocalHazards } from '#shared/domain/local-hazard.ts';
import { findStateOfPlace } from '#shared/domain/location.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { loadStateFacts, type StateFacts } from './hazards/load.ts';
import type { Industry, Limits } from './industries/industry.ts';
import { findIndustryName, loadIndustry } from './industries/load.ts';
import type { Notice } from './notice-clocks.ts';
import { loadLocalHazards } from './places/local-hazards.ts';
import type { Place } from './places/place.ts';
import { isWithinSizes, type SizeBand, sizeBandOf } from './size.ts';
import { findTradeSummary, guessTrade, guessTradeElsewhere, loadForTrade } from './trades/load.ts';
import type { TraitId } from './traits.ts';

export interface Profile {
  content: BcpContent;
  industry: Industry;
  /** The id of its trade, chosen or guessed. */
  trade: string | null;
  /** Of its trade; none where the trade is unknown. */
  traits: readonly TraitId[];
  band: SizeBand;
  staff: string;
  /** The state of the main site first. */
  states: readonly StateFacts[];
  /** The main site, when its ZIP code is known. */
  place: Place | null;
  /** The hazards of that place, material and not. */
  local: LocalHazards | null;
  /** What the law wants told within a time, where a function of the industry tells it. */
  notices: readonly Notice[];
  cyber: boolean;
  /** Name, type, activity and industry in the customer's words, lowercased. */
  words: string;
  /** Roles of the team, those who may activate the BCP first; never names. */
  roles: readonly string[];
}

const loadStates = async ({ state, zip_code, other_states }: BcpSnapshot): Promise<StateFacts[]> => {
  const home = findStateOfPlace({ state: state ?? null, zip: zip_code ?? null })?.code ?? state;
  const found = await Promise.all([home, ...(other_states ?? [])].map(loadStateFacts));
  const states = found.filter((item) => item !== undefined);
  return states.filter(({ code }, at) => states.findIndex((item) => item.code === code) === at);
};

const dropUndefined = (snapshot: BcpSnapshot): Partial<BcpContent> =>
  Object.fromEntries(Object.entries(snapshot).filter(([, value]) => value !== undefined));

const loadConnected = async (name: Industry['name']): Promise<Industry> => {
  const [industry, { connectSystems }] = await Promise.all([loadIndustry(name), import('./trades/internet.ts')]);
  return { ...industry, systems: connectSystems(industry.systems) };
};

interface ProfileOptions {
  roles?: readonly string[] | undefined;
  place?: Place | null | undefined;
}

const OTHER = 'Other' satisfies Industry['name'];

/** Loads what is known of the trade and of its states, and of no other. */
export const buildProfile = async (
  snapshot: BcpSnapshot,
  cyber: boolean,
  { roles = [], place }: ProfileOptions = {},
): Promise<Profile> => {
  const content = { ...emptyContent, ...dropUndefined(snapshot) };
  const { business_name, business_type, activity, trade, industry, employee_count } = content;
  const states = await loadStates(snapshot);
  // A ZIP code of another state is a mistake, and the state is what people see.
  const home = place && place.state === states[0]?.code ? place : null;
  const words = `${business_name} ${business_type} ${activity ?? ''} ${industry}`.toLowerCase();
  // A trade of “Other” says more than a word of another industry: a testing laboratory has no patients.
  const isOther = industry === OTHER && guessTrade(OTHER, words) !== undefined;
  const ticked = isOther ? OTHER : findIndustryName(industry, business_type, business_name);
  const summary = findTradeSummary(trade) ?? guessTradeElsewhere(ticked, activity ?? '') ?? guessTrade(ticked, words);
  // What the business does says more than the industry that was ticked: a veterinary clinic gets no advice of Technology.
  const known = summary && !summary.industries.includes(ticked) ? summary.industry : ticked;
  const loaded = await (summary ? loadForTrade(known, summary) : loadConnected(known));
  const law = { trade: summary?.id ?? null, industry: loaded.name, states, employees: employee_count };
  return {
    content,
    industry: loaded,
    trade: summary?.id ?? null,
    traits: summary?.traits ?? [],
    band: sizeBandOf(employee_count),
    staff: employee_count > 1 ? `${employee_count} people` : employee_count === 1 ? 'one person' : 'a small team',
    states,
    place: home,
    local: home && (await loadLocalHazards(home)),
    // All duties are much to load for the few functions that send notices.
    notices: loaded.functions.some(({ notifies }) => notifies) ? (await import('./notice-clocks.ts')).listNotices(law) : [],
    cyber,
    words,
    roles,
  };
};

export const appliesTo = (limits: Limits, { band, words }: Profile): boolean =>
  isWithinSizes(band, limits) && (limits.only?.test(words) ?? true) && !(limits.unless?.test(words) ?? false);

export const filterCyberTexts = (texts: readonly string[], { cyber }: Pick<Profile, 'cyber'>): string[] => [
  ...new Set(texts.filter((text) => cyber || !isCyberRisk(text))),
];
