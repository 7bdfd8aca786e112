import type { ExerciseMaterial } from '#shared/domain/exercise-material.ts';
import type { RunContent } from '#shared/domain/exercise-run.ts';

/** What every part of the console works on. */
export interface RunEditor {
  material: ExerciseMaterial;
  content: RunContent;
  /** On the exercise clock. */
  seconds: number;
  isReadOnly: boolean;
  edit: (change: (content: RunContent) => RunContent) => void;
}
