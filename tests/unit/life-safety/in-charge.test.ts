/** What a trade has in its charge decides what is said of people first; a word in its title does not. */
import { describe, expect, it } from 'vitest';
import { hasPeopleInCharge } from '#functions/documents/chapters/in-charge.ts';
import { createContext, type DocumentInput } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { bakery, employees } from '#tests/unit/documents/fixture.ts';

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
});

describe('the head count', () => {
  const linesOf = (trade: string, template: 'standard' | 'quick', people: Partial<DocumentInput['bcp']> = {}): string[] => {
    const input = inputOf(trade, template);
    const document = composeDocument({ ...input, employees, bcp: { ...input.bcp, ...people } });
    return [...document.cover.blocks, ...document.chapters.flatMap(({ blocks }) => blocks)].flatMap((block) =>
      block.kind === 'checklist'
        ? block.items.map(({ line }) => toPlainText(line)).filter((line) => /count heads/i.test(line))
        : [],
    );
  };

  it.each([
    ['dialysis-center', 'every patient (today’s schedule)'],
    ['physical-therapy', 'every patient (today’s schedule)'],
    ['chiropractor', 'every patient (today’s schedule)'],
    ['mental-health-practice', 'every patient (today’s schedule)'],
    ['school-district', 'every child and student (today’s roll)'],
    ['family-child-care', 'every child and student (today’s roll)'],
    ['hotel', 'everyone who sleeps here (the bed list)'],
    ['nursing-home', 'everyone who sleeps here (the bed list)'],
    ['ferry-tour-boat', 'every passenger (the passenger list)'],
    ['air-taxi', 'every passenger (the passenger list)'],
  ])('%s counts %s wherever it counts', (trade, expected) => {
    const lines = linesOf(trade, 'standard');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain(expected);
    const [card, ...others] = linesOf(trade, 'quick');
    expect(others).toEqual([]);
    expect(card).toContain(expected.replace(/ \(.*/, ''));
    expect(card).toMatch(/by today’s lists\. Tell responders who is missing\.$/);
  });

  it.each(['law-firm', 'home-health-agency', 'veterinary-clinic', 'clothing-store'])('%s counts staff and visitors', (trade) => {
    for (const line of [...linesOf(trade, 'standard'), ...linesOf(trade, 'quick')])
      expect(line).not.toMatch(/patient|child|sleeps|passenger/);
  });

  it.each([
    ['brewpub', 'guests (ask each party who is missing)'],
    ['restaurant', 'guests (ask each party who is missing)'],
    ['hotel', 'guests (ask each party who is missing)'],
    ['event-venue', 'guests (ask each party who is missing)'],
    ['community-theater', 'guests (ask each party who is missing)'],
    ['church', 'the congregation (ask each family who is missing)'],
    ['mosque', 'the congregation (ask each family who is missing)'],
  ])('%s names %s, who are on no list', (trade, expected) => {
    for (const line of linesOf(trade, 'standard')) expect(line).toContain(expected);
    expect(linesOf(trade, 'quick')[0]).toContain(`and ${expected.replace(/ \(.*/, '')}`);
  });

  it('goes by the shift list where the plan names fewer people than work there', () => {
    const employed = employees.length;
    for (const line of linesOf('law-firm', 'standard', { employee_count: employed + 30 }))
      expect(line).toContain('everyone who was at work (today’s shift list), and visitors');
    for (const line of linesOf('law-firm', 'standard', { employee_count: employed }))
      expect(line).toContain('everyone who was at work (the list of chapter 2), and visitors');
  });

  it.each(trades.map(({ id }) => [id]))('is never cut on the card: %s', (trade) => {
    for (const line of linesOf(trade, 'quick')) expect(line).not.toContain('…');
  });
});

describe('the first hour starts nothing on its own', () => {
  it.each(trades.map(({ id }) => [id]))('it says above every order that only what is down is started: %s', (trade) => {
    for (const template of ['standard', 'quick'] as const) {
      const document = composeDocument(inputOf(trade, template));
      const list = [...document.cover.blocks, ...document.chapters.flatMap(({ blocks }) => blocks)].find(
        (block) => block.kind === 'checklist' && block.title.startsWith('First hour'),
      );
      const lines = list?.kind === 'checklist' ? list.items.map(({ line }) => toPlainText(line)) : [];
      const at = lines.findIndex((line) => /start only what is down/i.test(line));
      const start = lines.findIndex((line) => /^(?:If the power is out.*|Start|Prepare)\b(?! only)/.test(line));
      expect(at).toBeGreaterThan(0);
      if (start >= 0) expect(start).toBeGreaterThan(at);
      expect(lines[at]).toMatch(
        /If it may be an attack, start no system until IT clears it[.:]|and no system that may be under attack\./,
      );
      expect(lines[at]).not.toContain('…');
    }
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
    ['dialysis-center', 4, /Several ill together: stop pumps, clamp, return no blood\.$/],
    [
      'dialysis-center',
      6,
      /^Power, water, water alarm: .*Bad water, dark blood, several ill, or in doubt: clamp, return none, call 911\. Return blood only by /,
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
    ['oyster-farm', 1, /Near the sea: after shaking, go to high ground\.$/],
    ['oyster-farm', 4, /In the water: Mayday on VHF 16 or 911\. Throw a float\. No one goes in\.$/],
  ])('%s, row %i says what cannot wait there', (trade, row, expected) => {
    expect(firstQuestionOf(trade)[row]).toMatch(expected);
  });
});
