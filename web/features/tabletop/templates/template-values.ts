import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type ExerciseTemplate, NewExerciseTemplate, splitIndustries, splitLines } from '#shared/domain/exercise-template.ts';

/** As they are typed: lists as lines, industries separated by commas. */
export interface TemplateFields {
  name: string;
  exercise_type: string;
  description: string;
  scenario_template: string;
  objectives: string;
  participants_required: string;
  duration_minutes: string;
  difficulty_level: string;
  industry_specific: boolean;
  industry_types: string;
  is_active: boolean;
}

const untouched = NewExerciseTemplate.parse({ name: '-', exercise_type: 'other', description: '-', scenario_template: '-' });

export const toTemplateFields = (template: ExerciseTemplate | null): TemplateFields => {
  const stored = template ?? { ...untouched, name: '', exercise_type: '', description: '', scenario_template: '' };
  return {
    name: stored.name,
    exercise_type: stored.exercise_type,
    description: stored.description,
    scenario_template: stored.scenario_template,
    objectives: stored.objectives.join('\n'),
    participants_required: stored.participants_required.join('\n'),
    duration_minutes: String(stored.duration_minutes),
    difficulty_level: stored.difficulty_level,
    industry_specific: stored.industry_specific,
    industry_types: stored.industry_types.join(', '),
    is_active: stored.is_active,
  };
};

const toTemplateBody = (fields: TemplateFields) => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
  scenario_template: fields.scenario_template.trim(),
  objectives: splitLines(fields.objectives),
  participants_required: splitLines(fields.participants_required),
  duration_minutes: Number(fields.duration_minutes),
  industry_types: splitIndustries(fields.industry_types),
});

/** The contract's schema over the typed fields; an issue inside a list belongs to the whole field. */
export const templateFormSchema: StandardSchemaV1<TemplateFields, NewExerciseTemplate> = {
  '~standard': {
    version: 1,
    vendor: 'keelhouse',
    validate: (input) => {
      const parsed = NewExerciseTemplate.safeParse(toTemplateBody(input as TemplateFields));
      if (parsed.success) return { value: parsed.data };
      return { issues: parsed.error.issues.map(({ path, message }) => ({ path: path.slice(0, 1), message })) };
    },
  },
};
