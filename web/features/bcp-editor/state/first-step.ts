/** Where a visit to the editor begins. */
import { canLeave, firstBlockedStep, type Step, WIZARD_STEPS, type WizardContent } from '#shared/domain/bcp/wizard.ts';

/** The wanted step as far as the steps before it allow; without one the first step that is not done. */
export const firstStep = (content: WizardContent, wanted: Step | null, cyber: boolean): Step => {
  if (wanted !== null) return firstBlockedStep(1, wanted, content, cyber) ?? wanted;
  return WIZARD_STEPS.find(({ number }) => number === 6 || !canLeave(number, content, cyber))?.number ?? 1;
};
