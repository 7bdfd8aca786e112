/** The insights of one step: what the AI says, and every warning of the product itself while its cause lasts. */
import { sortByPriority } from '#shared/domain/bcp/operations.ts';
import type { Step } from '#shared/domain/bcp/wizard.ts';
import { useFormInsights } from './use-form-insights.ts';

export const useStepInsights = (step: Step, isPaused: boolean) => {
  const { steps, local, source, isAsking } = useFormInsights(isPaused);
  const said = steps[String(step)]?.insights ?? [];
  const own = (local[String(step)]?.insights ?? []).filter((one) => one.type === 'warning');
  const unsaid = own.filter((one) => !said.some((other) => other.message === one.message));
  return { insights: sortByPriority([...unsaid, ...said]), source, isAsking };
};
