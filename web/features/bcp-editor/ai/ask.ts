/** The calls behind the AI buttons, each answered as a review. */

import type { CallOptions } from '#shared/api/client.ts';
import { visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { client } from '../../../lib/api.ts';
import { formSnapshot } from './form-snapshot.ts';
import { functionReview, mitigationReview, systemReview } from './list-review.ts';
import type { AiKind, Review } from './review.ts';
import { riskReview } from './risk-review.ts';

export interface AiQuestion {
  id: number;
  content: WizardContent;
  cyber: boolean;
  /** Mitigations for this risk only. */
  risk?: string;
}

type Ask = (question: AiQuestion, options: CallOptions) => Promise<Review>;

const mitigations: Ask = async ({ id, content, cyber, risk }, options) => {
  const { mitigations: existing_mitigations, ...business } = formSnapshot(content);
  const concerns = visibleConcerns(content.risk_factors.selected, cyber);
  const locations = visibleLocationRisks(content.threat_probability.selected, cyber);
  const only = (names: string[]) => (risk === undefined ? names : names.filter((name) => name === risk));
  const body = { ...business, existing_mitigations, identified_risks: only(concerns), location_risks: only(locations) };
  return mitigationReview(await client.bcp.suggestMitigations({ params: { id }, body }, options), content);
};

export const ask: Record<AiKind, Ask> = {
  risks: async ({ id, content, cyber }, options) => {
    const body = formSnapshot(content);
    return riskReview(await client.bcp.suggestRisks({ params: { id }, body }, options), content, cyber);
  },
  functions: async ({ id, content }, options) => {
    const body = { context_type: 'critical_functions', current_form_data: formSnapshot(content) } as const;
    return functionReview(await client.bcp.suggestContext({ params: { id }, body }, options), content);
  },
  systems: async ({ id, content }, options) => {
    const body = { context_type: 'it_systems', current_form_data: formSnapshot(content) } as const;
    return systemReview(await client.bcp.suggestContext({ params: { id }, body }, options), content);
  },
  mitigations,
};
