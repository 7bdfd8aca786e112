/** The shape of a scenario in the library: what is told, what is thrown in, and what it is to show. */
import type { CHANNELS, TOPICS } from '#shared/domain/exercise-material.ts';
import type { ExerciseType } from '#shared/domain/exercise-options.ts';
import type { Scene } from './scene.ts';

/** `objective` counts from 1: the two aims of the blueprint, then recovery, then communication. */
interface InjectFact {
  at: number;
  channel: (typeof CHANNELS)[number];
  from: string;
  text: string;
  expected: string;
  objective: number;
  decision?: string;
  late?: string;
  hint?: string;
}

export interface Blueprint {
  type: ExerciseType;
  /** Areas of focus that ask for this one. */
  words: RegExp;
  title: (scene: Scene) => string;
  /** Paragraphs. */
  story: (scene: Scene) => string[];
  /** Two aims of its own, each with the part of the plan it tests and the clause. */
  aims: (scene: Scene) => readonly (readonly [text: string, element: string, clause: string])[];
  injects: (scene: Scene) => InjectFact[];
  questions: (scene: Scene) => readonly (readonly [topic: (typeof TOPICS)[number], text: string])[];
}
