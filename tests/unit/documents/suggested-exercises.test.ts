/** A program that rehearses papers for a year and never the way out is none. */
import { describe, expect, it } from 'vitest';
import { isDrilled } from '#functions/documents/chapters/exercise-days.ts';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { ratedRisks } from '#shared/domain/bcp/impact.ts';
import { duties, listDuties } from '#shared/knowledge/duties.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { acmeOf, createFirstDraft } from '#tests/support/first-draft.ts';

const blocksOf = async (trade: (typeof trades)[number], place = {}): Promise<Block[]> => {
  const bcp = await createFirstDraft({ ...acmeOf(trade), ...place });
  const input = { bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
  return composeDocument({ ...input, template: 'standard' }).chapters.flatMap((chapter) => chapter.blocks);
};
const rowsOf = async (...of: Parameters<typeof blocksOf>): Promise<string[][]> => {
  const blocks = await blocksOf(...of);
  const table = blocks.find((block) => block.kind === 'table' && block.title?.startsWith('Suggested exercises'));
  return table?.kind === 'table' ? table.rows.map((row) => row.map(toPlainText)) : [];
};
const isOfRule = (what: string): boolean => duties.some(({ exercise }) => exercise?.of === what);
const exercisesOf = async (...of: Parameters<typeof rowsOf>): Promise<string[]> =>
  (await rowsOf(...of)).map(([, what]) => what!).filter((what) => !isOfRule(what));
const isDrilledIn = (bcp: Bcp, risk: string): boolean => {
  const measure = bcp.mitigations.find(({ risk_name }) => risk_name === risk);
  return measure !== undefined && isDrilled(measure);
};

describe('the suggested exercises', () => {
  it('the suggested exercises of an oyster farm rehearse a rescue before papers and lots', async () => {
    const exercises = await exercisesOf(trades.find(({ id }) => id === 'oyster-farm')!);
    const ofWork = exercises.filter((name) => name !== 'Flash Floods');
    expect(ofWork[0]).toBe('Drowning or Stranding on the Tide');
  });

  it('the suggested exercises rehearse what comes without warning at the place, and no card breach before it', async () => {
    const hotel = trades.find(({ id }) => id === 'hotel')!;
    const atTheSea = await exercisesOf(hotel, { state: 'OR', city: 'Seaside', zip_code: '97138' });
    expect(atTheSea).toContain('Tsunamis');
    expect(atTheSea).not.toContain('Guest Card Data Breach');
    const camp = trades.find(({ id }) => id === 'summer-camp')!;
    const onTheRiver = await exercisesOf(camp, { state: 'TX', city: 'Hunt', zip_code: '78024' });
    expect(onTheRiver).toContain('Flash Flood at Night');
  });

  it('an air taxi rehearses the overdue flight, a credit union the robbery, a dialysis center its water', async () => {
    const of = (id: string) => exercisesOf(trades.find((trade) => trade.id === id)!);
    expect(await of('air-taxi')).toContain('Aircraft Accident or Overdue Flight');
    expect(await of('credit-union')).toContain('Branch Robbery');
    expect(await of('dialysis-center')).toContain('Dialysis Water Failure');
  });

  it.each([
    ['oyster-farm', /Vibrio/],
    ['food-manufacturer', /Recall/],
    ['vegetable-farm', /Recall/],
    ['pet-store', /Recall/],
  ])('the suggested exercises of %s rehearse its lots too', async (id, name) => {
    expect((await exercisesOf(trades.find((trade) => trade.id === id)!)).join()).toMatch(name);
  });

  it('the suggested exercises are three different ones, one of them a drill of the work where the plan has one, whatever the trade', async () => {
    const odd: string[] = [];
    for (const trade of trades) {
      const exercises = (await rowsOf(trade)).map(([, what]) => what!).filter((what) => !isOfRule(what));
      const ofLots = exercises.filter((name) => /recall|vibrio/i.test(name));
      const { size } = new Set(exercises);
      if (size !== exercises.length || size < 3 || size > 3 + ofLots.length) odd.push(`${trade.id}: ${exercises.join(', ')}`);
      const bcp = await createFirstDraft(acmeOf(trade));
      const drilled = ratedRisks(bcp, true).filter(
        ({ name, level, list }) =>
          level === 'high' && list === 'primary_concerns' && !/^building fire$/i.test(name) && isDrilledIn(bcp, name),
      );
      if (drilled.length > 0 && !exercises.some((what) => isDrilledIn(bcp, what) && !/^building fire$/i.test(what)))
        odd.push(`${trade.id}: none of ${drilled.map(({ name }) => name).join(', ')}`);
    }
    expect(odd).toEqual([]);
  }, 240_000);

  it('what a rule wants exercised stands in the calendar with the rule and a day within its time, whatever the trade', async () => {
    const missing: string[] = [];
    let asked = 0;
    for (const trade of trades) {
      const rules = listDuties({ trade: trade.id, industry: trade.within[0]!, state: 'TX', employees: 12 }).flatMap(
        ({ rule, exercise }) =>
          exercise === undefined ? [] : [{ rule, times: exercise.timesPerYear ?? 1, isOfPlan: !exercise.of }],
      );
      const rows = rules.length === 0 ? [] : await rowsOf(trade);
      for (const { rule, times, isOfPlan } of rules) {
        asked += 1;
        const found = rows.filter(([, , , counts]) => counts?.includes(rule));
        const first = Date.parse(`${found[0]?.[0]} UTC`);
        const last = Date.UTC(2026 + (isOfPlan ? 1 : Math.floor((10 + 12 / times) / 12)), (10 + 12 / times) % 12, 20);
        if (found.length !== (isOfPlan ? times : 1) || !(first <= last)) missing.push(`${trade.id}: ${rule}`);
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  }, 240_000);

  it('a walk-through counts toward a rule of the plan and never fulfills it: the plan says that the rule may ask for more', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const trade of trades) {
      const isAsked = listDuties({ trade: trade.id, industry: trade.within[0]!, state: 'TX', employees: 12 }).some(
        ({ exercise }) => exercise !== undefined && exercise.of === undefined,
      );
      if (!isAsked) continue;
      asked += 1;
      const blocks = await blocksOf(trade, { state: 'TX' });
      const at = blocks.findIndex((block) => block.kind === 'table' && block.title === 'Suggested exercises');
      const [table, note] = blocks.slice(at);
      if (table?.kind !== 'table' || table.columns.at(-1)!.title !== 'Counts toward') wrong.push(`${trade.id}: column`);
      if (
        note?.kind !== 'paragraph' ||
        !/(?:may ask for|requires) a full-scale or functional exercise/.test(toPlainText(note.line))
      )
        wrong.push(`${trade.id}: no note`);
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(8);
  }, 120_000);

  it('every duty that speaks of an exercise, a drill or a yearly test of a plan says so as a datum', () => {
    const ofPlans = duties.filter(
      ({ kind, title, what }) =>
        kind === 'keep' && /\b(?:exercises?|drills?)\b|\b[Tt]est (?:the plan|it|them)\b|\byearly test\b/.test(`${title} ${what}`),
    );
    expect(ofPlans.length).toBeGreaterThan(10);
    expect(ofPlans.filter(({ exercise }) => exercise === undefined).map(({ id }) => id)).toEqual([]);
  });
});
