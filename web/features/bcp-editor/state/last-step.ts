/** The wizard step where a plan was left, on this device. */
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';

const keyOf = (bcpId: number): string => `keelhouse-step-${bcpId}`;

/** A step from a text or number; null when it is none. */
export const stepIn = (value: unknown): WizardStep | null => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 6 ? (number as WizardStep) : null;
};

export const lastStep = (bcpId: number): WizardStep | null => stepIn(localStorage.getItem(keyOf(bcpId)) ?? undefined);

export const rememberStep = (bcpId: number, step: WizardStep): void => {
  try {
    localStorage.setItem(keyOf(bcpId), String(step));
  } catch {
    // A full or forbidden storage only costs the place, which the first incomplete step replaces.
  }
};
