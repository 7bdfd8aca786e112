import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findPlace, type Place } from '#shared/knowledge/places/place.ts';
import type { AiJobPayload, AiJobResult, BcpSnapshot } from '#shared/queues/job-definitions.ts';
import type { ContextSuggestions, ContextType } from '#shared/queues/suggestions.ts';
import type { GoldenProfile } from './golden-profile.ts';

const CONTEXTS = ['it_systems', 'suppliers', 'impact_texts', 'alternate_sites', 'insurance', 'vital_records'] as const;

/** Without its trade: the name and the activity must lead there. */
export const toSnapshot = ({ name, industry, activity, state, zip, employees }: GoldenProfile): BcpSnapshot => ({
  ...{ business_name: name, business_type: 'LLC', industry, state, zip_code: zip, employee_count: employees },
  ...(activity === undefined ? {} : { activity }),
});

type SuggestingKind = 'suggest_risks' | 'suggest_context' | 'suggest_mitigations';
/** Who is asked: the built-in knowledge, or a model that edits it. */
export type Suggest = <K extends SuggestingKind>(
  kind: K,
  payload: AiJobPayload<K>,
  place: Place | null,
) => Promise<Pick<AiJobResult<K>, 'suggestions'>>;
const askKnowledge: Suggest = (kind, payload, place) => knowledgeAnswers[kind](payload, place) as never;

/** Everything that is offered to a business whose owner accepts all of it. */
export const collectOffers = async (profile: GoldenProfile, ask: Suggest = askKnowledge) => {
  const place = await findPlace(profile.zip);
  const snapshot = toSnapshot(profile);
  const job = { bcp_id: 1, cyber: true };
  const { suggestions: risks } = await ask('suggest_risks', { ...job, plan: snapshot }, place);
  const suggest = async (context_type: ContextType) =>
    (await ask('suggest_context', { ...job, plan: snapshot, context_type }, place)).suggestions;
  const context: ContextSuggestions['suggestions'] = Object.assign({}, ...(await Promise.all(CONTEXTS.map(suggest))));
  const treated = {
    ...snapshot,
    risk_factors: { selected: risks.suggested_risks.map(({ name }) => name) },
    threat_probability: { selected: risks.location_specific_risks.map(({ name }) => name) },
  };
  const { suggestions: mitigations } = await ask('suggest_mitigations', { ...job, plan: treated }, place);
  const ratings = await ask('suggest_context', { ...job, plan: treated, context_type: 'ratings' }, place);
  return { ...risks, ...context, ...ratings.suggestions, ...mitigations };
};
export type Offers = Awaited<ReturnType<typeof collectOffers>>;

const namesOf = (entries: readonly { name?: string | undefined }[] = []): string[] => entries.map(({ name }) => name ?? '');

/** Names of the functions, systems, suppliers, risks and hazards that are offered. */
export const listOfferedNames = (offers: Offers): string[] => [
  ...namesOf(offers.suggested_critical_functions),
  ...namesOf(offers.suggested_systems),
  ...namesOf(offers.suggested_suppliers),
  ...namesOf(offers.suggested_risks),
  ...namesOf(offers.location_specific_risks),
];
