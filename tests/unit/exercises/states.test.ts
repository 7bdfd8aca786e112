import { describe, expect, it } from 'vitest';
import { EXERCISE_STATUSES, type ExerciseStatus } from '#shared/domain/exercise.ts';
import {
  cancelExercise,
  canTransition,
  completeExercise,
  createExercise,
  describeTransition,
  editExercise,
  reopenExercise,
  startExercise,
  type Transition,
} from '#shared/domain/exercise-states.ts';

import { body, EARLIER, exercise, NOW } from './exercise.ts';

const allowed: Record<Transition, ExerciseStatus[]> = {
  save: ['generated', 'draft'],
  start: ['scheduled'],
  complete: ['in_progress'],
  cancel: ['generated', 'draft', 'scheduled', 'in_progress'],
  reopen: ['scheduled'],
};
const grid = (Object.keys(allowed) as Transition[]).flatMap((move) =>
  EXERCISE_STATUSES.map((status) => [move, status, allowed[move].includes(status)] as const),
);

describe('the life of an exercise', () => {
  it.each(grid)('the action %s on an exercise in status %s: %s', (move, status, isAllowed) => {
    expect(canTransition(move, status)).toBe(isAllowed);
  });

  it.each([
    ['save', 'edited'],
    ['start', 'started'],
    ['complete', 'completed'],
    ['cancel', 'cancelled'],
    ['reopen', 'reopened'],
  ] as const)('a refusal names the action %s as "%s"', (move, word) => {
    expect(describeTransition(move)).toBe(word);
  });

  it('an exercise begins as a draft without a date and scheduled with one, without approvals and outcomes', () => {
    expect(createExercise(1, body(), 'Bakery', NOW)).toMatchObject({ status: 'draft', scheduled_date: null, bcp_name: 'Bakery' });
    const dated = createExercise(1, body({ scheduled_date: '2020-01-01T00:00:00.000Z' }), 'Bakery', NOW);
    expect(dated).toMatchObject({
      status: 'scheduled',
      admin_approved: false,
      iso_auditor_approved: false,
      document_download_enabled: false,
      completed_date: null,
      findings: null,
      created_at: NOW.toISOString(),
    });
  });

  it('starting, canceling, reopening and completing an exercise set its status and update time', () => {
    const stamp = { updated_at: NOW.toISOString(), created_at: EARLIER.toISOString() };
    expect(startExercise(exercise(), NOW)).toMatchObject({ status: 'in_progress', ...stamp });
    expect(cancelExercise(exercise(), NOW)).toMatchObject({ status: 'cancelled', completed_date: null, ...stamp });
    expect(reopenExercise(exercise(), NOW)).toMatchObject({ status: 'draft', ...stamp });
    const outcomes = { findings: 'f', recommendations: null, lessons_learned: 'l' };
    expect(completeExercise(exercise(), outcomes, NOW)).toMatchObject({
      status: 'completed',
      completed_date: NOW.toISOString(),
      ...outcomes,
      ...stamp,
    });
  });
});

describe('saving', () => {
  const approvals = {
    admin_approved: true,
    iso_auditor_approved: true,
    admin_approved_by: 1,
    iso_auditor_approved_by: 2,
    document_download_enabled: true,
  };
  const cleared = {
    admin_approved: false,
    iso_auditor_approved: false,
    admin_approved_by: null,
    iso_auditor_approved_by: null,
    document_download_enabled: false,
  };

  it.each([
    ['name', { exercise_name: 'Other' }],
    ['type', { exercise_type: 'flood' as const }],
    ['scenario', { scenario_description: 'Other' }],
    ['plan', { bcp_id: 8 }],
  ])('saving an exercise with another %s clears both approvals and the download', (_, change) => {
    expect(editExercise(exercise(approvals), body(change), 'Bakery', NOW)).toMatchObject({ ...change, ...cleared });
  });

  it.each([
    ['date', { scheduled_date: '2027-05-01T09:00:00.000Z' }],
    ['participants', { participants: [{ name: 'Ana', role: 'CEO', email: '', phone: '' }] }],
    ['nothing', {}],
  ])('saving an exercise with only another %s keeps both approvals and the download', (_, change) => {
    expect(editExercise(exercise(approvals), body(change), 'Bakery', NOW)).toMatchObject({ ...change, ...approvals });
  });

  it('a generated scenario becomes a draft or is scheduled', () => {
    const generated = exercise({ status: 'generated' });
    expect(editExercise(generated, body(), 'Bakery', NOW).status).toBe('draft');
    expect(editExercise(generated, body({ scheduled_date: NOW.toISOString() }), 'Bakery', NOW).status).toBe('scheduled');
  });
});
