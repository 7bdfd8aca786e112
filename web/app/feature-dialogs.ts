/** Dialogs that the header opens; each is loaded when it is opened, and missing ones are not offered. */
import type { ComponentType } from 'react';
import { lazy } from 'react';

export interface FeatureDialogProps {
  opened: boolean;
  onClose: () => void;
}

const files = import.meta.glob<{ Component: ComponentType<FeatureDialogProps> }>([
  '../features/training/training-dialog.tsx',
  '../features/iso27001/iso27001-dialog.tsx',
]);

const found = {
  training: files['../features/training/training-dialog.tsx'],
  iso27001: files['../features/iso27001/iso27001-dialog.tsx'],
};

export type FeatureDialogName = keyof typeof found;

export const hasDialog = (name: FeatureDialogName): boolean => found[name] !== undefined;

const load = (name: FeatureDialogName) => lazy(async () => ({ default: (await found[name]!()).Component }));

export const featureDialogs: Record<FeatureDialogName, ComponentType<FeatureDialogProps>> = {
  training: load('training'),
  iso27001: load('iso27001'),
};
