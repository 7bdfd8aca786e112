/** Insights per wizard step for the form as it stands. How complete a step is, is no opinion: the payload says it. */
import * as z from 'zod';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { job } from '../definition.ts';

const InsightEntry = z.object({
  message: z.string().max(400).describe('One or two sentences that name what to change and why'),
  type: z.enum(['warning', 'suggestion', 'success', 'info']).default('suggestion'),
  priority: z.enum(['high', 'medium', 'low']).default('medium'),
  category: z.string().max(60).default('General').describe('One word such as Risk or Operations'),
});
const Step = z.object({ insights: z.array(InsightEntry).max(5) }).optional();
const form = z.object({ '1': Step, '2': Step, '3': Step, '4': Step, '5': Step });
const STEPS = [1, 2, 3, 4, 5] as const;

export const analyzeForm = job<'analyze_form', typeof form>({
  task: 'look over the shoulder of somebody who fills in the five steps of a plan: 1 business information, 2 risks, 3 impact, 4 critical functions, suppliers and IT systems, 5 mitigations. For each step give up to three insights that help them most right now: a warning for what is missing or contradictory, a suggestion for what would make the plan stronger, a success for what is done well.',
  form,
  result: (filled, { completion = {}, cyber }) => {
    const steps = STEPS.map((step) => {
      const insights = (filled[step]?.insights ?? []).filter(({ message }) => cyber || !isCyberRisk(message));
      return [String(step), { insights, completion_score: completion[step] ?? 0 }] as const;
    });
    return { step_insights: Object.fromEntries(steps) };
  },
  isUseful: ({ step_insights }) => Object.values(step_insights).some(({ insights }) => insights.length > 0),
  callSeconds: 25,
});
