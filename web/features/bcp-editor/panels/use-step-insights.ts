/** The insights of one step: what the AI says, and every warning of the product itself while its cause lasts. */
import { sortByPriority } from '#shared/domain/bcp/operations.ts';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { bcpMessages } from '#shared/messages/bcp.ts';
import { insightMessages } from '#shared/messages/wizard.ts';
import { useBcp } from '../state/editor-context.tsx';
import { useFormInsights } from './use-form-insights.ts';

const ownSentences = new Set<unknown>([...Object.values(bcpMessages.warnings), ...Object.values(insightMessages)]);

export const useStepInsights = (step: WizardStep, isPaused: boolean) => {
  const { steps, local, source, isAsking } = useFormInsights(isPaused);
  // Nobody has had the chance yet to give what a new form lacks.
  const isUntouched = useBcp((state) => state.id === null && state.content === state.saved);
  const own = isUntouched ? [] : (local[String(step)]?.insights ?? []);
  const isOwn = (message: string) => own.some((one) => one.message === message);
  // An answer is about the form a moment ago: what the product can check itself is said as it is now.
  const said = (steps[String(step)]?.insights ?? []).filter(({ message }) => !ownSentences.has(message) || isOwn(message));
  const unsaid = own.filter((one) => one.type === 'warning' && !said.some((other) => other.message === one.message));
  return { insights: sortByPriority([...unsaid, ...said]), source, isAsking };
};
