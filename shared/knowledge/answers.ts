import { inferFocusTypes } from '#shared/domain/exercise.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/queues/job-definitions.ts';

import { analyzeProfile } from './answers/analysis.ts';
import { writeFormInsights } from './answers/form-insights.ts';
import { analyzeText } from './answers/override-text.ts';
import { suggestContext, suggestMitigations, suggestRisks } from './answers/suggestions.ts';
import { buildProfile } from './profile.ts';
import { type ScenarioDraft, writeScenarios } from './scenarios/library.ts';

/** A job result without its `source`; scenarios are drafts until they are stored as exercises. */
type KnowledgeAnswer<K extends AiJobKind> = K extends 'exercise_scenarios'
  ? { scenarios: ScenarioDraft[] }
  : Omit<AiJobResult<K>, 'source'>;

export const knowledgeAnswers: { [K in AiJobKind]: (payload: AiJobPayload<K>) => KnowledgeAnswer<K> } = {
  suggest_risks: ({ plan, cyber }) => ({ suggestions: suggestRisks(buildProfile(plan, cyber)) }),
  suggest_context: ({ plan, cyber, context_type }) => ({ suggestions: suggestContext(buildProfile(plan, cyber), context_type) }),
  suggest_mitigations: ({ plan, cyber }) => ({ suggestions: suggestMitigations(buildProfile(plan, cyber)) }),
  analyze: ({ plan, cyber, override_text }) => {
    const profile = buildProfile(plan, cyber);
    return override_text === null || override_text.trim() === '' ? analyzeProfile(profile) : analyzeText(override_text, profile);
  },
  exercise_scenarios: ({ plan, cyber, number_of_scenarios: count, focus_areas: areas }) => ({
    scenarios: writeScenarios(buildProfile(plan, cyber), { count, areas, types: inferFocusTypes(areas, cyber) }),
  }),
  analyze_form: ({ plan, cyber }) => ({ step_insights: writeFormInsights(buildProfile(plan, cyber)) }),
};
