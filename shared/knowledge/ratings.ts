import { IMPACT_KINDS, type ImpactKind, type RatedField, suggestLikelihood } from '#shared/domain/bcp/impact.ts';
import { IMPACT_LEVELS, LIKELIHOODS, type Likelihood } from '#shared/domain/bcp/options.ts';
import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedRating } from '#shared/queues/suggestions.ts';
import { HAZARDS, type HazardName } from './hazards/hazard.ts';
import { exposureOf } from './industries/industry.ts';
import { listKnownFunctions } from './known-operations.ts';
import { nameHome } from './known-risks.ts';
import { listHomeHazards } from './places/local-hazards.ts';
import { findLookUp } from './places/lot.ts';
import type { Profile } from './profile.ts';
import { otherRisk, type RatingFamily, ratingFamilies } from './rating-families.ts';

interface Step {
  by: number;
  why: string;
}
type Adjustments = Partial<Record<ImpactKind, Step>>;

const CARING: readonly string[] = ['Healthcare', 'Education'];
const KEEPS_RECORDS: readonly string[] = ['Healthcare', 'Finance', 'Education', 'Government', 'Technology'];

type Known = Pick<Profile, 'industry' | 'traits'>;
const treatsAnimals = ({ traits }: Known): boolean => traits.includes('animals-in-care');
/** People, not animals. */
export const caresForPeople = (profile: Known): boolean => CARING.includes(profile.industry.name) && !treatsAnimals(profile);
export const keepsProtectedRecords = (profile: Known): boolean =>
  KEEPS_RECORDS.includes(profile.industry.name) && !treatsAnimals(profile);

const adjustForPlace = (risk: string, profile: Profile): Adjustments => {
  const home = nameHome(profile);
  if (home === null || !HAZARDS.some((hazard) => isSameRisk(hazard, risk))) return {};
  const listed = listHomeHazards(profile).find(({ name }) => isSameRisk(name, risk));
  if (listed?.is_minor) {
    const verb = listed.name.endsWith('s') ? 'have' : 'has';
    const little = `Here, ${listed.name.toLowerCase()} ${verb} done little harm.`;
    return {
      financial_impact: { by: -2, why: little },
      operational_impact: { by: -2, why: 'Work continues the same day or the next.' },
      reputational_impact: { by: -1, why: 'Customers expect you to be open.' },
      regulatory_impact: { by: -1, why: 'Nothing has to be inspected or reported.' },
    };
  }
  if (listed?.is_of_some_lots)
    return { operational_impact: { by: -1, why: 'It strikes low lots, or those below a slope. Others stay in use.' } };
  if (listed)
    return profile.states.length > 1
      ? { operational_impact: { by: -1, why: `Your sites outside ${home} can keep working.` } }
      : {};
  const why = `It is not among the main hazards of ${home}.`;
  return { financial_impact: { by: -1, why }, operational_impact: { by: -1, why } };
};

const adjustForTrade = ({ traits = [] }: RatingFamily, profile: Profile): Adjustments => {
  const { content } = profile;
  const caring = traits.includes('caring') && caresForPeople(profile);
  const records = traits.includes('records') && keepsProtectedRecords(profile);
  const alone = traits.includes('persons') && content.employee_count > 0 && content.employee_count < 10;
  return {
    ...(caring && {
      regulatory_impact: { by: 1, why: 'People in your care have rights that do not pause in an emergency.' },
      reputational_impact: { by: 1, why: 'Families judge you by how their people were cared for.' },
    }),
    ...(records && {
      regulatory_impact: { by: 1, why: 'Your records are protected by law, and a breach must be reported.' },
    }),
    ...(alone && {
      operational_impact: {
        by: 1,
        why:
          content.employee_count === 1
            ? 'You work alone: nothing continues without you.'
            : `With ${content.employee_count} people, few can take over.`,
      },
    }),
  };
};

const SENTENCE_MAX = 130;

