import {
  EXERCISE_TEXT_MAX,
  type Exercise,
  type ExerciseType,
  listParticipants,
  type NewExercise,
  namedParticipants,
  OBJECTIVE_MAX,
  OBJECTIVES_MAX,
  type Participant,
  participantRow,
} from '#shared/domain/exercise.ts';
import { DURATION_DEFAULT, DURATION_MAX, DURATION_MIN } from '#shared/domain/exercise-options.ts';
import { splitLines } from '#shared/domain/exercise-template.ts';
import { exerciseMessages, exerciseTemplateMessages } from '#shared/messages/exercises.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { requireText } from '../../lib/field-messages.ts';
import { createFormSchema } from '../../lib/form.ts';

export interface ExerciseFields {
  bcp_id: string;
  exercise_name: string;
  exercise_type: ExerciseType | '';
  scenario_description: string;
  /** One a line. */
  objectives: string;
  duration_minutes: string;
  scheduled_date: string;
  participants: Participant[];
  template_id: number | null;
}

const checkDuration = (text: string): string | null => {
  const minutes = Number(text);
  return text.trim() !== '' && Number.isInteger(minutes) && minutes >= DURATION_MIN && minutes <= DURATION_MAX
    ? null
    : fill(exerciseTemplateMessages.duration, { min: DURATION_MIN, max: DURATION_MAX });
};

const checkScenario = (text: string): string | null =>
  text.trim().length > EXERCISE_TEXT_MAX
    ? fill(fieldMessages.tooLong, { field: 'Scenario description', max: EXERCISE_TEXT_MAX })
    : requireText(exerciseMessages.scenarioRequired)(text);

const checkObjectives = (text: string): string | null => {
  const lines = splitLines(text);
  if (lines.length > OBJECTIVES_MAX) return fill(fieldMessages.tooMany, { field: 'Objectives', max: OBJECTIVES_MAX });
  return lines.some((line) => line.length > OBJECTIVE_MAX)
    ? fill(fieldMessages.tooLong, { field: 'An objective', max: OBJECTIVE_MAX })
    : null;
};

export const exerciseFormSchema = createFormSchema<ExerciseFields>({
  bcp_id: requireText(exerciseMessages.bcpRequired),
  exercise_name: requireText(exerciseMessages.nameRequired),
  exercise_type: requireText(exerciseMessages.typeRequired),
  scenario_description: checkScenario,
  objectives: checkObjectives,
  duration_minutes: checkDuration,
});

export const emptyParticipant: Participant = { name: '', role: '', email: '', phone: '' };

export const emptyFields: ExerciseFields = {
  bcp_id: '',
  exercise_name: '',
  exercise_type: '',
  scenario_description: '',
  objectives: '',
  duration_minutes: String(DURATION_DEFAULT),
  scheduled_date: '',
  participants: [emptyParticipant],
  template_id: null,
};

export const ensureParticipant = (rows: Participant[]): Participant[] => (rows.length > 0 ? rows : [emptyParticipant]);

export const fieldsOf = (exercise: Exercise): ExerciseFields => ({
  bcp_id: String(exercise.bcp_id),
  exercise_name: exercise.exercise_name,
  exercise_type: exercise.exercise_type,
  scenario_description: exercise.scenario_description,
  scheduled_date: toLocalInput(exercise.scheduled_date),
  objectives: exercise.objectives.join('\n'),
  duration_minutes: String(exercise.duration_minutes),
  participants: ensureParticipant(listParticipants(exercise).map(participantRow)),
  template_id: exercise.template_id,
});

export const toExerciseBody = (fields: ExerciseFields): NewExercise => ({
  bcp_id: Number(fields.bcp_id),
  exercise_name: fields.exercise_name.trim(),
  exercise_type: fields.exercise_type as ExerciseType,
  scenario_description: fields.scenario_description.trim(),
  scheduled_date: fromLocalInput(fields.scheduled_date),
  participants: namedParticipants(fields.participants),
  objectives: splitLines(fields.objectives),
  duration_minutes: Number(fields.duration_minutes),
  ...(fields.template_id === null ? {} : { template_id: fields.template_id }),
});

const pad = (n: number): string => String(n).padStart(2, '0');

/** A `datetime-local` value in the browser's time zone: 2027-03-01T15:00. */
const toLocalInput = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
};

export const fromLocalInput = (value: string): string | null => (value === '' ? null : new Date(value).toISOString());
