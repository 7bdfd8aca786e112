/** Where a visit to the editor begins. */
import { canLeaveStep, firstBlockedStep, WIZARD_STEPS, type WizardContent, type WizardStep } from '#shared/domain/bcp/wizard.ts';

/** The wanted step as far as the steps before it allow; without one the first step that is not done. */
export const firstStep = (content: WizardContent, wanted: WizardStep | null, cyber: boolean): WizardStep => {
  if (wanted !== null) return firstBlockedStep(1, wanted, content, cyber) ?? wanted;
  return WIZARD_STEPS.find(({ number }) => number === 6 || !canLeaveStep(number, content, cyber))?.number ?? 1;
};
