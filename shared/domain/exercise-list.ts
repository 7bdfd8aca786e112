import type { Exercise, ExerciseType } from './exercise.ts';
import type { ExerciseStatus } from './exercise-options.ts';
import { type Approver, awaitsApproval } from './exercise-states.ts';
import { once } from './once.ts';

export const EXERCISE_SORTS = ['newest', 'date', 'name'] as const;
export type ExerciseSort = (typeof EXERCISE_SORTS)[number];

export interface ExerciseFilter {
  status?: ExerciseStatus | undefined;
  type?: ExerciseType | undefined;
  bcp_id?: number | undefined;
  awaiting?: Approver | undefined;
  search?: string | undefined;
}

/** What the index of all exercises knows of each. */
export type IndexedExercise = Pick<Exercise, 'status' | 'admin_approved' | 'iso_auditor_approved'>;

export const matchesIndexedFilter = (exercise: IndexedExercise, { status, awaiting }: ExerciseFilter): boolean =>
  (status === undefined || exercise.status === status) && (awaiting === undefined || awaitsApproval(exercise, awaiting));

const matchesSearch = ({ exercise_name, bcp_name, scenario_description }: Exercise, search: string): boolean =>
  [exercise_name, bcp_name, scenario_description].some((text) => text.toLowerCase().includes(search));

export const filterExercises = <E extends Exercise>(exercises: readonly E[], filter: ExerciseFilter): E[] => {
  const { type, bcp_id, search = '' } = filter;
  const wanted = search.trim().toLowerCase();
  return exercises.filter(
    (exercise) =>
      matchesIndexedFilter(exercise, filter) &&
      (type === undefined || exercise.exercise_type === type) &&
      (bcp_id === undefined || exercise.bcp_id === bcp_id) &&
      matchesSearch(exercise, wanted),
  );
};

const compareNewest = (a: Exercise, b: Exercise): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

const names = once(() => new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' }));

/** Dates to come, the next one first; then past ones, the latest first; then those without a date. */
const compareDates =
  (now: string) =>
  ({ scheduled_date: a }: Exercise, { scheduled_date: b }: Exercise): number => {
    const rank = (date: string | null) => (date === null ? 2 : date < now ? 1 : 0);
    if (rank(a) !== rank(b) || a === null || b === null) return rank(a) - rank(b);
    return a < now ? b.localeCompare(a) : a.localeCompare(b);
  };

export const sortExercises = <E extends Exercise>(exercises: readonly E[], sort: ExerciseSort, now: Date): E[] => {
  const byDate = compareDates(now.toISOString());
  const compare = {
    newest: compareNewest,
    date: (a: E, b: E) => byDate(a, b) || compareNewest(a, b),
    name: (a: E, b: E) => names().compare(a.exercise_name, b.exercise_name) || compareNewest(a, b),
  }[sort];
  return [...exercises].sort(compare);
};
