import type { ExerciseTemplate } from './exercise-template.ts';

export type { ExerciseTemplate };

/** What a template fills into the form: its required people become rows whose names are still to be given. */
export const prefill = (template: ExerciseTemplate) => ({
  exercise_name: template.name,
  exercise_type: template.exercise_type,
  scenario_description: template.scenario_template,
  participants: template.participants_required.map((role) => ({ name: '', role, email: '', phone: '' })),
});
