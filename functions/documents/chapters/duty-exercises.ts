/** The exercises and tests that a rule of chapter 7 requires, and which suggested exercise counts toward each. */
import { addMonths } from '#shared/domain/time.ts';
import type { Duty } from '#shared/knowledge/duties/duty.ts';
import type { DocumentContext } from '../document-context.ts';

type Exercised = Duty & { exercise: NonNullable<Duty['exercise']> };

const listExercised = ({ duties }: Pick<DocumentContext, 'duties'>): Exercised[] =>
  duties.filter((duty): duty is Exercised => duty.exercise !== undefined);

const frequencies = new Map([
  [1, 'once a year'],
  [2, 'twice a year'],
  [4, 'every quarter'],
]);
const formatRule = ({ rule, exercise: { timesPerYear } }: Exercised): string =>
  `${rule}, ${timesPerYear === null ? 'which sets no interval' : frequencies.get(timesPerYear)}`;

/** Of the rules that ask to exercise the plan: for each of so many exercises, those that it counts toward. */
export const listCountedRules = (context: Pick<DocumentContext, 'duties'>, exercises: number): string[][] => {
  const ofPlan = listExercised(context).filter(({ exercise }) => exercise.of === undefined);
  return Array.from({ length: exercises }, (_, at) =>
    ofPlan.filter(({ exercise }) => at < (exercise.timesPerYear ?? 1)).map(formatRule),
  );
};

export interface DutyExercise {
  day: string;
  what: string;
  rule: string;
}

/** What a rule wants tested beside the plan; with a program of their own, also the plan itself. */
export const listDutyExercises = (
  context: Pick<DocumentContext, 'duties' | 'generatedAt'>,
  isPlanSuggested: boolean,
): DutyExercise[] => {
  const today = context.generatedAt.slice(0, 10);
  return listExercised(context)
    .filter(({ exercise }) => exercise.of !== undefined || !isPlanSuggested)
    .map((duty) => ({
      day: addMonths(today, 12 / (duty.exercise.timesPerYear ?? 1)),
      what: duty.exercise.of ?? 'An exercise of this plan',
      rule: formatRule(duty),
    }));
};
