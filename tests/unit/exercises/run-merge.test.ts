import { describe, expect, it } from 'vitest';
import { EMPTY_RUN, type RunContent, RunUpdate } from '#shared/domain/exercise-run.ts';
import { mergeRuns } from '#shared/domain/exercise-run-merge.ts';

const run = (part: object): RunContent => {
  const { version: _, ...content } = RunUpdate.parse({ version: 0, ...part });
  return content;
};
const toNote = (text: string) => ({ id: 'merged', at_seconds: 0, text });
const merge = (base: object, mine: object, theirs: object): RunContent =>
  mergeRuns({ base: run(base), mine: run(mine), theirs: run(theirs) }, toNote);

const noted = (...texts: [string, string][]) => ({ notes: texts.map(([id, text]) => ({ id, at_seconds: 1, text })) });
const textsOf = ({ notes }: RunContent) => notes.map(({ id, text }) => `${id}: ${text}`);
const answered = (response: string, more: object = {}) => ({ injects: [{ number: 1, response, ...more }] });

describe('two windows that changed the record at the same time', () => {
  it.each<[string, object, object, object, object]>([
    ['nothing changed here', { revealed: 1 }, { revealed: 1 }, { revealed: 2 }, { revealed: 2 }],
    ['nothing changed there', { revealed: 1 }, { revealed: 2 }, { revealed: 1 }, { revealed: 2 }],
    ['both changed the same value', { agenda_item: 1 }, { agenda_item: 2 }, { agenda_item: 3 }, { agenda_item: 2 }],
    ['the question was hidden here', { question_shown: 1 }, { question_shown: null }, { question_shown: 1 }, {}],
    ['different fields', { revealed: 1 }, { revealed: 1, agenda_item: 2 }, { revealed: 2 }, { revealed: 2, agenda_item: 2 }],
    ['a response here', answered(''), answered('Called 911'), answered(''), answered('Called 911')],
    ['a response there', answered(''), answered(''), answered('Called 911'), answered('Called 911')],
    ['the same response', {}, answered('Called 911'), answered('Called 911'), answered('Called 911')],
    ['two responses', {}, answered('mine'), answered('theirs'), answered('theirs\n\nmine')],
    ['one that goes on', answered('We'), answered('We call'), answered('We call the mill'), answered('We call the mill')],
    [
      'two releases',
      {},
      answered('', { released_at_seconds: 100 }),
      answered('', { released_at_seconds: 90 }),
      answered('', { released_at_seconds: 90 }),
    ],
    [
      'a release here and a response there',
      {},
      answered('', { released_at_seconds: 100 }),
      answered('Called'),
      answered('Called', { released_at_seconds: 100 }),
    ],
    [
      'two marks',
      {},
      { evaluation: [{ objective: 1, mark: 'P' }] },
      { evaluation: [{ objective: 1, mark: 'M', observation: 'Slow' }] },
      { evaluation: [{ objective: 1, mark: 'P', observation: 'Slow' }] },
    ],
    [
      'two owners',
      { actions: [{ id: 'a', action: 'x' }] },
      { actions: [{ id: 'a', action: 'x', owner: 'Ana' }] },
      { actions: [{ id: 'a', action: 'x', owner: 'Bo' }] },
      { actions: [{ id: 'a', action: 'x', owner: 'Bo / Ana' }] },
    ],
  ])('%s: nothing is lost', (_, base, mine, theirs, expected) => {
    expect(merge(base, mine, theirs)).toEqual(run(expected));
  });

  it.each<[string, [string, string][], [string, string][], [string, string][], string[]]>([
    ['notes of both', [], [['m', 'mine']], [['t', 'theirs']], ['t: theirs', 'm: mine']],
    ['a note removed here', [['a', 'x']], [], [['a', 'x']], []],
    ['a note removed there', [['a', 'x']], [['a', 'x']], [], []],
    ['a note removed here and changed there', [['a', 'x']], [], [['a', 'xy']], ['a: xy']],
    ['a note changed here and removed there', [['a', 'x']], [['a', 'xy']], [], ['a: xy']],
    ['a note changed on both sides', [['a', 'x']], [['a', 'mine']], [['a', 'theirs']], ['a: theirs\n\nmine']],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(textsOf(merge(noted(...base), noted(...mine), noted(...theirs)))).toEqual(expected);
  });

  it('a text for which the field has no room becomes a note', () => {
    const [mine, theirs] = ['m'.repeat(2_100), 't'.repeat(2_100)];
    const merged = merge({}, answered(mine), answered(theirs));
    expect(merged.injects[0]!.response).toBe(theirs);
    expect(textsOf(merged)).toEqual([`merged: ${mine}`]);
    expect(merge({}, answered('m'.repeat(2_000)), answered('t'.repeat(2_000))).injects[0]!.response).toHaveLength(4_002);
  });

  it('a clock that was started twice keeps the earlier start; otherwise the own change counts', () => {
    const clock = (started_at: string | null, paused_at: string | null = null) => ({ clock: { started_at, paused_at } });
    const [early, late] = ['2027-03-01T12:00:00.000Z', '2027-03-01T12:00:05.000Z'];
    expect(merge({}, clock(late), clock(early)).clock.started_at).toBe(early);
    expect(merge({}, clock(early), clock(late)).clock.started_at).toBe(early);
    expect(merge({}, {}, clock(late)).clock.started_at).toBe(late);
    expect(merge(clock(early), clock(early, late), clock(early)).clock.paused_at).toBe(late);
    expect(merge({}, {}, {})).toEqual(EMPTY_RUN);
  });
});
