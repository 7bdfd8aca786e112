import * as z from 'zod';
import { exerciseTemplateMessages as say } from '#shared/messages/exercises.ts';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { limitedText, requiredText } from './bcp/text.ts';
import { DurationMinutes, ExerciseType } from './exercise.ts';
import { DIFFICULTIES, DURATION_DEFAULT } from './exercise-options.ts';

export const LINES_MAX = 50;
export const TEMPLATE_TEXT_MAX = 20_000;

export const tooManyLines = (field: string): string => fill(fieldMessages.tooMany, { field, max: LINES_MAX });

const linesOf = (field: string) =>
  z
    .array(limitedText(1000))
    .max(LINES_MAX, tooManyLines(field))
    .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
    .default([]);

export const NewExerciseTemplate = z
  .object({
    name: requiredText(say.nameRequired),
    exercise_type: ExerciseType,
    description: requiredText(say.descriptionRequired, TEMPLATE_TEXT_MAX),
    scenario_template: requiredText(say.scenarioRequired, TEMPLATE_TEXT_MAX),
    objectives: linesOf('Objectives'),
    participants_required: linesOf('Required participants'),
    duration_minutes: DurationMinutes.default(DURATION_DEFAULT),
    difficulty_level: z.enum(DIFFICULTIES, { error: say.difficulty }).default('intermediate'),
    industry_specific: z.boolean().default(false),
    industry_types: linesOf('Industries'),
    is_active: z.boolean().default(true),
  })
  .transform((template) => (template.industry_specific ? template : { ...template, industry_types: [] }));
export type NewExerciseTemplate = z.infer<typeof NewExerciseTemplate>;

export const ExerciseTemplate = z.object({
  id: z.number(),
  name: z.string(),
  exercise_type: ExerciseType,
  description: z.string(),
  scenario_template: z.string(),
  objectives: z.array(z.string()),
  participants_required: z.array(z.string()),
  duration_minutes: z.number(),
  difficulty_level: z.enum(DIFFICULTIES),
  industry_specific: z.boolean(),
  industry_types: z.array(z.string()),
  is_active: z.boolean(),
  /** Exercises that customers made from it. */
  use_count: z.number(),
});
export type ExerciseTemplate = z.infer<typeof ExerciseTemplate>;
/** What staff write; uses are counted beside it. */
export type AuthoredTemplate = Omit<ExerciseTemplate, 'use_count'>;

export interface TemplateFilter {
  exercise_type: ExerciseType | null;
  is_active: boolean | null;
  /** Matched word by word, in name, description and industries. */
  search: string;
}

export const filterTemplates = (
  templates: readonly ExerciseTemplate[],
  { exercise_type, is_active, search }: TemplateFilter,
): ExerciseTemplate[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    const text = [template.name, template.description, ...template.industry_types].join(' ').toLowerCase();
    return (
      (exercise_type === null || template.exercise_type === exercise_type) &&
      (is_active === null || template.is_active === is_active) &&
      words.every((word) => text.includes(word))
    );
  });
};

export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
export const splitIndustries = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Ids up to here belong to built-in templates. */
const SEEDED_IDS = 1000;
export const customTemplateId = (n: number): number => SEEDED_IDS + n;

/** Required people become rows without names. */
export const prefill = (template: AuthoredTemplate) => ({
  exercise_name: template.name,
  exercise_type: template.exercise_type,
  scenario_description: template.scenario_template,
  objectives: template.objectives,
  duration_minutes: template.duration_minutes,
  template_id: template.id,
  participants: template.participants_required.map((role) => ({ name: '', role, email: '', phone: '' })),
});