/** What the hazard does to this trade, where that is said in one line. */
const describeEffect = (risk: string, { industry }: Profile): string | null => {
  const hazard = HAZARDS.find((name) => isSameRisk(name, risk));
  const exposure = hazard && exposureOf(hazard);
  const effect = exposure && industry.exposure[exposure];
  const sentence = effect ? `For ${industry.trade}, ${effect}.` : '';
  return sentence !== '' && sentence.length <= SENTENCE_MAX ? sentence : null;
};

/** “It strikes every winter”, or what the record tells: “in 1994, 2014 and 2019”. */
const sayFrequency = (home: string, frequency: string): string => {
  const text = frequency.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return /^(?:(?:nearly |about )?every|most|some|several times|about once)\b/.test(text)
    ? `In ${home}, it strikes ${text}.`
    : `On record for ${home}: ${text}.`;
};

const capLikelihood = (likelihood: Likelihood, most: Likelihood): Likelihood =>
  LIKELIHOODS[Math.min(LIKELIHOODS.indexOf(likelihood), LIKELIHOODS.indexOf(most))]!;

/** They come somewhere in the region each year, and to one address seldom. */
const strikesFewSites: readonly HazardName[] = ['Wildfires', 'Landslides', 'Avalanches', 'Sinkholes', 'Mine Subsidence'];

const rateLikelihood = (risk: string, family: RatingFamily, profile: Profile): [Likelihood, string] => {
  const home = nameHome(profile);
  if (!HAZARDS.some((hazard) => isSameRisk(hazard, risk)) || home === null) return [family.likelihood, family.often];
  const local = profile.local?.hazards.find(({ name }) => isSameRisk(name, risk));
  const known = suggestLikelihood(local?.frequency);
  const listed = listHomeHazards(profile).find(({ name }) => isSameRisk(name, risk));
  const lookUp = listed ? findLookUp(listed, profile.place?.zip ?? null) : null;
  if (lookUp !== null) {
    const record = known === null ? '' : ` ${sayFrequency(home, local!.frequency!.replace(/\.$/, ''))}`;
    return [capLikelihood(known ?? family.likelihood, 'possible'), `Possible until you look up ${lookUp}.${record}`];
  }
  if (known !== null) {
    const record = sayFrequency(home, local!.frequency!.replace(/\.$/, ''));
    const rated = strikesFewSites.some((name) => isSameRisk(name, risk)) ? capLikelihood(known, 'possible') : known;
    return [rated, rated === known ? record : `${record} It reaches a single site far more rarely.`];
  }
  if (listed?.is_minor) return ['unlikely', `In ${home}, one that does harm is rare.`];
  return listed
    ? [family.likelihood, `It is among the main hazards of ${home}.`]
    : ['unlikely', `It is not among the main hazards of ${home}.`];
};

/** A level for each kind of harm and a likelihood, each with the fact about the trade, place or size that calls for it. */
export const suggestRating = (risk: string, profile: Profile): SuggestedRating => {
  const family = ratingFamilies.find(({ words }) => words.test(risk)) ?? otherRisk;
  const steps: Adjustments = { ...adjustForPlace(risk, profile), ...adjustForTrade(family, profile) };
  const first = nameFirstFunction(profile);
  const rated = IMPACT_KINDS.flatMap((kind, at): [string, string][] => {
    const step = steps[kind];
    const level = Math.min(IMPACT_LEVELS.length, Math.max(1, family.harm[at]! + (step?.by ?? 0)));
    const effect = kind === 'operational_impact' ? describeEffect(risk, profile) : null;
    const reason = step?.why ?? effect ?? family.reasons[at]!.replace('{first}', first);
    return [
      [kind, IMPACT_LEVELS[level - 1]!],
      [`${kind}_reason`, reason],
    ];
  });
  const [likelihood, likelihood_reason] = rateLikelihood(risk, family, profile);
  return { name: risk, ...(Object.fromEntries(rated) as Partial<Record<RatedField, never>>), likelihood, likelihood_reason };
};

const nameFirstFunction = (profile: Profile): string => {
  const name = profile.content.critical_functions[0]?.name ?? listKnownFunctions(profile)[0]?.name;
  return name === undefined ? 'Your main work' : `“${name}”`;
};
