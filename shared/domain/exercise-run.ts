/** The record of an exercise while it is played, and what the facilitator and the table see of it. */
import * as z from 'zod';
import { exerciseRunMessages as say } from '#shared/messages/exercise-run.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { limitedText } from './bcp/text.ts';
import type { Exercise } from './exercise.ts';
import type { CHANNELS, TOPICS } from './exercise-material.ts';
import { canTransition, isReportApproved } from './exercise-states.ts';

export const EVALUATION_MARKS = ['P', 'S', 'M', 'U'] as const;
export type EvaluationMark = (typeof EVALUATION_MARKS)[number];

/** HSEEP's capability elements. */
export const ACTION_ELEMENTS = ['planning', 'organization', 'equipment', 'training', 'exercise'] as const;

/** What a field takes while typing. Stored texts may be longer, as a merge of two windows keeps both. */
export const RUN_TEXT_MAX = 2_000;
export const STORED_TEXT_MAX = 2 * RUN_TEXT_MAX + 100;
export const RUN_NAME_MAX = 200;
const RUN_NUMBER_MAX = 100;
export const RUN_NOTES_MAX = 200;
export const RUN_ACTIONS_MAX = 100;
/** A week on the exercise clock. */
export const RUN_SECONDS_MAX = 604_800;
/** A year. */
export const MEASURED_MINUTES_MAX = 525_600;

const Text = limitedText(STORED_TEXT_MAX).default('');
const ShortText = limitedText(RUN_NAME_MAX).default('');
const Seconds = z.number().int().min(0).max(RUN_SECONDS_MAX);
const Instant = z.iso.datetime();
const EntryNumber = z.number().int().min(1).max(RUN_NUMBER_MAX);
const EntryId = limitedText(64).min(1);

const entries = <T extends z.ZodType>(field: string, item: T, max: number, keyOf: (entry: z.output<T>) => unknown) =>
  z
    .array(item)
    .max(max, fill(fieldMessages.tooMany, { field, max }))
    .refine((list) => new Set(list.map(keyOf)).size === list.length, say.repeatedEntry)
    .default([]);

const Clock = z.object({
  started_at: Instant.nullable().default(null),
  /** Null while the clock runs. */
  paused_at: Instant.nullable().default(null),
  /** The sum of earlier pauses. */
  paused_seconds: z.number().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});
export type Clock = z.infer<typeof Clock>;

const InjectRecord = z.object({
  number: EntryNumber,
  released_at_seconds: Seconds.nullable().default(null),
  responded_at_seconds: Seconds.nullable().default(null),
  is_late: z.boolean().default(false),
  response: Text,
});
export type InjectRecord = z.infer<typeof InjectRecord>;

const EvaluationRecord = z.object({
  objective: EntryNumber,
  mark: z.enum(EVALUATION_MARKS).nullable().default(null),
  observation: Text,
  root_cause: Text,
  measured_minutes: z.number().int().min(0).max(MEASURED_MINUTES_MAX).nullable().default(null),
});
export type EvaluationRecord = z.infer<typeof EvaluationRecord>;

const RunAction = z.object({
  id: EntryId,
  action: Text,
  element: z.enum(ACTION_ELEMENTS).default('planning'),
  owner: ShortText,
  due: z.iso.date().nullable().default(null),
});
export type RunAction = z.infer<typeof RunAction>;

export const RunContent = z.object({
  clock: Clock.default({ started_at: null, paused_at: null, paused_seconds: 0 }),
  /** Paragraphs of the scenario on the projector: 0 none yet, 1 the opening. */
  revealed: z.number().int().min(0).max(RUN_NUMBER_MAX).default(0),
  revealed_at_seconds: Seconds.nullable().default(null),
  /** From 1. */
  agenda_item: EntryNumber.default(1),
  /** The number of the question on the projector, from 1. */
  question_shown: EntryNumber.nullable().default(null),
  injects: entries('Injects', InjectRecord, RUN_NUMBER_MAX, ({ number }) => number),
  questions: entries('Questions', z.object({ number: EntryNumber, notes: Text }), RUN_NUMBER_MAX, ({ number }) => number),
  evaluation: entries('Evaluation', EvaluationRecord, RUN_NUMBER_MAX, ({ objective }) => objective),
  notes: entries('Notes', z.object({ id: EntryId, at_seconds: Seconds, text: Text }), RUN_NOTES_MAX, ({ id }) => id),
  actions: entries('Actions', RunAction, RUN_ACTIONS_MAX, ({ id }) => id),
});
export type RunContent = z.infer<typeof RunContent>;

/** `version`: of the record the content is based on; 0 when nothing was kept yet. */
const Version = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
export const RunUpdate = RunContent.extend({ version: Version });
export type RunUpdate = z.infer<typeof RunUpdate>;

