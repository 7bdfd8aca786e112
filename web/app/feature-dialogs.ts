/** Dialogs that the header opens. */
import type { ComponentType } from 'react';

export interface FeatureDialogProps {
  opened: boolean;
  onClose: () => void;
}

export type FeatureDialogName = 'training' | 'iso27001';

export const featureDialogs: Record<FeatureDialogName, () => Promise<ComponentType<FeatureDialogProps>>> = {
  training: async () => (await import('../features/training/training-dialog.tsx')).Component,
  iso27001: async () => (await import('../features/iso27001/iso27001-dialog.tsx')).Component,
};
