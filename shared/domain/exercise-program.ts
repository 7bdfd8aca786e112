import { isCyberRisk } from './bcp/risk-names.ts';
import type { Exercise } from './exercise.ts';

export type HeldExercise = Pick<
  Exercise,
  | 'id'
  | 'exercise_name'
  | 'exercise_type'
  | 'status'
  | 'scheduled_date'
  | 'completed_date'
  | 'findings'
  | 'recommendations'
  | 'lessons_learned'
>;

export const hasReport = ({ status, findings, recommendations, lessons_learned }: HeldExercise): boolean =>
  status === 'completed' && [findings, recommendations, lessons_learned].some((text) => (text ?? '').trim() !== '');

const dateOf = ({ completed_date, scheduled_date }: HeldExercise): string => completed_date ?? scheduled_date ?? '';

export const listProgram = (exercises: readonly HeldExercise[]): HeldExercise[] =>
  exercises
    .filter(({ status }) => status === 'completed' || status === 'in_progress' || status === 'scheduled')
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.id - b.id);

export const findNextExercise = (exercises: readonly HeldExercise[], now: Date): HeldExercise | null =>
  listProgram(exercises).find(
    ({ status, scheduled_date }) =>
      status === 'scheduled' && scheduled_date !== null && Date.parse(scheduled_date) >= now.getTime(),
  ) ?? null;

export const visibleExercises = (exercises: readonly HeldExercise[], cyber: boolean): HeldExercise[] => {
  const hideCyberText = (text: string | null) => (text !== null && isCyberRisk(text) ? null : text);
  if (cyber) return [...exercises];
  return exercises
    .filter(({ exercise_type, exercise_name }) => exercise_type !== 'cyber' && !isCyberRisk(exercise_name))
    .map((exercise) => ({
      ...exercise,
      findings: hideCyberText(exercise.findings),
      lessons_learned: hideCyberText(exercise.lessons_learned),
    }));
};
