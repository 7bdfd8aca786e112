import * as z from 'zod';
import { analysisWrites } from '#functions/data/bcp-sections.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { defineAiJob } from '../job-definition.ts';

const findings = z.array(z.string().max(600)).max(12);
const analysisSchema = z.object({
  risks: findings,
  impacts: findings,
  mitigations: findings,
  recovery_priorities: findings,
  missing_info: findings.optional(),
  industry_insights: findings.optional(),
  compliance_notes: findings.optional(),
});

/** Shorter, so that no answer of the model is cut. */
const briefFindings = z.array(z.string().max(350)).max(6);
const analysisQuestion = z.object({
  risks: briefFindings,
  impacts: briefFindings,
  mitigations: briefFindings,
  recovery_priorities: briefFindings,
  missing_info: briefFindings,
  industry_insights: briefFindings,
  compliance_notes: briefFindings,
});

export const analyze = defineAiJob<'analyze', typeof analysisSchema>({
  role: 'writing',
  task: 'read this plan as a critical reviewer would; if "override_text" is there, review that text in place of the plan. risks: what threatens this business most, and why here. impacts: what an outage would cost, by time, with the numbers of the data. mitigations: what to do next, most effective first. recovery_priorities: in which order to recover, with the objectives of the plan, and where they contradict each other. missing_info: what the plan does not say, one gap per entry, with the wizard step to add it. industry_insights: what is peculiar to this industry. compliance_notes: which clauses of ISO 22301:2019 the plan serves and which it leaves open. Each entry is one or two sentences.',
  form: analysisSchema,
  questionForm: analysisQuestion,
  toResult: (filled, { cyber }) => {
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

const InsightEntry = z.object({
  message: z.string().max(400).describe('One or two sentences that name what to change and why'),
  type: z.enum(['warning', 'suggestion', 'success', 'info']).default('suggestion'),
  priority: z.enum(['high', 'medium', 'low']).default('medium'),
  category: z.string().max(60).default('General').describe('One word such as Risk or Operations'),
});
const Step = z.object({ insights: z.array(InsightEntry).max(5) }).optional();
const analyzeFormSchema = z.object({ '1': Step, '2': Step, '3': Step, '4': Step, '5': Step });
const STEPS = [1, 2, 3, 4, 5] as const;

/** Names are quoted where they are offered. */
const offersAgain = ({ type, message }: { type: string; message: string }, setAside: readonly string[]): boolean => {
  const quoted = message.toLowerCase().replaceAll(/[“”]/g, '"');
  return type === 'suggestion' && setAside.some((name) => quoted.includes(`"${name.trim().toLowerCase()}"`));
};

export const analyzeForm = defineAiJob<'analyze_form', typeof analyzeFormSchema>({
  role: 'insights',
  task: 'look over the shoulder of somebody who fills in the five steps of a plan: 1 business information, 2 risks, 3 impact, 4 critical functions, suppliers and IT systems, 5 mitigations. For each step give up to three insights that help them most right now: a warning for what is missing or contradictory, a suggestion for what would make the plan stronger, a success for what is done well. Offer nothing that "set_aside" names: they looked at it and left it out.',
  form: analyzeFormSchema,
  toResult: (filled, { completion = {}, cyber, set_aside = [] }) => {
    const steps = STEPS.map((step) => {
      const insights = (filled[step]?.insights ?? []).filter(
        (insight) => (cyber || !isCyberRisk(insight.message)) && !offersAgain(insight, set_aside),
      );
      return [String(step), { insights, completion_score: completion[step] ?? 0 }] as const;
    });
    return { step_insights: Object.fromEntries(steps) };
  },
  isUseful: ({ step_insights }) => Object.values(step_insights).some(({ insights }) => insights.length > 0),
  callSeconds: 25,
});
