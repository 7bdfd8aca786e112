import type { WizardStep } from '#shared/domain/bcp/wizard.ts';

const stepKeyOf = (bcpId: number): string => `keelhouse-step-${bcpId}`;

export const parseStep = (value: unknown): WizardStep | null => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 6 ? (number as WizardStep) : null;
};

/** The step where a BCP was left on this device. */
export const readLastStep = (bcpId: number): WizardStep | null => parseStep(localStorage.getItem(stepKeyOf(bcpId)) ?? undefined);

export const rememberStep = (bcpId: number, step: WizardStep): void => {
  try {
    localStorage.setItem(stepKeyOf(bcpId), String(step));
  } catch {
    // Without storage the next visit begins at the first incomplete step.
  }
};
