/** The analysis of a plan, or of a text in its place; the analysis of a plan is kept on it. */
import * as z from 'zod';
import { analysisWrites } from '#functions/data/bcp-sections.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { job } from '../definition.ts';

const findings = z.array(z.string().max(600)).max(12);
const form = z.object({
  risks: findings,
  impacts: findings,
  mitigations: findings,
  recovery_priorities: findings,
  missing_info: findings.optional(),
  industry_insights: findings.optional(),
  compliance_notes: findings.optional(),
});

export const analyze = job<'analyze', typeof form>({
  task: 'read this plan as a critical reviewer would; if "override_text" is there, review that text in place of the plan. risks: what threatens this business most, and why here. impacts: what an outage would cost, by time, with the numbers of the data. mitigations: what to do next, most effective first. recovery_priorities: in which order to recover, with the objectives of the plan, and where they contradict each other. missing_info: what the plan does not say, one gap per entry, with the wizard step to add it. industry_insights: what is peculiar to this industry. compliance_notes: which clauses of ISO 22301:2019 the plan serves and which it leaves open. Each entry is one or two sentences.',
  form,
  result: (filled, { cyber }) => {
    const kept = (texts: string[] = []) => texts.filter((text) => cyber || !isCyberRisk(text));
    return {
      risks: kept(filled.risks),
      impacts: kept(filled.impacts),
      mitigations: kept(filled.mitigations),
      recovery_priorities: kept(filled.recovery_priorities),
      missing_info: kept(filled.missing_info),
      industry_insights: kept(filled.industry_insights),
      compliance_notes: kept(filled.compliance_notes),
    };
  },
  isUseful: (found) => Object.values(found).some((texts) => texts.length > 0),
  save: analysisWrites,
  callSeconds: 50,
});
