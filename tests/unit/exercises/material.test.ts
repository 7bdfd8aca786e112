import { describe, expect, it } from 'vitest';
import { adoptObjectives, buildHandbook, type StoredMaterial } from '#shared/domain/exercise-material.ts';

const inject = (
  at_minutes: number,
  more: Partial<StoredMaterial['injects'][number]> = {},
): StoredMaterial['injects'][number] => ({
  at_minutes,
  channel: 'call',
  from: 'County',
  text: `At ${at_minutes}`,
  expected_action: `Do ${at_minutes}`,
  objective: 1,
  decision: null,
  if_late: null,
  hint: null,
  ...more,
});

const material = (injects: StoredMaterial['injects']): StoredMaterial => ({
  exercise_id: 1,
  exercise_type: 'fire',
  source: 'knowledge',
  objectives: [
    { text: 'Serve by hand', element: null, clause: null, target_minutes: 240 },
    { text: 'Tell customers', element: null, clause: null, target_minutes: null },
  ],
  injects,
  questions: [],
});
const seven = [0, 15, 60, 240, 480, 1440, 2880].map((at) => inject(at));

const rowsOf = (duration?: number) => buildHandbook(material(seven), duration).agenda;

describe('the agenda of an exercise', () => {
  it.each([
    [undefined, [15, 35, 10, 35, 25]],
    [120, [15, 35, 10, 35, 25]],
    [30, [5, 10, 10, 5]],
    [60, [10, 18, 17, 15]],
    [89, [10, 30, 29, 20]],
    [90, [10, 25, 10, 25, 20]],
    [480, [30, 175, 40, 175, 60]],
  ])('of %j minutes has parts of %j minutes', (duration, minutes) => {
    expect(rowsOf(duration).map((row) => row.minutes)).toEqual(minutes);
  });

  it('has no gap and time for each part, whatever its length', () => {
    for (let duration = 30; duration <= 480; duration++) {
      const { agenda, injects } = buildHandbook(material(seven), duration);
      const ends = agenda.map(({ at_minutes, minutes }) => at_minutes + minutes);
      expect(agenda.map(({ at_minutes }) => at_minutes)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBe(duration);
      expect(Math.min(...agenda.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(5);
      const isInItsModule = injects.map(({ module, play_at_minutes }) => {
        const row = agenda.find(({ title }) => title.startsWith(`Module ${module}`))!;
        return play_at_minutes >= row.at_minutes && play_at_minutes < row.at_minutes + row.minutes;
      });
      expect(isInItsModule).not.toContain(false);
      expect(new Set(injects.map(({ play_at_minutes }) => play_at_minutes)).size).toBe(injects.length);
    }
  });

  it('a lunch drill has no break', () => {
    expect(rowsOf(30).map(({ title }) => title)).not.toContain('Break');
    expect(rowsOf(120).map(({ title }) => title)).toContain('Break');
  });
});

describe('injects on the clock of an exercise', () => {
  it('the earlier half of the story is played in module 1, the rest in module 2', () => {
    const { injects } = buildHandbook(material([...seven].reverse()), 120);
    expect(
      injects.map(({ number, at_minutes, module, play_at_minutes }) => [number, at_minutes, module, play_at_minutes]),
    ).toEqual([
      [1, 0, 1, 15],
      [2, 15, 1, 23],
      [3, 60, 1, 32],
      [4, 240, 1, 41],
      [5, 480, 2, 60],
      [6, 1440, 2, 71],
      [7, 2880, 2, 83],
    ]);
  });

  it('a drill plays what leaves time to talk, decisions first, in the order of the story', () => {
    const story = [inject(0), inject(15), inject(60, { decision: 'Who leads' }), inject(240), inject(480), inject(1440)];
    const { injects, evaluation } = buildHandbook(material(story), 30);
    expect(injects.map(({ at_minutes }) => at_minutes)).toEqual([0, 60, 240, 480]);
    expect(evaluation.rows[0]!.expected).toHaveLength(6);
  });

  it('an exercise without injects still has its agenda', () => {
    expect(buildHandbook(material([]), 120)).toMatchObject({ injects: [], duration_minutes: 120 });
  });
});

describe('the sheet of the evaluators', () => {
  it('measures against the recovery time of the BCP, where there is one', () => {
    expect(buildHandbook(material(seven)).evaluation.rows.map(({ target_minutes, target }) => [target_minutes, target])).toEqual([
      [240, '4 hours'],
      [null, null],
    ]);
  });
});

describe('objectives that people changed', () => {
  const objective = (text: string) => ({ text, element: 'Baking', clause: '8.4.4', target_minutes: 240 });
  const inject = (served: number | null) => ({
    at_minutes: 0,
    channel: 'call' as const,
    from: 'Utility',
    text: 'The power is out.',
    expected_action: 'Call the baker.',
    objective: served,
    decision: null,
    if_late: null,
    hint: null,
  });
  const stored = {
    exercise_id: 700001,
    exercise_type: 'power_outage' as const,
    source: 'model' as const,
    objectives: [objective('Bake again within 4 hours'), objective('Reach all cafés')],
    injects: [inject(1), inject(2), inject(null)],
    questions: [],
  };

  it('an exercise without objectives of its own keeps those of its material', () => {
    expect(adoptObjectives(stored, [])).toBe(stored);
  });

  it('kept objectives keep element, clause and target; new ones have none; injects follow the text they served', () => {
    const { objectives, injects } = adoptObjectives(stored, ['Reach all cafés', 'Know who decides']);
    expect(objectives).toEqual([
      objective('Reach all cafés'),
      { text: 'Know who decides', element: null, clause: null, target_minutes: null },
    ]);
    expect(injects.map((each) => each.objective)).toEqual([null, 1, null]);
  });
});
