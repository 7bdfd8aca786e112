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
  suggest_risks: ({ plan: snapshot, cyber }) => ({ suggestions: suggestRisks(buildProfile(snapshot, cyber)) }),
  suggest_context: ({ plan: snapshot, cyber, context_type }) => ({
    suggestions: suggestContext(buildProfile(snapshot, cyber), context_type),
  }),
  suggest_mitigations: ({ plan: snapshot, cyber }) => ({ suggestions: suggestMitigations(buildProfile(snapshot, cyber)) }),
  analyze: ({ plan: snapshot, cyber, override_text }) => {
    const profile = buildProfile(snapshot, cyber);
    return override_text === null || override_text.trim() === '' ? analyzeProfile(profile) : analyzeText(override_text, profile);
  },
  exercise_scenarios: ({ plan: snapshot, cyber, number_of_scenarios: count, focus_areas: areas, roles, taken }) => ({
    scenarios: writeScenarios(buildProfile(snapshot, cyber, roles), {
      count,
      areas,
      types: inferFocusTypes(areas, cyber),
      taken,
    }),
  }),
  analyze_form: ({ plan: snapshot, cyber }) => ({ step_insights: writeFormInsights(buildProfile(snapshot, cyber)) }),
};
