import { formatRiskName, isCyberRisk, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedRisk } from '#shared/queues/suggestions.ts';
import { addBuildingFire } from './basics.ts';
import { HAZARDS, type HazardName } from './hazards/hazard.ts';
import type { Hazard, StateFacts } from './hazards/load.ts';
import { type Exposure, exposureOf, type Industry, supplierName } from './industries/industry.ts';
import { listKnownFunctions, listKnownSystems, toSuggestedFunction } from './known-operations.ts';
import { findGrowingArea } from './places/growing-areas.ts';
import { listHomeHazards } from './places/local-hazards.ts';
import { findLookUp } from './places/lot.ts';
import { formatCounty } from './places/place.ts';
import { appliesTo, type Profile } from './profile.ts';
import { joinFirst, joinNames, quoteAll, truncate } from './sentence.ts';

type ReasonedRisk = Pick<SuggestedRisk, 'name' | 'reason_source'> & { reason: string };

const REASON_MAX = 400;

const CLOSED_BEDS = 'Biotoxin or Sewage Closure of the Beds';
const addGrowingArea = (risk: ReasonedRisk, { place }: Profile): ReasonedRisk => {
  const area = risk.name === CLOSED_BEDS && place !== null ? findGrowingArea(place.zip) : undefined;
  return area === undefined ? risk : { ...risk, reason: `${risk.reason} ${area.reason}`, reason_source: area.source };
};

export const listIndustryRisks = (profile: Profile): ReasonedRisk[] =>
  addBuildingFire(
    profile.industry.risks
      .filter(([, , note]) => appliesTo(note ?? {}, profile))
      .map(([name, reason]) => addGrowingArea({ name, reason }, profile)),
  ).filter(({ name, reason }) => profile.cyber || !isCyberRisk(`${name} ${reason}`));

export const withoutKnown = <T extends { name: string }>(risks: readonly T[], known: readonly string[]): T[] =>
  risks.filter(
    ({ name }, at) =>
      !known.some((item) => isSameRisk(item, name)) && risks.findIndex((risk) => isSameRisk(risk.name, name)) === at,
  );

/** No US address is free of these: nearly every county has had a flood (FEMA), and every grid has failed. */
const everywhere: readonly Hazard[] = [
  { name: 'Floods', reason: 'Nearly every US county has had a flood since 1996 (FEMA), even outside mapped zones.' },
  {
    name: 'Power Outages',
    reason: 'Weather and aging lines cut power somewhere in every state each year (Department of Energy).',
  },
  {
    name: 'Severe Thunderstorms',
    reason: 'Damaging wind and lightning are reported from all states (NOAA Storm Prediction Center).',
  },
];

const describeEffect = (hazard: HazardName, { trade, exposure }: Industry): string | null => {
  const kind = exposureOf(hazard);
  const clause = kind === undefined ? undefined : exposure[kind];
  return clause === undefined ? null : `For ${trade}, ${clause}.`;
};

const hasHazard = (name: string) => (state: StateFacts) => state.hazards.some((hazard) => hazard.name === name);

/** Longer lists are not read. */
const LOCATION_MAX = 12;
/** Leaves room for the hazards of other states. */
const HOME_MAX = 8;

/** Drought does not reach every trade, and a freeze that bursts no pipe still kills a crop. */
const isMaterialTo = (industry: Industry, hazard: HazardName): boolean =>
  (exposureOf(hazard) !== 'dry' || industry.exposure.dry !== undefined) &&
  (hazard !== 'Freeze' || industry.name === 'Agriculture');

/** A hazard of the area, and what tells whether it reaches the address. */
type SitedHazard = Hazard & { lookUp?: string | null };

const listHazards = (profile: Profile): SitedHazard[] => {
  const {
    states: [home, ...others],
    industry,
    place,
  } = profile;
  if (home === undefined) return [...everywhere];
  const hazards = listHomeHazards(profile);
  const ofHome = (others.length > 0 ? hazards.slice(0, HOME_MAX) : hazards).map((hazard): SitedHazard => {
    const { name, reason, source } = hazard;
    const also = others.filter(hasHazard(name)).map((state) => state.name);
    return {
      ...{ name, source, lookUp: findLookUp(hazard, place?.zip ?? null) },
      reason: also.length > 0 ? `${reason} Your sites in ${joinNames(also)} share it.` : reason,
    };
  });
  const ofOthers = others.flatMap((state) =>
    state.hazards.map(({ name, reason }) => ({ name, reason: `${state.name}: ${reason}` })),
  );
  return withoutKnown([...ofHome, ...ofOthers], []).filter(({ name }) => isMaterialTo(industry, name));
};

