/** What the product answers out of its own knowledge to every AI question: the fallback when no model does. */
import { inferFocusTypes } from '#shared/domain/exercise-focus.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/jobs.ts';
import { analysisOf } from './answers/analysis.ts';
import { formInsights } from './answers/form-insights.ts';
import { textAnalysis } from './answers/override-text.ts';
import { contextSuggestions, mitigationSuggestions, riskSuggestions } from './answers/suggestions.ts';
import { profileOf } from './profile.ts';
import { type ScenarioDraft, scenariosFor } from './scenarios/library.ts';

/** What a kind is answered with: its result without the source; of scenarios the drafts, which become exercises when they are kept. */
type Answered<K extends AiJobKind> = K extends 'exercise_scenarios'
  ? { scenarios: ScenarioDraft[] }
  : Omit<AiJobResult<K>, 'source'>;

/** One answer per kind of job, deterministic; each reads like a filled form. */
export const knowledgeAnswers: { [K in AiJobKind]: (payload: AiJobPayload<K>) => Answered<K> } = {
  suggest_risks: ({ plan, cyber }) => ({ suggestions: riskSuggestions(profileOf(plan, cyber)) }),
  suggest_context: ({ plan, cyber, context_type }) => ({ suggestions: contextSuggestions(profileOf(plan, cyber), context_type) }),
  suggest_mitigations: ({ plan, cyber }) => ({ suggestions: mitigationSuggestions(profileOf(plan, cyber)) }),
  analyze: ({ plan, cyber, override_text }) => {
    const profile = profileOf(plan, cyber);
    return override_text === null || override_text.trim() === '' ? analysisOf(profile) : textAnalysis(override_text, profile);
  },
  exercise_scenarios: ({ plan, cyber, number_of_scenarios: count, focus_areas: areas }) => ({
    scenarios: scenariosFor(profileOf(plan, cyber), { count, areas, types: inferFocusTypes(areas, cyber) }),
  }),
  analyze_form: ({ plan, cyber }) => ({ step_insights: formInsights(profileOf(plan, cyber)) }),
};
