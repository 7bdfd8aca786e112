import { describe, expect, it } from 'vitest';
import { EXERCISE_TEXT_MAX } from '#shared/domain/exercise.ts';
import { draftOutcomes, isTargetMissed } from '#shared/domain/exercise-outcomes.ts';
import { EMPTY_RUN, type RunContent, RunUpdate } from '#shared/domain/exercise-run.ts';

const material = {
  injects: [{ number: 1 }, { number: 2 }, { number: 3 }],
  questions: [{ text: 'Who leads?' }, { text: 'Who pays?' }],
  evaluation: {
    scale: [
      { mark: 'P', meaning: 'Performed without challenges' },
      { mark: 'M', meaning: 'Performed with major challenges' },
      { mark: 'U', meaning: 'Unable to be performed' },
    ],
    rows: [
      { objective: 1, text: 'Account for everyone', target_minutes: null },
      { objective: 2, text: 'Bake again', target_minutes: 240 },
    ],
  },
};
const run = (part: object): RunContent => RunUpdate.parse({ version: 0, ...part });
const evaluate = (part: object) => run({ evaluation: [{ objective: 2, ...part }] });

describe('the draft of the after-action report', () => {
  it('is empty when nothing was noted', () => {
    expect(draftOutcomes(material, EMPTY_RUN)).toEqual({ findings: '', recommendations: '', lessons_learned: '' });
  });

  it.each<[string, object, string]>([
    ['a mark', { mark: 'P' }, 'Objective 2: Bake again\nRating: Performed without challenges.'],
    ['a time below the target', { measured_minutes: 90 }, 'Objective 2: Bake again\nIt took 90 minutes. The target is 4 hours.'],
    ['a time at the target', { measured_minutes: 240 }, 'Objective 2: Bake again\nIt took 4 hours. The target is 4 hours.'],
    [
      'a time above the target',
      { measured_minutes: 241 },
      'Objective 2: Bake again\nIt took 241 minutes, which is longer than the target of 4 hours.',
    ],
    [
      'observation and cause',
      { observation: ' No key ', root_cause: 'One keyholder' },
      'Objective 2: Bake again\nWhat we saw: No key\nRoot cause: One keyholder',
    ],
    ['blank texts only', { observation: '  ' }, ''],
  ])('has findings from %s', (_, part, findings) => {
    expect(draftOutcomes(material, evaluate(part)).findings).toBe(findings);
  });

  it.each([
    [null, 240, false],
    [241, null, false],
    [240, 240, false],
    [241, 240, true],
  ])('a measured time of %j against a target of %j is missed: %s', (measured, target, isMissed) => {
    expect(isTargetMissed(measured, target)).toBe(isMissed);
  });

  it('counts the injects that were played and quotes the answers with their times', () => {
    const { findings } = draftOutcomes(
      material,
      run({
        injects: [
          { number: 1, released_at_seconds: 900, responded_at_seconds: 1080, response: 'Called 911' },
          { number: 2, released_at_seconds: 1500, is_late: true, response: 'Nobody knew' },
        ],
      }),
    );
    expect(findings).toBe(
      [
        'Injects: 2 of 3 played, 1 answered, 1 late.',
        'Inject 1, played at T+0:15:00, answered after 3 minutes: Called 911',
        'Inject 2, played at T+0:25:00: Nobody knew',
      ].join('\n'),
    );
  });

  it('recommends the actions, and names the objectives that failed', () => {
    const { recommendations } = draftOutcomes(
      material,
      run({
        evaluation: [{ objective: 1, mark: 'U' }],
        actions: [
          { id: 'a', action: 'Cut a second key', element: 'equipment', owner: 'Ana Ruiz', due: '2027-06-01' },
          { id: 'b', action: '  ' },
          { id: 'c', action: 'Write the roll call down' },
        ],
      }),
    );
    expect(recommendations).toBe(
      [
        '1. Cut a second key (Equipment, owner: Ana Ruiz, due: Jun 1, 2027)',
        '2. Write the roll call down (Planning, owner: not decided yet, due: not decided yet)',
        '',
        'Objective 1 (Unable to be performed): decide what will change, who does it, and by when.',
      ].join('\n'),
    );
  });

  it('takes lessons from what worked, the discussion and the notes in the order of the clock', () => {
    const { lessons_learned } = draftOutcomes(
      material,
      run({
        evaluation: [{ objective: 1, mark: 'P' }],
        questions: [{ number: 2, notes: 'The insurer, after a call' }],
        notes: [
          { id: 'b', at_seconds: 3700, text: 'Map was missing' },
          { id: 'a', at_seconds: 60, text: 'Phones on the table' },
        ],
      }),
    );
    expect(lessons_learned).toBe(
      [
        'Worked without challenges: Account for everyone',
        '',
        'Question: Who pays?\nThe insurer, after a call',
        '',
        'T+0:01:00 Phones on the table\nT+1:01:40 Map was missing',
      ].join('\n'),
    );
  });

  it('ends within the limit of the report, and says that something is left out', () => {
    const notes = (length: number) => run({ questions: [1, 2].map((number) => ({ number, notes: 'x'.repeat(length) })) });
    expect(draftOutcomes(material, notes(4_100)).lessons_learned).toMatch(/x$/);
    const many = run({ notes: Array.from({ length: 40 }, (_, n) => ({ id: `${n}`, at_seconds: n, text: 'y'.repeat(400) })) });
    const { lessons_learned } = draftOutcomes(material, many);
    expect(lessons_learned.length).toBeLessThanOrEqual(EXERCISE_TEXT_MAX);
    expect(lessons_learned).toMatch(/\[The rest did not fit\. It is in the record of the exercise\.\]$/);
  });
});
