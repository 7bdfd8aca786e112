/** The wizard step where a plan was left, on this device. */
import type { Step } from '#shared/domain/bcp/wizard.ts';

const keyOf = (bcpId: number): string => `keelhouse-step-${bcpId}`;

/** A step from a text or number; null when it is none. */
export const stepIn = (value: unknown): Step | null => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 6 ? (number as Step) : null;
};

export const lastStep = (bcpId: number): Step | null => stepIn(localStorage.getItem(keyOf(bcpId)) ?? undefined);

export const rememberStep = (bcpId: number, step: Step): void => {
  try {
    localStorage.setItem(keyOf(bcpId), String(step));
  } catch {
    // A full or forbidden storage only costs the place, which the first incomplete step replaces.
  }
};
