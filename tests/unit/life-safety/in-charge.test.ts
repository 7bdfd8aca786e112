/** What a trade has in its charge decides what is said of people first; a word in its title does not. */
import { describe, expect, it } from 'vitest';
import { hasPeopleInCharge, inCharge } from '#functions/documents/chapters/in-charge.ts';
import { createContext } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { bakery } from '#tests/unit/documents/fixture.ts';

const inputOf = (trade: string, template: 'standard' | 'quick') => ({
  bcp: { ...bakery, trade, activity: findTrade(trade)!.title },
  ...{ employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template },
});
const firstQuestionOf = (trade: string): string[] => {
  const [table] = composeDocument(inputOf(trade, 'quick')).cover.blocks;
  return table?.kind === 'table' ? table.rows.map((row) => row.map(toPlainText).join(': ')) : [];
};

describe('who is in charge of people', () => {
  it.each([
    ['veterinary-clinic', false],
    ['law-firm', false],
    ['rv-boat-dealer', false],
    ['dialysis-center', true],
    ['surgery-center', true],
    ['oral-surgeon', true],
    ['hospital', true],
    ['physical-therapy', true],
    ['adult-day-care', true],
    ['homeless-shelter', true],
    ['child-care', true],
    ['hotel', true],
  ])('%s: %s', (trade, expected) => {
    expect(hasPeopleInCharge(createContext(inputOf(trade, 'standard')))).toBe(expected);
  });

  it('every trade that is named for it exists', () => {
    const named = Object.values(inCharge).flatMap((charge): readonly string[] => charge.trades);
    expect(named.filter((id) => findTrade(id) === undefined)).toEqual([]);
  });
});

describe('the first question of the card', () => {
  it.each(trades.map(({ id }) => [id]))('is never cut: %s', (trade) => {
    const rows = firstQuestionOf(trade);
    expect(rows).toHaveLength(8);
    expect(rows.filter((row) => !/[.]$/.test(row))).toEqual([]);
  });

  it.each<[string, number, RegExp]>([
    ['dialysis-center', 0, /Leave now\..* On a machine: clamp, disconnect, return no blood\.$/],
    ['dialysis-center', 1, /On a machine: clamp, disconnect\.$/],
    ['dialysis-center', 3, /clamp, disconnect, go up\. Never enter flood water\.$/],
    [
      'dialysis-center',
      6,
      /Power out: return sound blood by hand crank\. Bad water or dark blood: clamp, return none, call 911\.$/,
    ],
    [
      'nursing-home',
      0,
      /^Fire.*rescue who is in danger, .*call 911\. Move people behind the next fire door by your fire plan\. Gas/,
    ],
    ['hospital', 0, /^Fire.*rescue who is in danger, .*call 911\. Move people behind the next fire door by your fire plan\. Gas/],
    ['care-home', 0, /call 911\. Lead out who walks\. Move the others as the fire department approved\. Gas/],
    ['care-home', 4, /Missing: search now, call 911\./],
    ['care-home', 6, /oxygen to cylinder\. Cold or hot: one wing, 911 if worse\.$/],
    ['homeless-shelter', 0, /: Leave now\./],
    ['hotel', 0, /: Leave now\./],
    ['oyster-farm', 1, /On the shore: then go to high ground\.$/],
    ['oyster-farm', 4, /In the water: Mayday on VHF 16 or 911\. Throw a float\. No one goes in\.$/],
  ])('%s, row %i says what cannot wait there', (trade, row, expected) => {
    expect(firstQuestionOf(trade)[row]).toMatch(expected);
  });
});