/** Without a known state, the hazards that apply everywhere. The effect of each kind of hazard on the trade appears once in the list. */
export const listLocationRisks = (profile: Profile, known: readonly string[] = []): ReasonedRisk[] => {
  const said = new Set<Exposure>();
  const lookedUp = new Set<string>();
  return withoutKnown(listHazards(profile), known)
    .slice(0, LOCATION_MAX)
    .map(({ name, reason, source, lookUp }) => {
      const kind = exposureOf(name);
      const effect = kind !== undefined && said.has(kind) ? null : describeEffect(name, profile.industry);
      if (kind !== undefined) said.add(kind);
      const isNew = lookUp != null && !lookedUp.has(lookUp);
      if (isNew) lookedUp.add(lookUp);
      const parts = [reason, ...(isNew ? [`Look up ${lookUp}.`] : []), ...(effect === null ? [] : [effect])];
      return {
        name,
        reason: truncate(parts.join(' '), REASON_MAX),
        ...(source ? { reason_source: source } : {}),
      };
    });
};

const families = [
  /cyber|ransom|phishing|breach|malware|hack/i,
  /personnel|key person|clergy|succession/i,
  /staff|labor|crew|volunteer|operator|driver/i,
  /supply|supplier|vendor/i,
  /\bfire\b|explosion|arson/i,
  /theft|crime|violence|unrest|vandal|robbery/i,
  /regulat|complian|licen[sc]|authority/i,
];

const findFamilyReason = (risk: string, risks: readonly ReasonedRisk[]): string | null => {
  const kinds = families.filter((family) => family.test(risk));
  return risks.find(({ name }) => kinds.some((family) => family.test(name)))?.reason ?? null;
};

/** The county and state of the main site, or its state; null for a state that is unknown. */
export const nameHome = ({ place, states: [state] }: Profile): string | null => {
  if (state === undefined) return null;
  return place ? `${formatCounty(place)}, ${state.name}` : state.name;
};

const NATURAL_MAX = 3;
const explainNaturalRisk = (profile: Profile): string | null => {
  const home = nameHome(profile);
  if (home === null) return null;
  const hazards = listHomeHazards(profile);
  const worst = hazards.slice(0, NATURAL_MAX).map(({ name }) => name.toLowerCase());
  return `In ${home}, that means ${joinNames(worst)} first. ${describeEffect(hazards[0]!.name, profile.industry) ?? ''}`.trim();
};

const broad: readonly (readonly [words: RegExp, say: (profile: Profile) => string | null])[] = [
  [/natural|weather/i, explainNaturalRisk],
  [
    /supply|supplier|vendor/i,
    ({ industry }) => `Your business cannot wait for these suppliers: ${joinFirst(industry.suppliers.map(supplierName))}.`,
  ],
  [
    /equipment|machine|breakdown|technolog|system|outage/i,
    (profile) =>
      `What stops first: ${joinNames(
        quoteAll(
          listKnownSystems(profile)
            .slice(0, 2)
            .map(({ name }) => name),
        ),
      )}.`,
  ],
  [
    /personnel|key person|staff|succession/i,
    (profile) => {
      const [first] = listKnownFunctions(profile);
      if (first === undefined) return null;
      return `“${first.name}” depends on one role (${toSuggestedFunction(first, profile).responsible_role}). Name and train a backup.`;
    },
  ],
];

/** The risk's own reason, that of its kind, or what the trade runs on. */
export const explainRisk = (risk: string, profile: Profile): string => {
  const { industry, content } = profile;
  const place = listLocationRisks(profile);
  const trade = listIndustryRisks(profile);
  const named = [...place, ...trade].find(({ name }) => isSameRisk(name, risk))?.reason ?? findFamilyReason(risk, trade);
  if (named !== null) return named;
  const hazard = HAZARDS.find((name) => isSameRisk(name, risk));
  const effect = hazard === undefined || hazard === 'Extreme Weather' ? null : describeEffect(hazard, industry);
  if (effect !== null) return effect;
  const general = broad.find(([words]) => words.test(risk))?.[1](profile) ?? null;
  if (general !== null) return general;
  const first = content.critical_functions[0]?.name ?? industry.functions[0]?.name;
  return `Start with what ${formatRiskName(risk)} would do to “${first}”.`;
};
