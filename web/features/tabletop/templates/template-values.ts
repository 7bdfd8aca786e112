import { durationText, type ExerciseType } from '#shared/domain/exercise.ts';
import { DURATION_DEFAULT, DURATION_MAX, DURATION_MIN } from '#shared/domain/exercise-options.ts';
import {
  type ExerciseTemplate,
  LINES_MAX,
  type NewExerciseTemplate,
  splitIndustries,
  splitLines,
  tooManyLines,
} from '#shared/domain/exercise-template.ts';
import { exerciseMessages, exerciseTemplateMessages as say } from '#shared/messages/exercises.ts';
import { requireText } from '../../../lib/field-messages.ts';
import { createFormSchema } from '../../../lib/form.ts';

/** As they are typed: lists as lines, industries separated by commas. */
export interface TemplateFields {
  name: string;
  exercise_type: ExerciseType | '';
  description: string;
  scenario_template: string;
  objectives: string;
  participants_required: string;
  duration_minutes: string;
  difficulty_level: NewExerciseTemplate['difficulty_level'];
  industry_specific: boolean;
  industry_types: string;
  is_active: boolean;
}

const emptyTemplate: TemplateFields = {
  name: '',
  exercise_type: '',
  description: '',
  scenario_template: '',
  objectives: '',
  participants_required: '',
  duration_minutes: String(DURATION_DEFAULT),
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: '',
  is_active: true,
};

export const toTemplateFields = (template: ExerciseTemplate | null): TemplateFields => {
  if (template === null) return emptyTemplate;
  const { id: _id, use_count: _uses, ...stored } = template;
  return {
    ...stored,
    objectives: stored.objectives.join('\n'),
    participants_required: stored.participants_required.join('\n'),
    duration_minutes: String(stored.duration_minutes),
    industry_types: stored.industry_types.join(', '),
  };
};

export const toTemplateBody = (fields: TemplateFields): NewExerciseTemplate => ({
  ...fields,
  name: fields.name.trim(),
  exercise_type: fields.exercise_type as ExerciseType,
  description: fields.description.trim(),
  scenario_template: fields.scenario_template.trim(),
  objectives: splitLines(fields.objectives),
  participants_required: splitLines(fields.participants_required),
  duration_minutes: Number(fields.duration_minutes),
  industry_types: fields.industry_specific ? splitIndustries(fields.industry_types) : [],
});

const checkDuration = (text: string): string | null => {
  const minutes = Number(text);
  return Number.isInteger(minutes) && minutes >= DURATION_MIN && minutes <= DURATION_MAX ? null : durationText;
};

const limitLines =
  (field: string, split: (text: string) => string[]) =>
  (text: string): string | null =>
    split(text).length > LINES_MAX ? tooManyLines(field) : null;

export const templateFormSchema = createFormSchema<TemplateFields>({
  name: requireText(say.nameRequired),
  exercise_type: requireText(exerciseMessages.typeRequired),
  description: requireText(say.descriptionRequired),
  scenario_template: requireText(say.scenarioRequired),
  objectives: limitLines('Objectives', splitLines),
  participants_required: limitLines('Required participants', splitLines),
  duration_minutes: checkDuration,
  industry_types: limitLines('Industries', splitIndustries),
});
