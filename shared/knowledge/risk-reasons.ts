/** Why a risk that a plan names matters to this business, whoever gave it its name. */
import { formatRiskName, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { HAZARDS } from './hazards/hazard.ts';
import { functionsFor, systemsFor, writtenFunction } from './known-operations.ts';
import { effectOf, industryRisks, locationRisks, type Reasoned } from './known-risks.ts';
import type { Profile } from './profile.ts';
import { firstOf, listed, quoted } from './sentence.ts';

/** Words by which a risk in the customer's words and one of the trade are of one kind. */
const families = [
  /cyber|ransom|phishing|breach|malware|hack/i,
  /personnel|key person|clergy|succession/i,
  /staff|labor|crew|volunteer|operator|driver/i,
  /supply|supplier|vendor/i,
  /\bfire\b|explosion|arson/i,
  /theft|crime|violence|unrest|vandal|robbery/i,
  /regulat|complian|licen[sc]|authority/i,
];

const ofFamily = (risk: string, risks: readonly Reasoned[]): string | null => {
  const kinds = families.filter((family) => family.test(risk));
  return risks.find(({ name }) => kinds.some((family) => family.test(name)))?.reason ?? null;
};

const NATURAL_MAX = 3;
const natural = ({ states: [state], industry }: Profile): string | null => {
  if (state === undefined) return null;
  const worst = state.hazards.slice(0, NATURAL_MAX).map(({ name }) => name.toLowerCase());
  return `In ${state.name} that means ${listed(worst)} first. ${effectOf(state.hazards[0]!.name, industry) ?? ''}`.trim();
};

/** Broad risks for which the trade has no entry of its own, answered from what it runs on. */
const broad: readonly (readonly [words: RegExp, say: (profile: Profile) => string | null])[] = [
  [/natural|weather/i, natural],
  [/supply|supplier|vendor/i, ({ industry }) => `What ${industry.trade} cannot wait for: ${firstOf(industry.suppliers)}.`],
  [
    /equipment|machine|breakdown|technolog|system|outage/i,
    (profile) =>
      `What stops first: ${listed(
        quoted(
          systemsFor(profile)
            .slice(0, 2)
            .map(({ name }) => name),
        ),
      )}.`,
  ],
  [
    /personnel|key person|staff|succession/i,
    (profile) => {
      const [first] = functionsFor(profile);
      if (first === undefined) return null;
      return `“${first.name}” rests on one post, ${writtenFunction(first, profile).responsible_role}: name and train a deputy.`;
    },
  ],
];

/** The reason of the knowledge for a risk: its own, that of its kind, or what the trade runs on. */
export const reasonFor = (risk: string, profile: Profile): string => {
  const { industry, content } = profile;
  const place = locationRisks(profile);
  const trade = industryRisks(profile);
  const named = [...place, ...trade].find(({ name }) => isSameRisk(name, risk))?.reason ?? ofFamily(risk, trade);
  if (named !== null) return named;
  const hazard = HAZARDS.find((name) => isSameRisk(name, risk));
  const effect = hazard === undefined || hazard === 'Extreme Weather' ? null : effectOf(hazard, industry);
  if (effect !== null) return effect;
  const general = broad.find(([words]) => words.test(risk))?.[1](profile) ?? null;
  if (general !== null) return general;
  const first = content.critical_functions[0]?.name ?? industry.functions[0]?.name;
  return `Judge first what ${formatRiskName(risk)} does to “${first}”.`;
};
