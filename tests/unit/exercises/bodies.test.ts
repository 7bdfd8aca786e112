import { describe, expect, it } from 'vitest';
import {
  ExerciseOutcomes,
  NewExercise,
  namedParticipants,
  optionLabel,
  participantRow,
  ScenarioRequest,
} from '#shared/domain/exercise.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';

import { body } from './exercise.ts';

const messageOf = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

describe('what an exercise is made of', () => {
  it.each([
    ['bcp_id', 'A BCP is required'],
    ['exercise_name', 'Exercise name is required'],
    ['exercise_type', 'Exercise type is required'],
    ['scenario_description', 'Scenario description is required'],
  ])('an exercise requires %s', (field, message) => {
    expect(messageOf(NewExercise, { ...body(), [field]: undefined })).toBe(message);
    expect(NewExercise.safeParse({ ...body(), [field]: '' }).success).toBe(false);
  });

  it('there are seven exercise types', () => {
    expect(EXERCISE_TYPES.every((type) => NewExercise.safeParse(body({ exercise_type: type })).success)).toBe(true);
    expect(messageOf(NewExercise, { ...body(), exercise_type: 'volcano' })).toContain('fire, earthquake, cyber');
  });

  it.each([
    ['2027-03-01T15:00:00Z', '2027-03-01T15:00:00.000Z'],
    ['2027-03-01T15:00:00.123Z', '2027-03-01T15:00:00.123Z'],
    ['2027-03-01T15:00:00+02:00', '2027-03-01T13:00:00.000Z'],
    ['2027-03-01T15:00', '2027-03-01T15:00:00.000Z'],
    ['1999-01-01T00:00:00Z', '1999-01-01T00:00:00.000Z'],
  ])('an exercise reads the date %s as %s', (sent, stored) => {
    expect(NewExercise.parse({ ...body(), scheduled_date: sent }).scheduled_date).toBe(stored);
  });

  it.each(['tomorrow', '2027-13-01T15:00:00Z', '01/03/2027', 7])('an exercise rejects the date %j', (sent) => {
    expect(messageOf(NewExercise, { ...body(), scheduled_date: sent })).toContain('scheduled date');
  });

  it('an exercise accepts participants and objectives, and drops unknown fields', () => {
    const parsed = NewExercise.parse({
      ...body(),
      participants: ['Restore the till', { name: 'Ana', email: null, is_admin: true }],
      status: 'completed',
      admin_approved: true,
      document_download_enabled: true,
    });
    expect(parsed).toEqual(body({ participants: ['Restore the till', { name: 'Ana', role: '', email: '', phone: '' }] }));
  });

  it('an exercise keeps every row with a name, and shows an objective as the name of a row', () => {
    const ana = { name: 'Ana', role: '', email: '', phone: '' };
    expect(namedParticipants([ana, { ...ana, name: ' ' }, 'Restore', ''])).toEqual([ana, 'Restore']);
    expect(participantRow('Restore')).toEqual({ ...ana, name: 'Restore' });
  });

  it('completing an exercise accepts three texts, each optional and limited in length', () => {
    expect(ExerciseOutcomes.parse({})).toEqual({ findings: null, recommendations: null, lessons_learned: null });
    expect(ExerciseOutcomes.safeParse({ findings: 'x'.repeat(10_001) }).success).toBe(false);
  });

  it.each([
    [{}, 3],
    [{ number_of_scenarios: 1 }, 1],
    [{ number_of_scenarios: 10 }, 10],
  ])('a scenario request with %j asks AI for the right number, stored without a review', (sent, count) => {
    expect(ScenarioRequest.parse(sent)).toEqual({ number_of_scenarios: count, focus_areas: [], review: false });
  });
  it.each([0, 11, 1.5, '3'])('a scenario request rejects %j scenarios', (number_of_scenarios) => {
    expect(messageOf(ScenarioRequest, { number_of_scenarios })).toBe('The number of scenarios must be between 1 and 10');
  });

  it('an exercise type is shown in title case', () => {
    expect(['power_outage', 'in_progress', 'cyber'].map(optionLabel)).toEqual(['Power Outage', 'In Progress', 'Cyber']);
  });
});
