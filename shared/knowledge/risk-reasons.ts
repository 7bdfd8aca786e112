/** Why a risk that a plan names matters to this business, whoever gave it its name. */
import { formatRiskName, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { HAZARDS } from './hazards/hazard.ts';
import { listKnownFunctions, listKnownSystems, toSuggestedFunction } from './known-operations.ts';
import { describeEffect, listIndustryRisks, listLocationRisks, type ReasonedRisk } from './known-risks.ts';
import type { Profile } from './profile.ts';
import { joinFirst, joinNames, quoteAll } from './sentence.ts';

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

const findFamilyReason = (risk: string, risks: readonly ReasonedRisk[]): string | null => {
  const kinds = families.filter((family) => family.test(risk));
  return risks.find(({ name }) => kinds.some((family) => family.test(name)))?.reason ?? null;
};

const NATURAL_MAX = 3;
const explainNaturalRisk = ({ states: [state], industry }: Profile): string | null => {
  if (state === undefined) return null;
  const worst = state.hazards.slice(0, NATURAL_MAX).map(({ name }) => name.toLowerCase());
  return `In ${state.name} that means ${joinNames(worst)} first. ${describeEffect(state.hazards[0]!.name, industry) ?? ''}`.trim();
};

/** Broad risks for which the trade has no entry of its own, answered from what it runs on. */
const broad: readonly (readonly [words: RegExp, say: (profile: Profile) => string | null])[] = [
  [/natural|weather/i, explainNaturalRisk],
  [/supply|supplier|vendor/i, ({ industry }) => `What ${industry.trade} cannot wait for: ${joinFirst(industry.suppliers)}.`],
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
      return `“${first.name}” rests on one post, ${toSuggestedFunction(first, profile).responsible_role}: name and train a deputy.`;
    },
  ],
];

/** The reason of the knowledge for a risk: its own, that of its kind, or what the trade runs on. */
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
  return `Judge first what ${formatRiskName(risk)} does to “${first}”.`;
};
