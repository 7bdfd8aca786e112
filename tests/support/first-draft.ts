/** What an owner gets by accepting every suggestion, before naming anyone. */
import { type Bcp, BcpContent } from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { impactDescriptionField } from '#shared/domain/bcp/impact.ts';
import { mergeMitigations } from '#shared/domain/bcp/mitigation.ts';
import { mergeFunctions, mergeSuppliers, mergeSystems } from '#shared/domain/bcp/operations.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import type { BcpSnapshot, ContextType } from '#shared/queues/job-definitions.ts';
import { bakery } from '#tests/unit/documents/fixture.ts';

const acceptSuggestions = async (snapshot: BcpSnapshot): Promise<BcpContent> => {
  const place = await findPlace(snapshot.zip_code ?? '');
  const job = { bcp_id: 1, cyber: true };
  const fromKnowledge = <T>(items: readonly T[] = []) => items.map((item) => ({ ...item, source: 'knowledge' as const }));
  let at = 0;
  const newId = () => `entry-${at++}`;
  const { suggestions: found } = await knowledgeAnswers.suggest_risks({ ...job, plan: snapshot }, place);
  const suggest = async (context_type: ContextType) =>
    (await knowledgeAnswers.suggest_context({ ...job, plan: snapshot, context_type }, place)).suggestions;
  const risks = {
    risk_factors: { selected: found.suggested_risks.map(({ name }) => name) },
    threat_probability: { selected: found.location_specific_risks.map(({ name }) => name) },
  };
  const treated = (await knowledgeAnswers.suggest_mitigations({ ...job, plan: { ...snapshot, ...risks } }, place)).suggestions;
  const texts = (await suggest('impact_texts')).suggested_impacts ?? [];
  const [site] = (await suggest('alternate_sites')).suggested_sites ?? [];
  return BcpContent.parse({
    ...emptyContent,
    ...snapshot,
    ...risks,
    mitigations: mergeMitigations([], fromKnowledge(treated.suggested_mitigations), newId),
    critical_functions: mergeFunctions([], fromKnowledge(found.suggested_critical_functions), newId),
    it_systems: mergeSystems([], fromKnowledge((await suggest('it_systems')).suggested_systems), newId),
    key_suppliers: mergeSuppliers([], fromKnowledge((await suggest('suppliers')).suggested_suppliers), newId),
    alternate_site: site?.text ?? null,
    alternate_site_move_time: site?.move_time ?? null,
    vital_records: ((await suggest('vital_records')).suggested_records ?? []).map(({ text }) => text),
    insurance_policies: ((await suggest('insurance')).suggested_policies ?? []).map(({ text }) => text),
    ...Object.fromEntries(texts.map(({ kind, text }) => [impactDescriptionField[kind], text])),
  });
};

export const createFirstDraft = async (snapshot: BcpSnapshot): Promise<Bcp> => {
  const content = await acceptSuggestions(snapshot);
  return { ...bakery, ...content, scores: computeScores(content), ai_analysis: null };
};
