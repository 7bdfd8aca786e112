import { describe, expect, it } from 'vitest';
import type { ExerciseType } from '#shared/domain/exercise.ts';
import { editExercise } from '#shared/domain/exercise-states.ts';
import {
  addNotices,
  describeNewScenarios,
  listNewScenarios,
  markNoticesSeen,
  PAST_NOTICES_MAX,
  previewObjectives,
} from '#shared/domain/scenario-notice.ts';
import { body, exercise, NOW } from './exercise.ts';

const created = (msAgo: number, more: object = {}) =>
  exercise({ id: 1, created_at: new Date(NOW.getTime() - msAgo).toISOString(), admin_approved: true, ...more });
const HOUR = 3600_000;

describe('the notice about new scenarios', () => {
  it.each([
    ['created now', created(0), true],
    ['created exactly 24 hours ago', created(24 * HOUR), true],
    ['created a moment earlier', created(24 * HOUR + 1), false],
    ['created after this clock', created(-HOUR), true],
    ['not approved by staff', created(HOUR, { admin_approved: false }), false],
    ['approved by the auditor, too', created(HOUR, { iso_auditor_approved: true }), false],
    ['approved by the auditor only', created(HOUR, { admin_approved: false, iso_auditor_approved: true }), false],
    ['without a word of the auditor', created(HOUR, { iso_auditor_approved: null }), true],
    ['of any other type and status', created(HOUR, { exercise_type: 'flood', status: 'scheduled' }), true],
    ['of another customer', created(HOUR, { participants_hidden: true }), false],
  ])('the notice about a scenario that was %s', (_, scenario, isExpected) => {
    expect(listNewScenarios([scenario], NOW)).toEqual(isExpected ? [scenario] : []);
  });

  const cyberTitle = 'New ISO 27001 Tabletop Scenarios Available';
  const otherTitle = 'New Tabletop Scenarios Available';
  it.each<[ExerciseType[], string, string]>([
    [['cyber'], cyberTitle, '1 new cyber security scenario has been generated for your business continuity plan.'],
    [['cyber', 'cyber'], cyberTitle, '2 new cyber security scenarios have been generated for your business continuity plan.'],
    [
      ['cyber', 'fire'],
      cyberTitle,
      '2 new scenarios, 1 of them on cyber security, have been generated for your business continuity plan.',
    ],
    [
      ['flood', 'cyber', 'cyber', 'other'],
      cyberTitle,
      '4 new scenarios, 2 of them on cyber security, have been generated for your business continuity plan.',
    ],
    [['fire'], otherTitle, '1 new scenario has been generated for your business continuity plan.'],
    [['fire', 'flood', 'other'], otherTitle, '3 new scenarios have been generated for your business continuity plan.'],
  ])('the notice about scenarios of the types %j', (types, title, text) => {
    expect(describeNewScenarios(types.map((exercise_type) => ({ exercise_type })))).toEqual({ title, text });
  });

  const ana = { name: 'Ana', role: 'Owner', email: '', phone: '' };
  it.each([
    [
      { objectives: ['a', 'b', 'c', 'd', 'e'], participants: [ana] },
      { shown: ['a', 'b', 'c'], more: 2 },
    ],
    [
      { objectives: ['a', 'b', 'c'], participants: ['x'] },
      { shown: ['a', 'b', 'c'], more: 0 },
    ],
    [
      { objectives: [], participants: ['a', ana, 'c', 'd', ''] },
      { shown: ['a', 'Ana', 'c'], more: 1 },
    ],
    [
      { objectives: [], participants: [] },
      { shown: [], more: 0 },
    ],
  ])('the notice shows of %j the first three objectives, else the participants, and counts the rest', (scenario, expected) => {
    expect(previewObjectives(scenario)).toEqual(expected);
  });
});

describe('a generated scenario that was saved through the form', () => {
  it.each([
    ['with its objectives', { objectives: ['Reach the staff'] }],
    ['by a caller that sends none', {}],
  ])('%s still has them in the notice, not its people', (_, sent) => {
    const generated = exercise({ status: 'generated', objectives: ['Reach the staff'], participants: ['Reach the staff'] });
    const people = [{ name: 'Ana', role: 'Owner', email: '', phone: '' }];
    const saved = editExercise(generated, body({ ...sent, participants: people }), 'Bakery', NOW);
    expect(previewObjectives(saved)).toEqual({ shown: ['Reach the staff'], more: 0 });
  });
});

describe('the history of notices', () => {
  const LATER = new Date(NOW.getTime() + HOUR);
  const scenario = (id: number, exercise_name = 'Fire') => exercise({ id, exercise_name });

  it('the history of notices holds the newest first, each exercise once, under its current name', () => {
    const first = addNotices([], [scenario(1), scenario(2)], NOW);
    const second = addNotices(markNoticesSeen(first, NOW), [scenario(2, 'Flood'), scenario(3)], LATER);
    expect(second.map(({ id, exercise_name, seen_at }) => [id, exercise_name, seen_at])).toEqual([
      [3, 'Fire', null],
      [1, 'Fire', NOW.toISOString()],
      [2, 'Flood', NOW.toISOString()],
    ]);
    expect(second.map(({ noticed_at }) => noticed_at)).toEqual([LATER, NOW, NOW].map((time) => time.toISOString()));
  });

  it('the history of notices drops the oldest beyond its limit', () => {
    const past = addNotices(
      [],
      Array.from({ length: PAST_NOTICES_MAX }, (_, n) => scenario(n + 1)),
      NOW,
    );
    const after = addNotices(past, [scenario(999)], LATER);
    expect(after.map(({ id }) => id)).toEqual([999, ...past.slice(0, -1).map(({ id }) => id)]);
  });

  it('the history of notices keeps when a notice was first seen', () => {
    const seen = markNoticesSeen(addNotices([], [scenario(1)], NOW), NOW);
    expect(markNoticesSeen(seen, LATER)).toEqual(seen);
  });
});
