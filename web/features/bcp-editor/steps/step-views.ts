import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { loadEntitySheet } from '../forms/lazy-entity-sheet.tsx';

/** `attempt` counts refused attempts to go on; from the first, every field shows its message. */
type StepView = ComponentType<{ attempt: number }>;
type Load = () => Promise<{ default: StepView }>;

const loadStep: Record<WizardStep, Load> = {
  1: async () => ({ default: (await import('./business/business-step.tsx')).BusinessStep }),
  2: async () => ({ default: (await import('./risks/risks-step.tsx')).RisksStep }),
  3: async () => ({ default: (await import('./impact/impact-step.tsx')).ImpactStep }),
  4: async () => ({ default: (await import('./operations/operations-step.tsx')).OperationsStep }),
  5: async () => ({ default: (await import('./mitigations/mitigations-step.tsx')).MitigationsStep }),
  6: async () => ({ default: (await import('./review/review-step.tsx')).ReviewStep }),
};

export const stepViews: Record<WizardStep, LazyExoticComponent<StepView>> = {
  1: lazy(loadStep[1]),
  2: lazy(loadStep[2]),
  3: lazy(loadStep[3]),
  4: lazy(loadStep[4]),
  5: lazy(loadStep[5]),
  6: lazy(loadStep[6]),
};

const loadFigure = () => import('../figures/bcp-figure.tsx');

/** Loads the remaining steps in advance, so that going on needs no network; a failed load is repeated on opening. */
export const loadAllSteps = async (): Promise<void> => {
  await Promise.allSettled([...Object.values(loadStep), loadEntitySheet, loadFigure].map((load) => load()));
};
