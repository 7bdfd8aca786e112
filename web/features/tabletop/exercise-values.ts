import {
  type Exercise,
  type ExerciseType,
  type NewExercise,
  namedParticipants,
  type Participant,
  participantRow,
} from '#shared/domain/exercise.ts';

export interface ExerciseFields {
  bcp_id: string;
  exercise_name: string;
  exercise_type: ExerciseType | '';
  scenario_description: string;
  scheduled_date: string;
  participants: Participant[];
}

export const emptyParticipant: Participant = { name: '', role: '', email: '', phone: '' };

export const emptyFields: ExerciseFields = {
  bcp_id: '',
  exercise_name: '',
  exercise_type: '',
  scenario_description: '',
  scheduled_date: '',
  participants: [emptyParticipant],
};

export const ensureParticipant = (rows: Participant[]): Participant[] => (rows.length > 0 ? rows : [emptyParticipant]);

export const fieldsOf = (exercise: Exercise): ExerciseFields => ({
  bcp_id: String(exercise.bcp_id),
  exercise_name: exercise.exercise_name,
  exercise_type: exercise.exercise_type,
  scenario_description: exercise.scenario_description,
  scheduled_date: toLocalInput(exercise.scheduled_date),
  participants: ensureParticipant(exercise.participants.map(participantRow)),
});

export const bodyOf = (fields: ExerciseFields): NewExercise => ({
  bcp_id: Number(fields.bcp_id),
  exercise_name: fields.exercise_name.trim(),
  exercise_type: fields.exercise_type as ExerciseType,
  scenario_description: fields.scenario_description.trim(),
  scheduled_date: fromLocalInput(fields.scheduled_date),
  participants: namedParticipants(fields.participants),
});

const pad = (n: number): string => String(n).padStart(2, '0');

/** A `datetime-local` value in the browser's time zone: 2027-03-01T15:00. */
const toLocalInput = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
};

export const fromLocalInput = (value: string): string | null => (value === '' ? null : new Date(value).toISOString());
