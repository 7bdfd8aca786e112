import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Duration } from '#shared/domain/bcp/duration.ts';
import { formatSpan } from '#shared/domain/bcp/spans.ts';
import type { FunctionOutcome, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { type Drawing, isFigure, measureText } from '#shared/pictures/drawing.ts';
import { buildPersonLoadFigure } from '#shared/pictures/person-load-figure.ts';
import { buildStressTimeline, drawStressTimeline, scaleOf } from '#shared/pictures/stress-timeline.ts';
import { renderSvg } from '#shared/pictures/svg.ts';
import { createTimeScale } from '#shared/pictures/time-scale.ts';
import { faultOf } from '#tests/support/xml.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const NEVER = Number.POSITIVE_INFINITY;

describe('formatSpan', () => {
  it.each<[lo: number, hi: number, text: string]>([
    [0, 0, '0 minutes'],
    [0, 40, 'up to 40 minutes'],
    [1, 1, '1 minute'],
    [60, 90, '60 to 90 minutes'],
    [119, 119, '119 minutes'],
    [120, 120, '2 hours'],
    [26 * HOUR, 50 * HOUR, '26 to 50 hours'],
    [HOUR, 2 * HOUR + 1, '1 to 3 hours'],
    [2 * HOUR, 2 * HOUR + 20, '2 to 3 hours'],
    [DAY, 3 * DAY, '1 to 3 days'],
    [DAY, 3 * DAY + 1, '24 to 73 hours'],
    [7 * DAY, 21 * DAY, '1 to 3 weeks'],
    [7 * DAY, 22 * DAY, '7 to 22 days'],
    [3 * DAY, NEVER, 'more than 3 days'],
    [30, NEVER, 'more than 30 minutes'],
  ])('says %i to %s minutes as "%s"', (lo, hi, text) => {
    expect(formatSpan({ lo, hi })).toBe(text);
  });
});

describe('the time scale of a scenario', () => {
  it.each([
    [0, DAY],
    [DAY, DAY],
    [DAY + 1, 3 * DAY],
    [14 * DAY, 14 * DAY],
    [100 * DAY, 90 * DAY],
    [NEVER, 90 * DAY],
  ])('for %s minutes ends at %i', (horizon, end) => {
    expect(createTimeScale(horizon).ticks.at(-1)).toBe(end);
  });

  it('places later times further right, and reads every place back', () => {
    const scale = createTimeScale(14 * DAY);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 * DAY }), fc.integer({ min: 0, max: 14 * DAY }), (a, b) => {
        expect(scale.place(Math.min(a, b))).toBeLessThanOrEqual(scale.place(Math.max(a, b)));
        expect(Math.abs(scale.timeAt(scale.place(a)) - a)).toBeLessThanOrEqual(1);
      }),
    );
    expect(scale.place(NEVER)).toBe(1);
    expect(scale.timeAt(0)).toBe(0);
    expect(scale.timeAt(1)).toBe(14 * DAY);
  });
});

const outcomeOf = (functions: FunctionOutcome[], rest: Partial<ScenarioOutcome> = {}): ScenarioOutcome => ({
  scenario: { id: 's', title: 'The building is gone', lost: [], staff_available: 100, starts: { weekday: 1, hour: 9 } },
  functions,
  ...{ tasks: [], people: [], assumptions: [], lostBy: null, horizon: 5 * DAY },
  ...rest,
});
const within = (lo: number, hi: number): Duration => ({ lo, hi });
const functionOf = (name: string, part: Partial<FunctionOutcome> = {}): FunctionOutcome => ({
  ...{ id: name, name, isAffected: true, back: within(HOUR, 2 * HOUR), workedAroundUntil: null },
  ...{ rto: 4 * HOUR, mtd: DAY, late: within(0, 0), delays: [], explanation: `${name} is back.` },
  ...part,
});
const late = functionOf('Delivery', { back: within(26 * HOUR, 50 * HOUR), late: within(2 * HOUR, 26 * HOUR) });

