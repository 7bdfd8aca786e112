/** The facilitator's material (objectives, timed injects, questions, evaluation) follows HSEEP. */
import * as z from 'zod';
import { exerciseMaterialTexts as say } from '#shared/messages/exercises.ts';
import { Source } from './bcp/bcp.ts';
import { formatMinutes } from './bcp/duration.ts';
import { DURATION_DEFAULT, EXERCISE_TYPES } from './exercise-options.ts';

export const CHANNELS = ['call', 'mail', 'alert', 'press', 'visit'] as const;
export const TOPICS = ['people', 'communication', 'IT', 'supplier', 'money', 'authority'] as const;

const Objective = z.object({
  text: z.string(),
  element: z.string().nullable(),
  clause: z.string().nullable(),
  /** Within how many minutes the BCP wants it done; null without a recovery time. */
  target_minutes: z.number().nullable().default(null),
});
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
type StoredInject = z.infer<typeof Inject>;
const Module = z.union([z.literal(1), z.literal(2)]);
const Question = z.object({ topic: z.enum(TOPICS), text: z.string(), module: Module.default(1) });

export const StoredMaterial = z.object({
  exercise_id: z.number(),
  exercise_type: z.enum(EXERCISE_TYPES),
  source: Source,
  prompt_version: z.string().optional(),
  objectives: z.array(Objective),
  injects: z.array(Inject),
  questions: z.array(Question),
});
export type StoredMaterial = z.infer<typeof StoredMaterial>;

export const ExerciseMaterial = StoredMaterial.extend({
  objectives: z.array(Objective.extend({ number: z.number() })),
  /** `play_at_minutes` counts from the start of the exercise, `at_minutes` from the event in the story. */
  injects: z.array(Inject.extend({ number: z.number(), module: Module, play_at_minutes: z.number() })),
  duration_minutes: z.number(),
  agenda: z.array(z.object({ at_minutes: z.number(), minutes: z.number(), title: z.string() })),
  rules: z.array(z.string()),
  evaluation: z.object({
    scale: z.array(z.object({ mark: z.string(), meaning: z.string() })),
    rows: z.array(
      z.object({
        objective: z.number(),
        text: z.string(),
        expected: z.array(z.string()),
        target_minutes: z.number().nullable(),
        /** In words: "4 hours". */
        target: z.string().nullable(),
      }),
    ),
  }),
});
export type ExerciseMaterial = z.infer<typeof ExerciseMaterial>;

const BREAK_FROM = 90;
const roundToFive = (minutes: number): number => Math.round(minutes / 5) * 5;
const clamp = (minutes: number, min: number, max: number): number => Math.min(max, Math.max(min, roundToFive(minutes)));

interface AgendaItem {
  title: string;
  minutes: number;
  module?: 1 | 2;
}

/** Two hours are 15, 35, 10, 35 and 25 minutes; other lengths keep the proportions. A short drill has no break. */
const listAgendaItems = (duration: number): AgendaItem[] => {
  const welcome = clamp(duration / 8, 5, 30);
  const pause = duration < BREAK_FROM ? 0 : clamp(duration / 12, 10, 45);
  const hotWash = clamp((duration * 5) / 24, 5, 60);
  const rest = duration - welcome - pause - hotWash;
  const first = Math.ceil(rest / 2);
  return [
    { title: say.welcome, minutes: welcome },
    { title: say.module1, minutes: first, module: 1 },
    ...(pause > 0 ? [{ title: say.pause, minutes: pause }] : []),
    { title: say.module2, minutes: rest - first, module: 2 },
    { title: say.hotWash, minutes: hotWash },
  ];
};

const buildAgenda = (duration: number) => {
  let at = 0;
  return listAgendaItems(duration).map((item) => {
    const row = { ...item, at_minutes: at };
    at += item.minutes;
    return row;
  });
};
type AgendaRow = ReturnType<typeof buildAgenda>[number];

/** Fewer minutes leave no room to discuss an inject. */
const MINUTES_PER_INJECT = 5;

/** In a drill, injects with a decision come first; the order of the story stays. */
const pickForDrill = (injects: readonly StoredInject[], count: number): StoredInject[] => {
  const chosen = new Set([...injects].sort((a, b) => Number(b.decision !== null) - Number(a.decision !== null)).slice(0, count));
  return injects.filter((inject) => chosen.has(inject));
};

/** The earlier half of the story is played in module 1, evenly spread over it. */
const scheduleInjects = (injects: readonly StoredInject[], agenda: readonly AgendaRow[]) => {
  const half = Math.ceil(injects.length / 2);
  return agenda
    .flatMap((row) => {
      const { module } = row;
      if (module === undefined) return [];
      const played = pickForDrill(
        module === 1 ? injects.slice(0, half) : injects.slice(half),
        Math.max(1, Math.floor(row.minutes / MINUTES_PER_INJECT)),
      );
      return played.map((inject, at) => ({
        ...inject,
        module,
        play_at_minutes: row.at_minutes + Math.floor((at * row.minutes) / played.length),
      }));
    })
    .map((inject, at) => ({ ...inject, number: at + 1 }));
};

/**
 * The objectives of the exercise win over those of its material, as people may have changed them. Injects follow the
 * objective they served by its text.
 */
export const adoptObjectives = (material: StoredMaterial, texts: readonly string[]): StoredMaterial => {
  if (texts.length === 0) return material;
  const objectives = texts.map(
    (text) =>
      material.objectives.find((objective) => objective.text === text) ?? {
        text,
        element: null,
        clause: null,
        target_minutes: null,
      },
  );
  const renumber = (number: number | null): number | null => {
    const served = number === null ? undefined : material.objectives[number - 1]?.text;
    const at = served === undefined ? -1 : texts.indexOf(served);
    return at < 0 ? null : at + 1;
  };
  return {
    ...material,
    objectives,
    injects: material.injects.map((inject) => ({ ...inject, objective: renumber(inject.objective) })),
  };
};

export const buildHandbook = (material: StoredMaterial, duration: number = DURATION_DEFAULT): ExerciseMaterial => {
  const objectives = material.objectives.map((item, at) => ({ ...item, number: at + 1 }));
  const story = [...material.injects].sort((a, b) => a.at_minutes - b.at_minutes);
  const agenda = buildAgenda(duration);
  const listExpected = (objective: number) =>
    story.filter((inject) => inject.objective === objective).map(({ expected_action }) => expected_action);
  return {
    ...material,
    objectives,
    injects: scheduleInjects(story, agenda),
    duration_minutes: duration,
    agenda: agenda.map(({ at_minutes, minutes, title }) => ({ at_minutes, minutes, title })),
    rules: [...say.rules],
    evaluation: {
      scale: say.scale.map(([mark, meaning]) => ({ mark, meaning })),
      rows: objectives.map(({ number, text, target_minutes }) => ({
        objective: number,
        text,
        expected: listExpected(number),
        target_minutes,
        target: target_minutes === null ? null : formatMinutes(target_minutes),
      })),
    },
  };
};