export const ExerciseRun = RunContent.extend({
  exercise_id: z.number(),
  version: Version,
  updated_at: z.string().nullable(),
});
export type ExerciseRun = z.infer<typeof ExerciseRun>;

export const EMPTY_RUN: RunContent = {
  clock: { started_at: null, paused_at: null, paused_seconds: 0 },
  revealed: 0,
  revealed_at_seconds: null,
  agenda_item: 1,
  question_shown: null,
  injects: [],
  questions: [],
  evaluation: [],
  notes: [],
  actions: [],
};

/** The record may change while the exercise is played, and afterwards until its report is approved. */
export const canEditRun = (exercise: Exercise): boolean =>
  canTransition('facilitate', exercise.status) && !isReportApproved(exercise);

const parseMs = (iso: string): number => new Date(iso).getTime();

export const isClockRunning = ({ started_at, paused_at }: Clock): boolean => started_at !== null && paused_at === null;

/** Whole seconds on the exercise clock. Never negative: the clocks of two devices may differ. */
export const clockSeconds = ({ started_at, paused_at, paused_seconds }: Clock, now: Date): number => {
  if (started_at === null) return 0;
  const end = paused_at === null ? now.getTime() : parseMs(paused_at);
  const seconds = Math.floor((end - parseMs(started_at)) / 1000 - paused_seconds);
  return Math.min(RUN_SECONDS_MAX, Math.max(0, seconds));
};

export const startClock = (clock: Clock, now: Date): Clock => {
  const { started_at, paused_at, paused_seconds } = clock;
  if (started_at === null) return { started_at: now.toISOString(), paused_at: null, paused_seconds: 0 };
  if (paused_at === null) return clock;
  const pause = Math.max(0, (now.getTime() - parseMs(paused_at)) / 1000);
  return { started_at, paused_at: null, paused_seconds: paused_seconds + pause };
};

export const pauseClock = (clock: Clock, now: Date): Clock =>
  isClockRunning(clock) ? { ...clock, paused_at: now.toISOString() } : clock;

/** Begins anew, after a rehearsal for example: what was typed stays. */
export const resetRun = (run: RunContent): RunContent => ({
  ...run,
  clock: EMPTY_RUN.clock,
  revealed: 0,
  revealed_at_seconds: null,
  agenda_item: 1,
  question_shown: null,
  injects: run.injects.map((inject) => ({
    ...inject,
    released_at_seconds: null,
    responded_at_seconds: null,
    is_late: false,
  })),
});

const pad = (value: number): string => String(value).padStart(2, '0');

