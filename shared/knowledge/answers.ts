import { inferFocusTypes } from '#shared/domain/exercise.ts';
import type { AiJobKind, AiJobPayload, AiJobResult } from '#shared/queues/job-definitions.ts';

import { analyzeProfile } from './answers/analysis.ts';
import { writeFormInsights } from './answers/form-insights.ts';
import { analyzeText } from './answers/override-text.ts';
import { suggestContext, suggestMitigations, suggestRisks } from './answers/suggestions.ts';
import type { Place } from './places/place.ts';
import { buildProfile } from './profile.ts';
import { type ScenarioDraft, writeScenarios } from './scenarios/library.ts';

/** A job result without its `source`; scenarios are drafts until they are stored as exercises. */
type KnowledgeAnswer<K extends AiJobKind> = K extends 'exercise_scenarios'
  ? { scenarios: ScenarioDraft[] }
  : Omit<AiJobResult<K>, 'source'>;

/** `place`: that of the main site, as far as it is known. */
export const knowledgeAnswers: {
  [K in AiJobKind]: (payload: AiJobPayload<K>, place?: Place | null) => Promise<KnowledgeAnswer<K>>;
} = {
  suggest_risks: async ({ plan: snapshot, cyber, roles }, place) => ({
    suggestions: suggestRisks(await buildProfile(snapshot, cyber, { roles, place })),
  }),
  suggest_context: async ({ plan: snapshot, cyber, context_type, roles }, place) => ({
    suggestions: suggestContext(await buildProfile(snapshot, cyber, { roles, place }), context_type),
  }),
  suggest_mitigations: async ({ plan: snapshot, cyber, roles }, place) => ({
    suggestions: suggestMitigations(await buildProfile(snapshot, cyber, { roles, place })),
  }),
  analyze: async ({ plan: snapshot, cyber, override_text }, place) => {
    const profile = await buildProfile(snapshot, cyber, { place });
    return override_text === null || override_text.trim() === '' ? analyzeProfile(profile) : analyzeText(override_text, profile);
  },
  exercise_scenarios: async ({ plan: snapshot, cyber, number_of_scenarios: count, focus_areas: areas, roles, taken }, place) => ({
    scenarios: writeScenarios(await buildProfile(snapshot, cyber, { roles, place }), {
      count,
      areas,
      types: inferFocusTypes(areas, cyber),
      taken,
    }),
  }),
  analyze_form: async ({ plan: snapshot, cyber, set_aside }, place) => ({
    step_insights: writeFormInsights(await buildProfile(snapshot, cyber, { place }), set_aside),
  }),
};
