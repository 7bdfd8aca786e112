import { describe, expect, it } from 'vitest';
import { EXERCISE_STATUSES } from '#shared/domain/exercise-options.ts';
import {
  type Clock,
  canEditRun,
  clockSeconds,
  EMPTY_RUN,
  findInjectRecord,
  findNextInject,
  formatClock,
  type InjectRecord,
  injectStateOf,
  isResponseLate,
  LATE_AFTER_SECONDS,
  pauseClock,
  projectorView,
  RUN_ACTIONS_MAX,
  RUN_NOTES_MAX,
  RUN_SECONDS_MAX,
  type RunContent,
  RunUpdate,
  recordResponse,
  releaseInject,
  resetRun,
  revealParts,
  splitScenario,
  startClock,
} from '#shared/domain/exercise-run.ts';
import { exercise } from './exercise.ts';

const START = '2027-03-01T12:00:00.000Z';
const secondsLater = (seconds: number): Date => new Date(Date.parse(START) + seconds * 1000);
const at = (seconds: number): string => secondsLater(seconds).toISOString();
const clock = (part: Partial<Clock> = {}): Clock => ({ started_at: START, paused_at: null, paused_seconds: 0, ...part });
const record = (part: Partial<InjectRecord> = {}): InjectRecord => ({ ...findInjectRecord(EMPTY_RUN, 1), ...part });
const run = (part: Partial<RunContent> = {}): RunContent => ({ ...EMPTY_RUN, clock: clock(), ...part });

const injects = [
  { number: 1, play_at_minutes: 15, channel: 'call', from: 'Fire marshal', text: 'Nobody may go in.' },
  { number: 2, play_at_minutes: 25, channel: 'press', from: 'Reporter', text: 'Was anyone hurt?' },
] as const;