/** "T+0:05:09" */
export const formatClock = (seconds: number): string =>
  `T+${Math.floor(seconds / 3600)}:${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;

export const findInjectRecord = (run: Pick<RunContent, 'injects'>, number: number): InjectRecord =>
  run.injects.find((inject) => inject.number === number) ?? {
    number,
    released_at_seconds: null,
    responded_at_seconds: null,
    is_late: false,
    response: '',
  };

export const findEvaluation = (run: Pick<RunContent, 'evaluation'>, objective: number): EvaluationRecord =>
  run.evaluation.find((row) => row.objective === objective) ?? {
    objective,
    mark: null,
    observation: '',
    root_cause: '',
    measured_minutes: null,
  };

export const findQuestionNotes = (run: Pick<RunContent, 'questions'>, number: number): string =>
  run.questions.find((question) => question.number === number)?.notes ?? '';

export interface PlayedInject {
  number: number;
  play_at_minutes: number;
  channel: (typeof CHANNELS)[number];
  from: string;
  text: string;
}

/** Without an answer for this long, the facilitator plays the late branch. */
export const LATE_AFTER_SECONDS = 300;

export const isResponseLate = ({ released_at_seconds, responded_at_seconds }: InjectRecord, seconds: number): boolean =>
  released_at_seconds !== null && (responded_at_seconds ?? seconds) - released_at_seconds > LATE_AFTER_SECONDS;

/** `overdue`: released and not answered in time; `due`: its time has come and it is not released. */
export type InjectState = 'answered' | 'overdue' | 'open' | 'due' | 'later';

export const injectStateOf = (
  inject: Pick<PlayedInject, 'number' | 'play_at_minutes'>,
  run: Pick<RunContent, 'injects' | 'clock'>,
  seconds: number,
): InjectState => {
  const record = findInjectRecord(run, inject.number);
  if (record.responded_at_seconds !== null) return 'answered';
  if (record.released_at_seconds !== null) return isResponseLate(record, seconds) ? 'overdue' : 'open';
  return run.clock.started_at !== null && seconds >= inject.play_at_minutes * 60 ? 'due' : 'later';
};

/** By their time, then by their number. */
export const listByPlayTime = <I extends Pick<PlayedInject, 'number' | 'play_at_minutes'>>(injects: readonly I[]): I[] =>
  [...injects].sort((a, b) => a.play_at_minutes - b.play_at_minutes || a.number - b.number);

export const findNextInject = <I extends Pick<PlayedInject, 'number' | 'play_at_minutes'>>(
  injects: readonly I[],
  run: Pick<RunContent, 'injects'>,
): I | null => listByPlayTime(injects).find(({ number }) => findInjectRecord(run, number).released_at_seconds === null) ?? null;

const replaceBy = <T>(list: readonly T[], entry: T, isSame: (other: T) => boolean): T[] =>
  list.some(isSame) ? list.map((other) => (isSame(other) ? entry : other)) : [...list, entry];

export const setInjectRecord = (run: RunContent, record: InjectRecord): RunContent => ({
  ...run,
  injects: replaceBy(run.injects, record, ({ number }) => number === record.number),
});

export const setEvaluation = (run: RunContent, row: EvaluationRecord): RunContent => ({
  ...run,
  evaluation: replaceBy(run.evaluation, row, ({ objective }) => objective === row.objective),
});

export const setQuestionNotes = (run: RunContent, number: number, notes: string): RunContent => ({
  ...run,
  questions: replaceBy(run.questions, { number, notes }, (other) => other.number === number),
});

/** A released inject stays released. It takes the place of the question on the projector. */
export const releaseInject = (run: RunContent, number: number, seconds: number): RunContent => {
  const record = findInjectRecord(run, number);
  if (record.released_at_seconds !== null) return run;
  return { ...setInjectRecord(run, { ...record, released_at_seconds: seconds }), question_shown: null };
};

/** Shows so many parts of the scenario; a new one takes the place of the question on the projector. */
export const revealParts = (run: RunContent, revealed: number, seconds: number): RunContent =>
  revealed > run.revealed
    ? { ...run, revealed, revealed_at_seconds: seconds, question_shown: null }
    : { ...run, revealed, revealed_at_seconds: null };

/** Only the first answer is measured. */
export const recordResponse = (run: RunContent, number: number, seconds: number): RunContent => {
  const record = findInjectRecord(run, number);
  if (record.released_at_seconds === null || record.responded_at_seconds !== null) return run;
  const answered = { ...record, responded_at_seconds: Math.max(seconds, record.released_at_seconds) };
  return setInjectRecord(run, { ...answered, is_late: record.is_late || isResponseLate(answered, seconds) });
};

/** The scenario is paragraphs, of which the first is the opening. */
export const splitScenario = (description: string): string[] =>
  description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

interface ProjectedInject {
  number: number;
  released_at_seconds: number;
  channel: PlayedInject['channel'];
  from: string;
  text: string;
}

export interface ProjectorView {
  name: string;
  clock: Clock;
  /** The opening and what was revealed since; empty before the opening. */
  paragraphs: string[];
  /** In the order of their release: the last one is the newest. */
  injects: ProjectedInject[];
  question: { number: number; text: string } | null;
  /** What came last, in large type. */
  current: 'welcome' | 'scenario' | 'inject' | 'question';
}

export interface ProjectedMaterial {
  injects: readonly PlayedInject[];
  questions: readonly { topic: (typeof TOPICS)[number]; text: string }[];
}

const findCurrent = ({ paragraphs, injects, question }: Omit<ProjectorView, 'current'>, revealedAt: number | null) => {
  if (question !== null) return 'question';
  const newest = injects.at(-1);
  if (newest && (paragraphs.length === 0 || newest.released_at_seconds >= (revealedAt ?? 0))) return 'inject';
  return paragraphs.length > 0 ? 'scenario' : 'welcome';
};

/** What participants may see: nothing that is still to come, and nothing meant for the facilitator. */
export const projectorView = (
  exercise: Pick<Exercise, 'exercise_name' | 'scenario_description'>,
  material: ProjectedMaterial,
  run: RunContent,
): ProjectorView => {
  const shown = run.question_shown === null ? undefined : material.questions[run.question_shown - 1];
  const view = {
    name: exercise.exercise_name,
    clock: run.clock,
    paragraphs: splitScenario(exercise.scenario_description).slice(0, run.revealed),
    injects: material.injects
      .flatMap(({ number, channel, from, text }) => {
        const { released_at_seconds } = findInjectRecord(run, number);
        return released_at_seconds === null ? [] : [{ number, released_at_seconds, channel, from, text }];
      })
      .sort((a, b) => a.released_at_seconds - b.released_at_seconds || a.number - b.number),
    question: shown === undefined ? null : { number: run.question_shown!, text: shown.text },
  };
  return { ...view, current: findCurrent(view, run.revealed_at_seconds) };
};
