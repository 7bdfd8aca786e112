/** What the product answers out of its own knowledge to every AI question: the fallback when no model does. */
import type { JobKind, JobResultOf, PayloadOf } from '#shared/jobs.ts';
import { analysisOf } from './answers/analysis.ts';
import { formInsights } from './answers/form-insights.ts';
import { textAnalysis } from './answers/override-text.ts';
import { contextSuggestions, mitigationSuggestions, riskSuggestions } from './answers/suggestions.ts';
import { profileOf } from './profile.ts';

/** One answer per kind of job, deterministic, without its source; each parses with the contract's result schema. */
export const knowledgeAnswers: { [K in JobKind]: (payload: PayloadOf<K>) => Omit<JobResultOf<K>, 'source'> } = {
  suggest_risks: ({ plan, cyber }) => ({ suggestions: riskSuggestions(profileOf(plan, cyber)) }),
  suggest_context: ({ plan, cyber, context_type }) => ({ suggestions: contextSuggestions(profileOf(plan, cyber), context_type) }),
  suggest_mitigations: ({ plan, cyber }) => ({ suggestions: mitigationSuggestions(profileOf(plan, cyber)) }),
  analyze: ({ plan, cyber, override_text }) => {
    const profile = profileOf(plan, cyber);
    return override_text === null || override_text.trim() === '' ? analysisOf(profile) : textAnalysis(override_text, profile);
  },
  analyze_form: ({ plan, cyber }) => ({ step_insights: formInsights(profileOf(plan, cyber)) }),
};
