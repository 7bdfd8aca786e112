import { AssessmentResult, UserPreferences } from '#shared/domain/assessment.ts';
import { defineArea } from './endpoint.ts';

export const userPreferences = defineArea({
  get: {
    method: 'GET',
    path: '/v1/user-preferences',
    access: 'user',
    summary: "The caller's preferences; 404 when none are stored",
    refusals: { 404: 'Nothing is stored yet' },
    response: UserPreferences,
  },
  update: {
    method: 'PUT',
    path: '/v1/user-preferences',
    access: 'user',
    summary: 'Change any of the preferences; what was never said starts with its default',
    body: UserPreferences.partial(),
    response: UserPreferences,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/user-preferences',
    access: 'user',
    summary: "Forget the caller's preferences",
    status: 204,
    response: 'none',
  },
  assess: {
    method: 'POST',
    path: '/v1/user-preferences/assessment',
    access: 'user',
    summary: 'Store the five answers and recommend a package',
    refusals: { 404: 'No answers are stored yet' },
    body: UserPreferences,
    response: AssessmentResult,
  },
});
