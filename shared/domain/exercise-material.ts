/** The facilitator's material (objectives, timed injects, questions, evaluation) follows HSEEP. */
import * as z from 'zod';
import { Source } from './bcp/bcp.ts';
import { EXERCISE_TYPES } from './exercise.ts';

export const CHANNELS = ['call', 'mail', 'alert', 'press', 'visit'] as const;
export const TOPICS = ['people', 'communication', 'IT', 'supplier', 'money', 'authority'] as const;

const Objective = z.object({ text: z.string(), element: z.string().nullable(), clause: z.string().nullable() });
const Inject = z.object({
  /** Minutes since the event in the story began. */
  at_minutes: z.number(),
  channel: z.enum(CHANNELS),
  from: z.string(),
  text: z.string(),
  expected_action: z.string(),
  /** Number of the objective it serves, from 1; null when it serves none. */
  objective: z.number().nullable(),
  decision: z.string().nullable(),
  if_late: z.string().nullable(),
  hint: z.string().nullable(),
});
const Question = z.object({ topic: z.enum(TOPICS), text: z.string() });

export const StoredMaterial = z.object({
  exercise_id: z.number(),
  exercise_type: z.enum(EXERCISE_TYPES),
  source: Source,
  objectives: z.array(Objective),
  injects: z.array(Inject),
  questions: z.array(Question),
});
export type StoredMaterial = z.infer<typeof StoredMaterial>;

export const ExerciseMaterial = StoredMaterial.extend({
  objectives: z.array(Objective.extend({ number: z.number() })),
  injects: z.array(Inject.extend({ number: z.number() })),
  agenda: z.array(z.object({ at_minutes: z.number(), minutes: z.number(), title: z.string() })),
  rules: z.array(z.string()),
  evaluation: z.object({
    scale: z.array(z.object({ mark: z.string(), meaning: z.string() })),
    rows: z.array(z.object({ objective: z.number(), text: z.string(), expected: z.array(z.string()) })),
  }),
});
export type ExerciseMaterial = z.infer<typeof ExerciseMaterial>;

const AGENDA = [
  ['Welcome, roles and rules', 15],
  ['Module 1: the event and the first decisions', 35],
  ['Break', 10],
  ['Module 2: continuity and recovery', 35],
  ['Hot wash: what held, what did not, who does what by when', 25],
] as const;

const RULES = [
  'Nobody is at fault: the plan is tested, not the people.',
  'Whoever says “we would” says who, with what, and how long it takes.',
  'The scenario is true as told; what is not told may be assumed, aloud.',
  'Use the plan and the numbers in it; do not make real calls unless the facilitator says so.',
  'The note taker writes down each decision with its time.',
];

const SCALE = [
  { mark: 'P', meaning: 'Performed without challenges' },
  { mark: 'S', meaning: 'Performed with some challenges' },
  { mark: 'M', meaning: 'Performed with major challenges' },
  { mark: 'U', meaning: 'Unable to be performed' },
];

const buildAgenda = () => {
  let at = 0;
  return AGENDA.map(([title, minutes]) => {
    const row = { at_minutes: at, minutes, title };
    at += minutes;
    return row;
  });
};

export const buildHandbook = (material: StoredMaterial): ExerciseMaterial => {
  const objectives = material.objectives.map((item, at) => ({ ...item, number: at + 1 }));
  const injects = [...material.injects]
    .sort((a, b) => a.at_minutes - b.at_minutes)
    .map((item, at) => ({ ...item, number: at + 1 }));
  const listExpected = (objective: number) =>
    injects.filter((inject) => inject.objective === objective).map(({ expected_action }) => expected_action);
  return {
    ...material,
    objectives,
    injects,
    agenda: buildAgenda(),
    rules: RULES,
    evaluation: {
      scale: SCALE,
      rows: objectives.map(({ number, text }) => ({ objective: number, text, expected: listExpected(number) })),
    },
  };
};