describe('the timeline of a scenario', () => {
  it('says in its title how many functions are late', () => {
    const titleOf = (functions: FunctionOutcome[]) => {
      const figure = buildStressTimeline(outcomeOf(functions));
      return isFigure(figure) ? figure.title : figure.missing;
    };
    expect(titleOf([late, functionOf('Sales')])).toBe('1 of 2 functions that stop is back too late');
    expect(titleOf([functionOf('Sales')])).toBe('The function that stops is back within its maximum downtime');
    expect(titleOf([functionOf('Sales', { isAffected: false })])).toBe('No function stops');
    expect(titleOf([])).toBe('Add a critical function, and the timeline appears here.');
  });

  it('has a row for each function in its table, with what is stated and what comes out', () => {
    const figure = buildStressTimeline(
      outcomeOf([
        late,
        functionOf('Payroll', { back: within(NEVER, NEVER), late: within(NEVER, NEVER) }),
        functionOf('Sales', { workedAroundUntil: 8 * HOUR, rto: null, mtd: null }),
        functionOf('Web shop', { isAffected: false }),
      ]),
    );
    expect(isFigure(figure) && figure.table.rows).toEqual([
      ['Delivery', 'after 26 to 50 hours', 'within 4 hours', 'within 1 day', 'at least 2 hours', ''],
      ['Payroll', 'Nothing in the BCP brings it back', 'within 4 hours', 'within 1 day', 'it doesn’t come back', ''],
      ['Sales', 'after 1 to 2 hours', 'none set', 'none set', '', 'for 8 hours'],
      ['Web shop', 'keeps running', 'within 4 hours', 'within 1 day', '', ''],
    ]);
  });

  it.each([
    ['its RTO', 3, null, 'in time'],
    ['its MTD but not its RTO', 6, null, 'within MTD, 2 hours over RTO'],
    ['neither, but worked around', 30, 48, 'in time'],
  ])('says of a function that keeps %s: %s hours, carried %s', (_, hours, carried, said) => {
    const back = within(HOUR, hours * HOUR);
    const workedAroundUntil = carried === null ? null : carried * HOUR;
    const figure = buildStressTimeline(outcomeOf([functionOf('Sales', { back, workedAroundUntil, late: within(0, 0) })]));
    expect(isFigure(figure) && figure.table.rows[0]![4]).toBe(said);
  });

  it('stays in its frame, is well-formed and gives each function its row', () => {
    const functions = Array.from({ length: 100 }, (_, at) =>
      functionOf(`Function <${at}> with a name that is far too long for any row of a drawing`, {
        back: at % 7 === 0 ? within(NEVER, NEVER) : within(at * HOUR, at * 2 * HOUR),
        workedAroundUntil: at % 3 === 0 ? 5 * HOUR : null,
        isAffected: at % 5 !== 0,
      }),
    );
    const outcome = outcomeOf(functions, { horizon: 9 * DAY });
    for (const frame of [
      { width: 310, textSize: 13 },
      { width: 512, textSize: 9, maxHeight: 340 },
      { width: 900, textSize: 14 },
    ]) {
      const drawing = drawStressTimeline(outcome, scaleOf(outcome), frame, { at: 7 * HOUR });
      expect(faultOf(renderSvg(drawing, 'A timeline', 'serif'))).toBeNull();
      expect(findOutside(drawing)).toEqual([]);
      expect(drawing.height).toBeLessThanOrEqual(frame.maxHeight ?? Number.POSITIVE_INFINITY);
      expect(drawing.rows.map(({ id }) => id)).toEqual(functions.slice(0, drawing.rows.length).map(({ id }) => id));
    }
  });
});

/** Marks that begin left of the drawing or end right of it. */
const findOutside = ({ marks, width }: Drawing): unknown[] =>
  marks.filter((mark) => {
    if (mark.kind === 'rect') return mark.x < -1 || mark.x + mark.width > width + 1;
    if (mark.kind === 'text') {
      const taken = measureText(mark.text, mark.size, mark.isBold);
      const left = mark.anchor === 'end' ? mark.x - taken : mark.x;
      return left < -1 || left + taken > width + 1;
    }
    return mark.points.some(([x]) => x < -1 || x > width + 1);
  });

describe('the load of each person', () => {
  const task = (name: string, from: number, to: number) => ({
    ...{ id: name, kind: 'restore' as const, name, owner: 'Kim', isAssumed: false },
    ...{ starts: within(from, from), ends: within(to, to) },
  });
  it('names who decides how fast the business recovers, with the tasks in order', () => {
    const figure = buildPersonLoadFigure(
      outcomeOf([late], {
        tasks: [task('Order book', 8 * HOUR, 26 * HOUR), task('Point of sale', 0, 8 * HOUR)],
        people: [{ name: 'Kim', tasks: ['Point of sale', 'Order book'], busy: within(26 * HOUR, 26 * HOUR), isBottleneck: true }],
      }),
    );
    expect(isFigure(figure) && figure.title).toBe('Kim decides how fast you recover');
    expect(isFigure(figure) && figure.table.rows).toEqual([['Kim', '26 hours', 'Point of sale, Order book']]);
    const drawing = isFigure(figure) ? figure.draw({ width: 400, textSize: 13 }) : null;
    expect(drawing && findOutside(drawing)).toEqual([]);
  });

  it('says when the work is done, and cuts no usual name on a phone', () => {
    const people = ['Joss Tanaka', 'Priya Raman'].map((name) => ({
      ...{ name, tasks: ['Order book'], busy: within(8 * HOUR, 8 * HOUR), isBottleneck: false },
    }));
    const figure = buildPersonLoadFigure(outcomeOf([late], { tasks: [task('Order book', 0, 8 * HOUR)], people }));
    const texts = isFigure(figure)
      ? figure.draw({ width: 300, textSize: 13 }).marks.flatMap((mark) => ('text' in mark ? [mark.text] : []))
      : [];
    expect(texts).toEqual(expect.arrayContaining(['Joss Tanaka', 'Priya Raman', '4 h']));
  });

  it('says that no one does recovery work', () => {
    expect(buildPersonLoadFigure(outcomeOf([late]))).toEqual({
      missing: 'No recovery work in this scenario has a named person.',
    });
  });
});
