/** Every kind of AI job; a kind that joins the contract does not compile until it stands here. */
import type { AiJobKind } from '#shared/queues/job-definitions.ts';
import type { JobDefinition } from './definition.ts';
import { analyze } from './jobs/analyze.ts';
import { analyzeForm } from './jobs/analyze-form.ts';
import { exerciseScenarios } from './jobs/exercise-scenarios.ts';
import { suggestContext } from './jobs/suggest-context.ts';
import { suggestMitigations } from './jobs/suggest-mitigations.ts';
import { suggestRisks } from './jobs/suggest-risks.ts';

export const registry: { [K in AiJobKind]: JobDefinition<K> } = {
  suggest_risks: suggestRisks,
  suggest_context: suggestContext,
  suggest_mitigations: suggestMitigations,
  analyze,
  exercise_scenarios: exerciseScenarios,
  analyze_form: analyzeForm,
};
