import { expect, it } from 'vitest';
import { explainPeopleFailure } from '../../../web/features/bcp-editor/state/people-queries.ts';
import { ApiError, networkError } from '../../../web/lib/api-error.ts';

const words = { refusedText: 'Duplicate employee detected', failedText: 'Error saving employee. Please try again.' };

it('a person who could not be sent is said to be kept in the form', () => {
  expect(explainPeopleFailure(networkError(), words)).toBe(
    'Error saving employee. Please try again. We couldn’t reach Keelhouse. What you typed is kept here.',
  );
});

it('a person whom the server refuses has its sentence, or ours', () => {
  const refused = (detail: string | null) => new ApiError({ status: 400, message: 'Refused', detail });
  expect(explainPeopleFailure(refused('Already there.'), words)).toBe('Already there.');
  expect(explainPeopleFailure(refused(null), words)).toBe('Duplicate employee detected');
});
