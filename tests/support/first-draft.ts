/** What an owner gets by accepting every suggestion, in the order of the steps. `team`: those who are named already. */
import { type Bcp, BcpContent, type RiskReason } from '#shared/domain/bcp/bcp.ts';
import { deriveBusinessTimes } from '#shared/domain/bcp/business-times.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { impactDescriptionField, impactSeverityField, RATED_FIELDS, ratedRisks } from '#shared/domain/bcp/impact.ts';
import { mergeMitigations } from '#shared/domain/bcp/mitigation.ts';
import { mergeFunctions, mergeSuppliers, mergeSystems } from '#shared/domain/bcp/operations.ts';
import { addSuggestedRisks } from '#shared/domain/bcp/provenance.ts';
import { addRatings } from '#shared/domain/bcp/ratings.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { listTitles } from '#shared/domain/bcp/team-names.ts';
import type { Employee } from '#shared/domain/people.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import type { ContextType, SuggestedRating, SuggestedRisk } from '#shared/queues/suggestions.ts';
import { bakery } from '#tests/unit/documents/fixture.ts';

const selectAll = (risks: readonly SuggestedRisk[]) =>
  addSuggestedRisks(
    { selected: [] },
    risks.map(({ name, reason, reason_source }) => ({
      name,
      reason: reason === undefined ? undefined : { text: reason, source: reason_source ?? null },
    })),
    'knowledge',
  );

const rateAll = (content: BcpContent, ratings: readonly SuggestedRating[]): BcpContent['risk_impact_assessments'] =>
  addRatings(
    content.risk_impact_assessments,
    ratedRisks(content, true).flatMap(({ name, list }) => {
      const found = ratings.find((rating) => rating.name === name);
      if (found === undefined) return [];
      const reasons = RATED_FIELDS.flatMap((field): [string, RiskReason][] => {
        const text = found[`${field}_reason`];
        return text === undefined ? [] : [[field, { text, source: null }]];
      });
      const levels = Object.fromEntries(RATED_FIELDS.map((field) => [field, found[field]]));
      return [{ name, list, levels, reasons: Object.fromEntries(reasons) }];
    }),
  );

const acceptSuggestions = async (snapshot: BcpSnapshot, team: readonly Employee[]): Promise<BcpContent> => {
  const place = await findPlace(snapshot.zip_code ?? '');
  const job = { bcp_id: 1, cyber: true, roles: listTitles(team) };
  const fromKnowledge = <T>(items: readonly T[] = []) => items.map((item) => ({ ...item, source: 'knowledge' as const }));
  let at = 0;
  const newId = () => `entry-${at++}`;
  let content = BcpContent.parse({ ...emptyContent, ...snapshot });
  const accept = (change: Partial<BcpContent>) => {
    content = { ...content, ...change };
  };
  const suggest = async (context_type: ContextType) =>
    (await knowledgeAnswers.suggest_context({ ...job, plan: content, context_type }, place)).suggestions;

  const { suggestions: found } = await knowledgeAnswers.suggest_risks({ ...job, plan: content }, place);
  accept({
    risk_factors: selectAll(found.suggested_risks),
    threat_probability: selectAll(found.location_specific_risks),
    critical_functions: mergeFunctions([], fromKnowledge(found.suggested_critical_functions), newId),
  });
  accept(deriveBusinessTimes(content));
  accept({ risk_impact_assessments: rateAll(content, (await suggest('ratings')).suggested_ratings ?? []) });
  for (const { kind, text, severity } of (await suggest('impact_texts')).suggested_impacts ?? [])
    accept({ [impactDescriptionField[kind]]: text, [impactSeverityField[kind]]: severity ?? null });
  accept({
    it_systems: mergeSystems([], fromKnowledge((await suggest('it_systems')).suggested_systems), newId),
    key_suppliers: mergeSuppliers([], fromKnowledge((await suggest('suppliers')).suggested_suppliers), newId),
  });
  const [site] = (await suggest('alternate_sites')).suggested_sites ?? [];
  accept({
    alternate_site: site?.text ?? null,
    alternate_site_move_time: site?.move_time ?? null,
    vital_records: ((await suggest('vital_records')).suggested_records ?? []).map(({ text }) => text),
    insurance_policies: ((await suggest('insurance')).suggested_policies ?? []).map(({ text }) => text),
  });
  const treated = (await knowledgeAnswers.suggest_mitigations({ ...job, plan: content }, place)).suggestions;
  accept({ mitigations: mergeMitigations([], fromKnowledge(treated.suggested_mitigations), newId) });
  return BcpContent.parse(content);
};

const freezeDeeply = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freezeDeeply);
  }
  return value;
};

const drafts = new Map<string, Promise<Bcp>>();

/** The same business is drafted once for all tests, and none of them can change it. */
export const createFirstDraft = (snapshot: BcpSnapshot, team: readonly Employee[] = []): Promise<Bcp> => {
  const key = JSON.stringify([Object.entries(snapshot).sort(), team]);
  const draft =
    drafts.get(key) ??
    acceptSuggestions(snapshot, team).then((content) =>
      freezeDeeply({ ...bakery, ...content, scores: computeScores(content), ai_analysis: null }),
    );
  drafts.set(key, draft);
  return draft;
};

/** The business with which tests go through all trades. */
export const acmeOf = (trade: Trade): BcpSnapshot => ({
  ...{ business_name: 'Acme', business_type: 'LLC', industry: trade.within[0]!, trade: trade.id, employee_count: 12 },
  ...{ annual_revenue: '$1.2M', city: 'Galveston', state: 'TX', zip_code: '77550' },
});
export const draftTrade = (trade: Trade): Promise<Bcp> => createFirstDraft(acmeOf(trade));
