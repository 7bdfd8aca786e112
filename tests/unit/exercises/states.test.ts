import { describe, expect, it } from 'vitest';
import type { Exercise } from '#shared/domain/exercise.ts';
import { EXERCISE_STATUSES, type ExerciseStatus } from '#shared/domain/exercise-options.ts';
import {
  approveExercise,
  cancelExercise,
  canTransition,
  completeExercise,
  createExercise,
  createGeneratedExercise,
  describeTransition,
  editExercise,
  isReportApproved,
  reopenExercise,
  reviseOutcomes,
  startExercise,
  type Transition,
  withdrawApproval,
} from '#shared/domain/exercise-states.ts';

import { body, EARLIER, exercise, NOW } from './exercise.ts';

const allowed: Record<Transition, ExerciseStatus[]> = {
  save: ['generated', 'draft'],
  start: ['scheduled'],
  complete: ['in_progress'],
  cancel: ['generated', 'draft', 'scheduled', 'in_progress'],
  reopen: ['scheduled'],
  revise: ['completed'],
  facilitate: ['in_progress', 'completed'],
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
    ['revise', 'revised'],
    ['facilitate', 'facilitated'],
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
    expect(startExercise(exercise(), NOW)).toMatchObject({ status: 'in_progress', started_at: NOW.toISOString(), ...stamp });
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
    admin_approved_at: EARLIER.toISOString(),
    iso_auditor_approved_at: EARLIER.toISOString(),
    document_download_enabled: true,
  };
  const cleared = {
    admin_approved: false,
    iso_auditor_approved: false,
    admin_approved_by: null,
    iso_auditor_approved_by: null,
    admin_approved_at: null,
    iso_auditor_approved_at: null,
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

  it('a save without objectives, duration and template keeps those that are stored', () => {
    const stored = exercise({ objectives: ['Bake again within 4 hours'], duration_minutes: 60, template_id: 3 });
    expect(editExercise(stored, body(), 'Bakery', NOW)).toMatchObject({
      objectives: ['Bake again within 4 hours'],
      duration_minutes: 60,
      template_id: 3,
    });
    expect(editExercise(stored, body({ objectives: [], duration_minutes: 30 }), 'Bakery', NOW)).toMatchObject({
      objectives: [],
      duration_minutes: 30,
    });
  });

  it('the objectives of a generated scenario are the texts among its participants', () => {
    const { status, objectives, participants } = createGeneratedExercise({
      ...exercise(),
      participants: ['Reach all three cafés', { name: 'Ana', role: 'CEO', email: '', phone: '' }],
    });
    expect(status).toBe('generated');
    expect(objectives).toEqual(['Reach all three cafés']);
    expect(participants).toHaveLength(2);
  });
});

describe('the report of a held exercise', () => {
  const held = (more: Partial<Exercise> = {}) => exercise({ status: 'completed', completed_date: NOW.toISOString(), ...more });
  const before = new Date(NOW.getTime() - 1).toISOString();

  it.each([
    ['nobody approved it', {}, false],
    ['staff approved the scenario before it was held', { admin_approved: true, admin_approved_at: before }, false],
    ['staff approved at the moment it ended', { admin_approved: true, admin_approved_at: NOW.toISOString() }, true],
    [
      'the auditor approved afterwards',
      { iso_auditor_approved: true, iso_auditor_approved_at: '2027-04-01T00:00:00.000Z' },
      true,
    ],
    ['an approval has no time, as in old rows', { admin_approved: true, admin_approved_at: null }, true],
    ['the approval was withdrawn', { admin_approved: false, admin_approved_at: null }, false],
  ])('whether changes end when %s', (_, approval, isClosed) => {
    expect(isReportApproved(held(approval))).toBe(isClosed);
  });

  it('is not closed while the exercise was not held', () => {
    expect(isReportApproved(exercise({ admin_approved: true, admin_approved_at: EARLIER.toISOString() }))).toBe(false);
  });

  it('a revision replaces the three texts and keeps when it was held', () => {
    const revised = reviseOutcomes(
      held({ findings: 'old' }),
      { findings: 'new', recommendations: null, lessons_learned: 'l' },
      NOW,
    );
    expect(revised).toMatchObject({
      findings: 'new',
      recommendations: null,
      lessons_learned: 'l',
      completed_date: NOW.toISOString(),
    });
  });

  it('an approval notes its time, withdrawing it removes the time', () => {
    const approved = approveExercise(exercise(), 'admin', 5, NOW);
    expect(approved).toMatchObject({ admin_approved: true, admin_approved_by: 5, admin_approved_at: NOW.toISOString() });
    expect(approveExercise(approved, 'admin', 6, new Date())).toBe(approved);
    expect(withdrawApproval(approved, 'admin', NOW)).toMatchObject({ admin_approved: false, admin_approved_at: null });
  });
});
