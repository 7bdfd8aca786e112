/** The six steps: the opened one is loaded at once, the others soon after it, so that going on needs no network. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { WizardStep } from '#shared/domain/bcp/wizard.ts';
import { loadEntitySheet } from '../forms/lazy-entity-sheet.tsx';
import type { StepProps } from './step-props.ts';

type Load = () => Promise<{ default: ComponentType<StepProps> }>;

const loads: Record<WizardStep, Load> = {
  1: async () => ({ default: (await import('./business/business-step.tsx')).BusinessStep }),
  2: async () => ({ default: (await import('./risks/risks-step.tsx')).RisksStep }),
  3: async () => ({ default: (await import('./impact/impact-step.tsx')).ImpactStep }),
  4: async () => ({ default: (await import('./operations/operations-step.tsx')).OperationsStep }),
  5: async () => ({ default: (await import('./mitigations/mitigations-step.tsx')).MitigationsStep }),
  6: async () => ({ default: (await import('./review/review-step.tsx')).ReviewStep }),
};

export const stepViews: Record<WizardStep, LazyExoticComponent<ComponentType<StepProps>>> = {
  1: lazy(loads[1]),
  2: lazy(loads[2]),
  3: lazy(loads[3]),
  4: lazy(loads[4]),
  5: lazy(loads[5]),
  6: lazy(loads[6]),
};

/** Loads what the wizard needs further on; what fails is loaded when it is opened. */
export const loadAllSteps = async (): Promise<void> => {
  await Promise.allSettled([...Object.values(loads), loadEntitySheet].map((load) => load()));
};
