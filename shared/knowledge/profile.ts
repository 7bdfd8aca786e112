/** What the knowledge looks at: the plan with empty values filled in, its industry and trade, size band and states. */
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import type { BcpSnapshot } from '#shared/jobs.ts';
import { type StateFacts, stateOf } from './hazards.ts';
import type { Industry, Limits } from './industries/industry.ts';
import { industryOf } from './industries.ts';
import { type Band, bandOf, fits } from './size.ts';
import { tradeOf } from './trades.ts';

export interface Profile {
  content: BcpContent;
  industry: Industry;
  band: Band;
  /** The headcount in words. */
  staff: string;
  /** The state of the business first, then those of its other sites. */
  states: readonly StateFacts[];
  cyber: boolean;
  /** Name, type and trade in the customer's words, lowercased. */
  words: string;
}

/** A snapshot may say in which other states the business has sites. */
const statesOf = ({ state, other_states }: BcpSnapshot): StateFacts[] => {
  const found = [state, ...(other_states ?? [])].map(stateOf).filter((one) => one !== undefined);
  return [...new Set(found)];
};

const given = (plan: BcpSnapshot): Partial<BcpContent> =>
  Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));

/** The profile of a plan; `cyber` is the customer's preference. Works on an empty plan too. */
export const profileOf = (plan: BcpSnapshot, cyber: boolean): Profile => {
  const content = { ...emptyContent, ...given(plan) };
  const { business_name, business_type, industry, employee_count } = content;
  const words = `${business_name} ${business_type} ${industry}`.toLowerCase();
  return {
    content,
    industry: tradeOf(industryOf(industry, business_type, business_name), words),
    band: bandOf(employee_count),
    staff: employee_count > 1 ? `${employee_count} people` : employee_count === 1 ? 'one person' : 'a small team',
    states: statesOf(plan),
    cyber,
    words,
  };
};

/** Whether a fact holds for the size and the words of a business. */
export const holds = (limits: Limits, { band, words }: Profile): boolean =>
  fits(band, limits) && (limits.only?.test(words) ?? true) && !(limits.unless?.test(words) ?? false);

/** The texts that may be said: with cyber content switched off, none that speaks of it. */
export const allowed = (texts: readonly string[], { cyber }: Pick<Profile, 'cyber'>): string[] => [
  ...new Set(texts.filter((text) => cyber || !isCyberRisk(text))),
];