describe('the exercise clock', () => {
  it.each<[string, Clock, number, number]>([
    ['was not started', clock({ started_at: null }), 60, 0],
    ['starts', clock(), 0, 0],
    ['runs for less than a second', clock(), 0.999, 0],
    ['runs for a second', clock(), 1, 1],
    ['runs for an hour', clock(), 3600, 3600],
    ['is paused', clock({ paused_at: at(90) }), 4000, 90],
    ['was paused earlier', clock({ paused_seconds: 30 }), 90, 60],
    ['is paused again', clock({ paused_at: at(100), paused_seconds: 30 }), 4000, 70],
    ['was started by a device whose clock is ahead', clock(), -20, 0],
    ['was forgotten for a month', clock(), 30 * 86_400, RUN_SECONDS_MAX],
  ])('shows the right second when it %s', (_, given, seconds, expected) => {
    expect(clockSeconds(given, secondsLater(seconds))).toBe(expected);
  });

  it('leaves out a pause, and starting or pausing twice changes nothing', () => {
    const started = startClock(EMPTY_RUN.clock, secondsLater(0));
    expect(startClock(started, secondsLater(5))).toBe(started);
    const paused = pauseClock(started, secondsLater(10));
    expect(pauseClock(paused, secondsLater(20))).toBe(paused);
    const resumed = startClock(paused, secondsLater(70.5));
    expect(resumed).toEqual({ started_at: START, paused_at: null, paused_seconds: 60.5 });
    expect(clockSeconds(resumed, secondsLater(100))).toBe(39);
    expect(pauseClock(EMPTY_RUN.clock, secondsLater(1))).toEqual(EMPTY_RUN.clock);
  });

  it('gains nothing from a pause that ends before it began on another device', () => {
    expect(startClock(clock({ paused_at: at(100) }), secondsLater(40)).paused_seconds).toBe(0);
  });

  it('starts anew with the releases taken back and everything typed kept', () => {
    const before = run({
      revealed: 3,
      revealed_at_seconds: 4,
      agenda_item: 4,
      question_shown: 2,
      injects: [record({ released_at_seconds: 5, responded_at_seconds: 400, is_late: true, response: 'Called 911' })],
      notes: [{ id: 'a', at_seconds: 9, text: 'Loud room' }],
    });
    expect(resetRun(before)).toEqual({ ...EMPTY_RUN, injects: [record({ response: 'Called 911' })], notes: before.notes });
  });

  it.each([
    [0, 'T+0:00:00'],
    [59, 'T+0:00:59'],
    [60, 'T+0:01:00'],
    [3599, 'T+0:59:59'],
    [3600, 'T+1:00:00'],
    [36_000, 'T+10:00:00'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('injects', () => {
  const released = [record({ released_at_seconds: 900 })];
  it.each<[string, RunContent, number, string]>([
    ['later before its minute', run(), 899, 'later'],
    ['due at its minute', run(), 900, 'due'],
    ['later while the clock was not started', run({ clock: EMPTY_RUN.clock }), 900, 'later'],
    ['open once released', run({ injects: released }), 900, 'open'],
    ['open at the last second for an answer', run({ injects: released }), 900 + LATE_AFTER_SECONDS, 'open'],
    ['overdue a second later', run({ injects: released }), 901 + LATE_AFTER_SECONDS, 'overdue'],
    [
      'answered once someone answered',
      run({ injects: [record({ released_at_seconds: 900, responded_at_seconds: 950 })] }),
      9999,
      'answered',
    ],
  ])('an inject is %s', (_, given, seconds, state) => {
    expect(injectStateOf(injects[0], given, seconds)).toBe(state);
  });

  it('an answer is late by the time it came, not by the time you look', () => {
    expect(isResponseLate(record({ released_at_seconds: 0, responded_at_seconds: LATE_AFTER_SECONDS }), 9999)).toBe(false);
    expect(isResponseLate(record({ released_at_seconds: 0, responded_at_seconds: LATE_AFTER_SECONDS + 1 }), 0)).toBe(true);
    expect(isResponseLate(record(), 9999)).toBe(false);
  });

  it('the next inject is the earliest that was not released, also out of order', () => {
    expect(findNextInject([injects[1], injects[0]], run())?.number).toBe(1);
    expect(findNextInject(injects, releaseInject(run(), 1, 5))?.number).toBe(2);
    expect(findNextInject(injects, releaseInject(run(), 2, 5))?.number).toBe(1);
    expect(findNextInject(injects, releaseInject(releaseInject(run(), 2, 5), 1, 6))).toBeNull();
  });

  it('release and answer keep their first time', () => {
    const once = releaseInject(run(), 1, 900);
    expect(releaseInject(once, 1, 950)).toBe(once);
    const answered = recordResponse(once, 1, 960);
    expect(findInjectRecord(answered, 1)).toMatchObject({ released_at_seconds: 900, responded_at_seconds: 960, is_late: false });
    expect(recordResponse(answered, 1, 2000)).toBe(answered);
    expect(recordResponse(run(), 1, 10).injects).toEqual([]);
  });

  it('an answer after the limit, or after the late branch was played, counts as late', () => {
    const once = releaseInject(run(), 1, 900);
    expect(findInjectRecord(recordResponse(once, 1, 901 + LATE_AFTER_SECONDS), 1).is_late).toBe(true);
    const branched = run({ injects: [record({ released_at_seconds: 900, is_late: true })] });
    expect(findInjectRecord(recordResponse(branched, 1, 910), 1).is_late).toBe(true);
  });
});

describe('the projector', () => {
  const played = exercise({ scenario_description: 'Opening.\n\nSecond part.\n \nThird part.\n\n' });
  const material = {
    injects: injects.map((inject) => ({ ...inject, hint: 'HINT', expected_action: 'EXPECTED', if_late: 'LATE' })),
    questions: [
      { topic: 'people' as const, text: 'Who leads?' },
      { topic: 'money' as const, text: 'Who pays?' },
    ],
  };

  it.each([
    ['', []],
    ['One line', ['One line']],
    ['A\nstill A\n\n\nB', ['A\nstill A', 'B']],
    ['A\r\n\r\nB', ['A', 'B']],
  ])('splits the scenario %j at blank lines', (text, parts) => {
    expect(splitScenario(text)).toEqual(parts);
  });

  it.each([
    [0, []],
    [1, ['Opening.']],
    [2, ['Opening.', 'Second part.']],
    [3, ['Opening.', 'Second part.', 'Third part.']],
    [9, ['Opening.', 'Second part.', 'Third part.']],
  ])('shows with %i revealed parts only these', (revealed, paragraphs) => {
    expect(projectorView(played, material, run({ revealed })).paragraphs).toEqual(paragraphs);
  });

  it.each([
    [null, null],
    [1, { number: 1, text: 'Who leads?' }],
    [2, { number: 2, text: 'Who pays?' }],
    [3, null],
  ])('with the question %j shown, shows %j', (question_shown, question) => {
    expect(projectorView(played, material, run({ question_shown })).question).toEqual(question);
  });

  it.each<[string, Partial<RunContent>, string]>([
    ['welcome at the beginning', {}, 'welcome'],
    ['the scenario once it was opened', { revealed: 1, revealed_at_seconds: 5 }, 'scenario'],
    ['an inject without an opening', { injects: [record({ released_at_seconds: 5 })] }, 'inject'],
    [
      'an inject released after the last part',
      { revealed: 1, revealed_at_seconds: 5, injects: [record({ released_at_seconds: 5 })] },
      'inject',
    ],
    [
      'a part revealed after the last inject',
      { revealed: 2, revealed_at_seconds: 6, injects: [record({ released_at_seconds: 5 })] },
      'scenario',
    ],
    [
      'the question above all',
      { revealed: 2, revealed_at_seconds: 6, question_shown: 1, injects: [record({ released_at_seconds: 5 })] },
      'question',
    ],
  ])('puts in large type: %s', (_, part, current) => {
    expect(projectorView(played, material, run(part)).current).toBe(current);
  });

  it('a new inject or a new part takes the place of the question, hiding a part does not', () => {
    const asked = run({ revealed: 1, revealed_at_seconds: 3, question_shown: 2 });
    expect(releaseInject(asked, 1, 9).question_shown).toBeNull();
    expect(revealParts(asked, 2, 9)).toMatchObject({ revealed: 2, revealed_at_seconds: 9, question_shown: null });
    expect(revealParts(asked, 0, 9)).toMatchObject({ revealed: 0, revealed_at_seconds: null, question_shown: 2 });
  });

  it('shows injects in the order of their release, and nothing that is for the facilitator or still to come', () => {
    const first = releaseInject(run({ revealed: 1 }), 2, 30);
    const view = projectorView(played, material, first);
    expect(view.injects).toEqual([
      { number: 2, released_at_seconds: 30, channel: 'press', from: 'Reporter', text: 'Was anyone hurt?' },
    ]);
    const everything = JSON.stringify(view);
    for (const hidden of ['HINT', 'EXPECTED', 'LATE', 'Nobody may go in', 'Second part', 'Who leads'])
      expect(everything).not.toContain(hidden);
    expect(projectorView(played, material, releaseInject(first, 1, 60)).injects.map(({ number }) => number)).toEqual([2, 1]);
  });
});

describe('a record that is sent', () => {
  const parse = (part: object) => RunUpdate.safeParse({ version: 0, ...part });
  const action = (id: number) => ({ id: `a${id}`, action: 'Buy a radio' });
  const note = (id: number) => ({ id: `n${id}`, at_seconds: 1, text: 'x' });
  const list = <T>(count: number, build: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => build(n + 1));

  it('is complete with its version alone', () => {
    expect(RunUpdate.parse({ version: 3 })).toEqual({ ...EMPTY_RUN, version: 3 });
  });

  it.each<[string, object, boolean]>([
    ['a negative version', { version: -1 }, false],
    ['the most notes', { notes: list(RUN_NOTES_MAX, note) }, true],
    ['a note too many', { notes: list(RUN_NOTES_MAX + 1, note) }, false],
    ['the most actions', { actions: list(RUN_ACTIONS_MAX, action) }, true],
    ['an action too many', { actions: list(RUN_ACTIONS_MAX + 1, action) }, false],
    ['the same note twice', { notes: [note(1), note(1)] }, false],
    ['the same inject twice', { injects: [{ number: 1 }, { number: 1 }] }, false],
    ['an inject without number', { injects: [{}] }, false],
    ['inject 0', { injects: [{ number: 0 }] }, false],
    ['inject 100', { injects: [{ number: 100 }] }, true],
    ['inject 101', { injects: [{ number: 101 }] }, false],
    ['a release before the start', { injects: [{ number: 1, released_at_seconds: -1 }] }, false],
    ['a release after a week', { injects: [{ number: 1, released_at_seconds: RUN_SECONDS_MAX }] }, true],
    ['a release later than that', { injects: [{ number: 1, released_at_seconds: RUN_SECONDS_MAX + 1 }] }, false],
    ['a response of 4,100 characters', { injects: [{ number: 1, response: 'x'.repeat(4_100) }] }, true],
    ['a response of 4,101 characters', { injects: [{ number: 1, response: 'x'.repeat(4_101) }] }, false],
    ['a mark of the scale', { evaluation: [{ objective: 1, mark: 'U' }] }, true],
    ['another mark', { evaluation: [{ objective: 1, mark: 'A' }] }, false],
    ['a measured time of 0', { evaluation: [{ objective: 1, measured_minutes: 0 }] }, true],
    ['a measured time below 0', { evaluation: [{ objective: 1, measured_minutes: -1 }] }, false],
    ['half a minute', { evaluation: [{ objective: 1, measured_minutes: 0.5 }] }, false],
    ['a year', { evaluation: [{ objective: 1, measured_minutes: 525_600 }] }, true],
    ['more than a year', { evaluation: [{ objective: 1, measured_minutes: 525_601 }] }, false],
    ['a date', { actions: [{ ...action(1), due: '2027-06-01' }] }, true],
    ['a day that does not exist', { actions: [{ ...action(1), due: '2027-02-30' }] }, false],
    ['an owner of 201 characters', { actions: [{ ...action(1), owner: 'x'.repeat(201) }] }, false],
    ['an element outside the list', { actions: [{ ...action(1), element: 'luck' }] }, false],
    ['an entry without id', { actions: [{ ...action(1), id: '' }] }, false],
    ['a clock without times', { clock: {} }, true],
    ['a clock that is no time', { clock: { started_at: 'noon' } }, false],
    ['agenda item 0', { agenda_item: 0 }, false],
    ['-1 revealed parts', { revealed: -1 }, false],
  ])('whether %s is accepted', (_, part, isAccepted) => {
    expect(parse(part).success).toBe(isAccepted);
  });

  it.each(EXERCISE_STATUSES)('whether the record of an exercise in status %s may change', (status) => {
    expect(canEditRun(exercise({ status }))).toBe(status === 'in_progress' || status === 'completed');
  });

  it('the record closes when the report is approved, and opens when the approval is withdrawn', () => {
    const held = { status: 'completed', completed_date: START } as const;
    expect(canEditRun(exercise({ ...held, admin_approved: true, admin_approved_at: START }))).toBe(false);
    expect(canEditRun(exercise(held))).toBe(true);
  });
});
