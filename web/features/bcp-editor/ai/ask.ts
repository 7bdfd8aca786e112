/** The calls behind the AI buttons, and what their answers are as a review. */

import type { CallOptions } from '#shared/api/client.ts';
import { visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { ContextSuggestions, MitigationSuggestions, RiskSuggestions } from '#shared/queues/job-definitions.ts';
import { client } from '../../../lib/api.ts';
import { formSnapshot } from './form-snapshot.ts';
import { functionReview, mitigationReview, systemReview } from './list-review.ts';
import type { AiKind, Review } from './review.ts';
import { riskReview } from './risk-review.ts';

export interface SuggestionRequest {
  id: number;
  content: WizardContent;
  cyber: boolean;
  /** Mitigations for this risk only. */
  risk?: string;
}

/** What each kind is answered with. */
interface Answers {
  risks: RiskSuggestions;
  functions: ContextSuggestions;
  systems: ContextSuggestions;
  mitigations: MitigationSuggestions;
}
type Ask<K extends AiKind> = (question: SuggestionRequest, options: CallOptions) => Promise<Answers[K]>;

const mitigations: Ask<'mitigations'> = ({ id, content, cyber, risk }, options) => {
  const { mitigations: existing_mitigations, ...business } = formSnapshot(content);
  const concerns = visibleConcerns(content.risk_factors.selected, cyber);
  const locations = visibleLocationRisks(content.threat_probability.selected, cyber);
  const only = (names: string[]) => (risk === undefined ? names : names.filter((name) => name === risk));
  const body = { ...business, existing_mitigations, identified_risks: only(concerns), location_risks: only(locations) };
  return client.bcp.suggestMitigations({ params: { id }, body }, options);
};

export const requestSuggestions: { [K in AiKind]: Ask<K> } = {
  risks: ({ id, content }, options) => client.bcp.suggestRisks({ params: { id }, body: formSnapshot(content) }, options),
  functions: ({ id, content }, options) => {
    const body = { context_type: 'critical_functions', current_form_data: formSnapshot(content) } as const;
    return client.bcp.suggestContext({ params: { id }, body }, options);
  },
  systems: ({ id, content }, options) => {
    const body = { context_type: 'it_systems', current_form_data: formSnapshot(content) } as const;
    return client.bcp.suggestContext({ params: { id }, body }, options);
  },
  mitigations,
};

/** An answer as a review against the plan as it is when the answer is there, which may be a visit later. */
export const toReview = <K extends AiKind>(kind: K, answer: Answers[K], content: WizardContent, cyber: boolean): Review => {
  const reviews: { [A in AiKind]: (found: Answers[A]) => Review } = {
    risks: (found) => riskReview(found, content, cyber),
    functions: (found) => functionReview(found, content),
    systems: (found) => systemReview(found, content),
    mitigations: (found) => mitigationReview(found, content),
  };
  return reviews[kind](answer);
};
