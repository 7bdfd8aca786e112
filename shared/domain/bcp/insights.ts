/** Insights beside the form: per wizard step, what to improve and how complete it is. */
import * as z from 'zod';

export const Insight = z.object({
  type: z.enum(['warning', 'suggestion', 'success', 'info']),
  message: z.string().max(600),
  priority: z.enum(['high', 'medium', 'low']),
  category: z.string().max(100),
});
export type Insight = z.infer<typeof Insight>;
export const StepInsights = z.object({ insights: z.array(Insight), completion_score: z.number().min(0).max(100) });
export type StepInsights = z.infer<typeof StepInsights>;
/** Keyed by step number, '1' to '5'. */
export const FormAnalysis = z.record(z.string(), StepInsights);
export type FormAnalysis = z.infer<typeof FormAnalysis>;
