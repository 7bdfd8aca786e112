/** Mitigations with incident-response steps for the identified risks. */
import * as z from 'zod';
import { isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { withoutCyber } from '../cyber-content.ts';
import { job } from '../definition.ts';
import { MitigationEntry } from '../entries.ts';

const form = z.object({ suggested_mitigations: z.array(MitigationEntry).max(20) });

/** A risk under the name the plan has for it, so that the mitigation is counted there. */
const namedAsInPlan = (name: string, { risk_factors, threat_probability }: BcpSnapshot): string =>
  [...(risk_factors?.selected ?? []), ...(threat_probability?.selected ?? [])].find((known) => isSameRisk(known, name)) ?? name;

export const suggestMitigations = job<'suggest_mitigations', typeof form>({
  task: 'suggest mitigations for the risks in risk_factors and threat_probability: one or two for each, high risks first, none that the plan already has. Each has a strategy in one line, how it is carried out, the steps of the response when the risk strikes, who is responsible by role, by when, and what it takes.',
  form,
  result: ({ suggested_mitigations }, { plan, cyber }) => {
    const shown = cyber ? suggested_mitigations : withoutCyber(suggested_mitigations, ['risk_name', 'mitigation_strategy']);
    const kept = shown.map((one) => ({ ...one, risk_name: namedAsInPlan(one.risk_name, plan) }));
    return { suggestions: { suggested_mitigations: kept } };
  },
  isUseful: ({ suggestions }) => suggestions.suggested_mitigations.length > 0,
  callSeconds: 50,
});
