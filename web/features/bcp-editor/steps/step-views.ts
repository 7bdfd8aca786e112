/** The six steps, each loaded when it is opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Step } from '#shared/domain/bcp/wizard.ts';
import type { StepProps } from './step-props.ts';

export const stepViews: Record<Step, LazyExoticComponent<ComponentType<StepProps>>> = {
  1: lazy(async () => ({ default: (await import('./business/business-step.tsx')).BusinessStep })),
  2: lazy(async () => ({ default: (await import('./risks/risks-step.tsx')).RisksStep })),
  3: lazy(async () => ({ default: (await import('./impact/impact-step.tsx')).ImpactStep })),
  4: lazy(async () => ({ default: (await import('./operations/operations-step.tsx')).OperationsStep })),
  5: lazy(async () => ({ default: (await import('./mitigations/mitigations-step.tsx')).MitigationsStep })),
  6: lazy(async () => ({ default: (await import('./review/review-step.tsx')).ReviewStep })),
};
