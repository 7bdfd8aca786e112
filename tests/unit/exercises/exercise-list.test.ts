import { describe, expect, it } from 'vitest';
import { EXERCISE_SORTS, type ExerciseFilter, filterExercises, sortExercises } from '#shared/domain/exercise-list.ts';
import { exercise, NOW } from './exercise.ts';

const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();

const fire = exercise({ id: 1, exercise_name: 'Oven fire 10', status: 'draft', created_at: at(-50) });
const flood = exercise({
  id: 2,
  exercise_name: 'oven fire 9',
  exercise_type: 'flood',
  status: 'scheduled',
  scheduled_date: at(0),
  created_at: at(-40),
  admin_approved: true,
});
const cyber = exercise({
  id: 3,
  exercise_name: 'Ransom note',
  exercise_type: 'cyber',
  bcp_id: 8,
  bcp_name: 'Depot',
  scenario_description: 'The TILL is locked',
  status: 'scheduled',
  scheduled_date: at(60),
  created_at: at(-30),
});
const quake = exercise({
  id: 4,
  exercise_name: 'Quake',
  exercise_type: 'earthquake',
  status: 'cancelled',
  scheduled_date: at(-1),
  created_at: at(-20),
});
const outage = exercise({
  id: 5,
  exercise_name: 'Outage',
  exercise_type: 'power_outage',
  status: 'completed',
  scheduled_date: at(-60),
  created_at: at(-20),
});
const all = [fire, flood, cyber, quake, outage];
const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);

describe('filtering exercises', () => {
  it.each<[string, ExerciseFilter, number[]]>([
    ['nothing', {}, [1, 2, 3, 4, 5]],
    ['a status', { status: 'scheduled' }, [2, 3]],
    ['a type', { type: 'flood' }, [2]],
    ['a BCP', { bcp_id: 8 }, [3]],
    ['a status and a BCP', { status: 'scheduled', bcp_id: 7 }, [2]],
    ["a missing approval, which a cancelled exercise doesn't wait for", { awaiting: 'admin' }, [1, 3, 5]],
    ['a part of the name, in any case', { search: ' OVEN ' }, [1, 2]],
    ['a part of the name of the BCP', { search: 'depot' }, [3]],
    ['a part of the scenario', { search: 'till' }, [3]],
    ['a text that none has', { search: 'tsunami' }, []],
    ['blanks', { search: '  ' }, [1, 2, 3, 4, 5]],
  ])('a filter for %s', (_, filter, found) => {
    expect(idsOf(filterExercises(all, filter))).toEqual(found);
  });
});

describe('sorting exercises', () => {
  it.each([
    ['newest', [5, 4, 3, 2, 1]],
    // 2 is due now; 4 was due a minute ago
    ['date', [2, 3, 4, 5, 1]],
    ['name', [5, 2, 1, 4, 3]],
  ] as const)('exercises sorted by %s', (sort, sorted) => {
    expect(idsOf(sortExercises(all, sort, NOW))).toEqual(sorted);
    expect(idsOf(sortExercises([...all].reverse(), sort, NOW))).toEqual(sorted);
  });

  it.each(EXERCISE_SORTS)('sorting by %s leaves its argument as it is', (sort) => {
    const given = Object.freeze([...all]);
    expect(sortExercises(given, sort, NOW)).toHaveLength(5);
  });
});
