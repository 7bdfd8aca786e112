/** The analysis of impact shows each kind of harm over time, and agrees with every maximum downtime and rating. */
import { describe, expect, it } from 'vitest';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { assessHarms, KINDS_OF_HARM } from '#shared/domain/bcp/impact-by-kind.ts';
import { keepRising } from '#shared/domain/bcp/impact-over-time.ts';
import { IMPACT_BANDS, IMPACT_LEVELS } from '#shared/domain/bcp/options.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

const ENDS = [240, 1440, 4320, 10_080, 20_160, 43_200];

describe('the impact of an outage over time', () => {
  it('every trade has each kind of harm at each time, and it never gets milder', async () => {
    for (const trade of trades) {
      const harms = assessHarms(await draftTrade(trade));
      expect(
        harms.map(({ kind }) => kind),
        trade.id,
      ).toEqual(KINDS_OF_HARM);
      for (const { levels } of harms) {
        const byBand = Object.fromEntries(IMPACT_BANDS.map((band, at) => [band, levels[at] ?? null])) as never;
        expect(Object.values(keepRising(byBand)), trade.id).toEqual(levels);
      }
    }
  });

  it('no function of any trade may be down for longer than its kind of harm is acceptable', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const harms = assessHarms(bcp);
      for (const { name, max_downtime, impact_driver } of bcp.critical_functions) {
        if (protectsPeople(name)) continue;
        const { limit, levels } = harms.find(({ kind }) => kind === (impact_driver ?? 'operational'))!;
        const longest = parseDuration(max_downtime)!.hi;
        expect(limit!.minutes, `${trade.id}: ${name}`).toBeLessThanOrEqual(longest);
        for (const [at, end] of ENDS.entries())
          if (end >= longest) expect(IMPACT_LEVELS.indexOf(levels[at]!), `${trade.id}: ${name}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('every trade is rated for its standstill as the table is at the same time, and so is its plan', async () => {
    const wrong: string[] = [];
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const at = ENDS.indexOf(parseDuration(bcp.max_downtime)!.hi);
      const stated = {
        financial: bcp.financial_impact_severity,
        operational: bcp.operational_impact_severity,
        reputational: bcp.reputational_impact_severity,
        legal: bcp.legal_regulatory_impact_severity,
      };
      for (const [kind, level] of Object.entries(stated)) {
        const { levels } = assessHarms(bcp).find((harm) => harm.kind === kind)!;
        if (at !== -1 && levels[at] !== level) wrong.push(`${trade.id}: ${kind}: ${level}, ${levels[at]}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('each row of every trade turns High or Critical at the one time that it calls unacceptable, and not before', async () => {
    const minutesOf = (text: string): number => {
      if (text.startsWith('Right away: ')) return 0;
      const [, time] = /^After (\d+ \w+) \([^\n]+\)$/.exec(text) ?? [];
      return time === undefined ? Number.POSITIVE_INFINITY : parseDuration(time)!.hi;
    };
    const wrong: string[] = [];
    let counted = 0;
    for (const trade of trades) {
      const { chapters } = composeDocument({
        ...{ bcp: await draftTrade(trade), employees: [], providers: [], template: 'detailed', cyber: true },
        generatedAt: '2026-11-20T17:00:00Z',
      });
      for (const block of chapters.flatMap(({ blocks }) => blocks)) {
        if (block.kind !== 'table' || !block.title?.startsWith('Impact over time')) continue;
        for (const row of block.rows.map((cells) => cells.map(toPlainText))) {
          const from = minutesOf(row.at(-1)!);
          counted += 1;
          for (const [at, end] of ENDS.entries())
            if (/^(?:High|Critical)\b/.test(row[at + 1]!) !== end >= from) wrong.push(`${trade.id}: ${row.join(' | ')}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(counted).toBe(trades.length * 5);
  });

  it('a plan prints it with the times as columns, its dollars, and who confirms it', async () => {
    const trade = trades.find(({ id }) => id === 'credit-union')!;
    const { chapters } = composeDocument({
      ...{ bcp: await draftTrade(trade), employees: [], providers: [], template: 'standard', cyber: true },
      generatedAt: '2026-11-20T17:00:00Z',
    });
    const blocks = chapters.find(({ number }) => number === '3')!.blocks;
    const table = blocks.find((block) => block.kind === 'table' && block.title?.startsWith('Impact over time'))!;
    if (table.kind !== 'table') throw new Error('no table');
    expect(table.columns.map(({ title }) => title)).toEqual([
      ...['Kind', 'After 4 hours', 'After 1 day', 'After 3 days', 'After 1 week', 'After 2 weeks', 'After 1 month'],
      'Unacceptable',
    ]);
    expect(table.rows).toHaveLength(5);
    const money = table.rows[1]!.map(toPlainText);
    for (const cell of money.slice(1, 7)) expect(cell).toMatch(/^(?:Low|Medium|High|Critical)\n\$/);
    expect(money.at(-1)).toContain('After 4 hours (Payments, wires and settlement');
    expect(JSON.stringify(blocks)).toContain('confirm each row with the owner of its function');
  });
});
