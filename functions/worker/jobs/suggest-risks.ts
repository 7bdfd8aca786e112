/** Risks, location risks and critical functions that fit the business. */
import * as z from 'zod';
import { mergeRisks, type RiskList, visibleConcerns, visibleLocationRisks } from '#shared/domain/bcp/risk-names.ts';
import type { SuggestedRisk } from '#shared/queues/job-definitions.ts';
import { withoutCyber } from '../cyber-content.ts';
import { job } from '../definition.ts';
import { FunctionEntry, RiskEntry } from '../entries.ts';

const visible: Record<RiskList, (names: readonly string[], cyber: boolean) => string[]> = {
  primary_concerns: visibleConcerns,
  location_risks: visibleLocationRisks,
};

/** Each risk once, without severity words that models take for names. */
const risksOf = (entries: readonly SuggestedRisk[], list: RiskList, cyber: boolean): SuggestedRisk[] => {
  const names = mergeRisks(
    [],
    visible[list](
      entries.map(({ name }) => name),
      cyber,
    ),
  );
  const kept = names.flatMap((name) => entries.find((entry) => entry.name.trim() === name) ?? []);
  return cyber ? kept : withoutCyber(kept, []);
};

const form = z.object({
  suggested_risks: z.array(RiskEntry).max(12),
  location_specific_risks: z.array(RiskEntry).max(10),
  suggested_critical_functions: z.array(FunctionEntry).max(12),
  business_size_considerations: z.array(z.string().max(400)).max(8).optional(),
});

export const suggestRisks = job<'suggest_risks', typeof form>({
  task: 'suggest what could interrupt this business. suggested_risks: threats from inside and outside the business, most serious first. location_specific_risks: natural and regional hazards of its state and city. suggested_critical_functions: what must keep running, most critical first, each with a maximum tolerable downtime and a shorter recovery time. business_size_considerations: what its number of employees means for continuity.',
  form,
  result: (filled, { cyber }) => {
    const suggested_risks = risksOf(filled.suggested_risks, 'primary_concerns', cyber);
    const location_specific_risks = risksOf(filled.location_specific_risks, 'location_risks', cyber);
    const { suggested_critical_functions, business_size_considerations = [] } = filled;
    const considerations = visibleConcerns(business_size_considerations, cyber);
    return {
      suggestions: {
        suggested_risks,
        location_specific_risks,
        suggested_critical_functions: cyber ? suggested_critical_functions : withoutCyber(suggested_critical_functions, ['name']),
        business_size_considerations: considerations,
      },
    };
  },
  isUseful: ({ suggestions }) => suggestions.suggested_risks.length + suggestions.location_specific_risks.length > 0,
  callSeconds: 50,
});
