/** The risks of an industry and of a place, each with the reason why it concerns this business. */
import { displayRisk, isCyber, sameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedRisk } from '#shared/jobs.ts';
import { HAZARDS, type HazardName } from './hazards/hazard.ts';
import type { Hazard, StateFacts } from './hazards.ts';
import { exposureOf } from './industries/industry.ts';
import { holds, type Profile } from './profile.ts';
import { cut, listed } from './sentence.ts';

type Reasoned = Required<Pick<SuggestedRisk, 'name'>> & { reason: string };

/** Characters of a reason that the contract takes. */
const REASON_MAX = 400;

/** What threatens the trade, whatever its place. */
export const industryRisks = (profile: Profile): Reasoned[] =>
  profile.industry.risks
    .filter(([, , note]) => holds(note ?? {}, profile))
    .map(([name, reason]) => ({ name, reason }))
    .filter(({ name, reason }) => profile.cyber || !isCyber(`${name} ${reason}`));

/** Hazards that no US address is free of: nearly every county has had a flood (FEMA), and every grid has failed. */
const everywhere: readonly Hazard[] = [
  { name: 'Floods', reason: 'Nearly every US county has had a flood since 1996 (FEMA), also outside mapped zones.' },
  {
    name: 'Power Outages',
    reason: 'Weather and aging lines cut power somewhere in every state each year (Department of Energy).',
  },
  {
    name: 'Severe Thunderstorms',
    reason: 'Damaging wind and lightning are reported from all states (NOAA Storm Prediction Center).',
  },
];

/** What a hazard does to a trade. */
const effectOf = (hazard: HazardName, { trade, exposure }: Profile['industry']): string | null => {
  const kind = exposureOf(hazard);
  return kind === undefined ? null : `For ${trade}, ${exposure[kind]}.`;
};

const located = ({ industry }: Profile, { name, reason }: Hazard, also: readonly string[]): Reasoned => {
  const elsewhere = also.length > 0 ? `Your sites in ${listed(also)} share it.` : null;
  const parts = [reason, effectOf(name, industry), elsewhere].filter((part) => part !== null);
  return { name, reason: cut(parts.join(' '), REASON_MAX) };
};

/** Beyond so many a list is no longer read. */
const LOCATION_MAX = 12;

/** The hazards of the states of a business, its home state first; without a known state those that hold anywhere. */
export const locationRisks = (profile: Profile): Reasoned[] => {
  const [home, ...others] = profile.states;
  if (home === undefined) return everywhere.map((hazard) => located(profile, hazard, []));
  const has = (name: string) => (state: StateFacts) => state.hazards.some((hazard) => hazard.name === name);
  const ofHome = home.hazards.map((hazard) =>
    located(
      profile,
      hazard,
      others.filter(has(hazard.name)).map((one) => one.name),
    ),
  );
  const ofOthers = others.flatMap((state) =>
    state.hazards.map((hazard) => located(profile, { name: hazard.name, reason: `${state.name}: ${hazard.reason}` }, [])),
  );
  return withoutKnown([...ofHome, ...ofOthers], []).slice(0, LOCATION_MAX);
};

/** The risks that are neither in the list of names nor earlier in the list itself. */
export const withoutKnown = <T extends { name: string }>(risks: readonly T[], known: readonly string[]): T[] =>
  risks.filter(
    ({ name }, at) => !known.some((one) => sameRisk(one, name)) && risks.findIndex((one) => sameRisk(one.name, name)) === at,
  );

/** Words by which a risk in the customer's words and one of the trade are of one kind. */
const families = [
  /cyber|ransom|phishing|breach|malware|hack/i,
  /personnel|staff|operator|driver|labor|crew|shortage|succession/i,
  /equipment|machine|breakdown|failure|outage/i,
  /supply|supplier|vendor|material|shortage/i,
  /fire|explosion/i,
  /theft|crime|violence|unrest|vandal/i,
  /regulat|complian|licen|audit/i,
];

const ofFamily = (risk: string, risks: readonly Reasoned[]): Reasoned | undefined => {
  const kinds = families.filter((family) => family.test(risk));
  return risks.find(({ name }) => kinds.some((family) => family.test(name)));
};

const NATURAL_MAX = 3;
const natural = ({ states, industry }: Profile): string | null => {
  const [state] = states;
  if (state === undefined) return null;
  const worst = state.hazards.slice(0, NATURAL_MAX).map(({ name }) => name.toLowerCase());
  return `In ${state.name} that means ${listed(worst)} first. ${effectOf(state.hazards[0]!.name, industry) ?? ''}`.trim();
};

/** Why a risk that the plan names matters to this business. */
export const reasonFor = (risk: string, profile: Profile): string => {
  const { industry, content } = profile;
  const trade = industryRisks(profile);
  const known = [...locationRisks(profile), ...trade].find(({ name }) => sameRisk(name, risk)) ?? ofFamily(risk, trade);
  if (known) return known.reason;
  const hazard = HAZARDS.find((name) => sameRisk(name, risk));
  const effect = hazard ? effectOf(hazard, industry) : /natural|weather/i.test(risk) ? natural(profile) : null;
  if (effect) return effect;
  const first = content.critical_functions[0]?.name ?? industry.functions[0]?.name;
  return `Judge first what ${displayRisk(risk)} does to “${first}”.`;
};
