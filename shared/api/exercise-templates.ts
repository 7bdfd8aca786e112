import * as z from 'zod';
import { ExerciseTemplate, NewExerciseTemplate } from '#shared/domain/exercise-template.ts';
import { ById, defineArea } from './endpoint.ts';

export const exerciseTemplates = defineArea({
  list: {
    method: 'GET',
    path: '/v1/tabletop-exercises/templates',
    access: { feature: 'tabletop_scenarios', orAuditor: true },
    summary: 'Templates; inactive ones are for staff only',
    response: z.array(ExerciseTemplate),
  },
  create: {
    method: 'POST',
    path: '/v1/tabletop-exercises/templates',
    access: 'admin',
    summary: 'Add a template',
    status: 201,
    body: NewExerciseTemplate,
    response: ExerciseTemplate,
    ownsIdempotency: true,
  },
  update: {
    method: 'PUT',
    path: '/v1/tabletop-exercises/templates/{id}',
    access: 'admin',
    summary: 'Save a whole template',
    params: ById,
    body: NewExerciseTemplate,
    response: ExerciseTemplate,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/tabletop-exercises/templates/{id}',
    access: 'admin',
    summary: 'Remove a template; exercises keep the text they took from it',
    status: 204,
    params: ById,
    response: 'none',
  },
});
