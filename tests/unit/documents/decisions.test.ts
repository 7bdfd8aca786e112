/** What a board decides next: the measures against the worst risks, each with its owner, its day and its price. */
import { describe, expect, it } from 'vitest';
import { groupOpenMeasures } from '#functions/documents/chapters/open-measures.ts';
import { createContext, type DocumentInput } from '#functions/documents/document-context.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import {
  computeFirstYearCost,
  listItemsByUse,
  listPricedItems,
  listUnpricedItems,
  needsQuotes,
  readStaffHours,
  sumFirstYear,
  takesOnlyTime,
} from '#shared/domain/bcp/first-year-cost.ts';
import { endangersPeople } from '#shared/knowledge/rating-families.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { employees, providers } from './fixture.ts';

const inputOf = async (trade: (typeof trades)[number]): Promise<DocumentInput> => ({
  bcp: await createFirstDraft({
    ...{
      business_name: 'Acme',
      business_type: 'LLC',
      trade: trade.id,
      industry: trade.within[0]!,
      employee_count: 30,
      annual_revenue: '$3M',
    },
    ...{ open_hours_per_week: 50, city: 'Galveston', state: 'TX', zip_code: '77550' },
  }),
  ...{ employees, providers, template: 'executive', cyber: true, generatedAt: '2026-11-24T17:00:00Z' },
});
const decisionsOf = (input: DocumentInput): string[] => {
  const { blocks } = composeDocument(input).cover;
  const list = blocks[blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Next decisions') + 1];
  return list?.kind === 'list' ? list.items.map(toPlainText) : [];
};

describe('the next decisions of a first draft', () => {
  it('of every trade are measures against the worst risks, the budget, and the suppliers in one line', {
    timeout: 240_000,
  }, async () => {
    for (const trade of trades) {
      const input = await inputOf(trade);
      const context = createContext(input);
      const decisions = decisionsOf(input);
      const groups = groupOpenMeasures(context);
      const levels = groups.map(([first]) => context.risks.find(({ name }) => name === first!.risk_name)!);
      const ranks = levels.map(({ level }) => ['high', 'medium', 'low'].indexOf(level));
      expect(ranks, trade.id).toEqual(ranks.toSorted((a, b) => a - b));
      const high = levels.filter(({ level }) => level === 'high');
      const locksCritical = input.bcp.it_systems.some(({ criticality }) => criticality === 'critical');
      const grave = high.filter(
        ({ name, list }) => (locksCritical && /ransomware/i.test(name)) || (list === 'primary_concerns' && endangersPeople(name)),
      );
      const salt = high.findIndex(({ name }) => name === 'Winter Storms');
      for (const risk of salt < 0 ? [] : grave) expect(high.indexOf(risk), `${trade.id}: ${risk.name}`).toBeLessThan(salt);
      for (const decision of decisions.slice(0, 3))
        expect(decision, trade.id).toMatch(
          / \(.+; .+; by [A-Z][a-z]{2} \d+, 20\d\d; (?:quotes needed(?:: .+)?|by use: .+ \$.+|first year \$[^;]+: [a-z].+|part of it \$[^;]+: [^;]+; (?:by use|quotes needed).*|about \d+ hours of staff time, no price named|.+ a year)\)$/i,
        );
      expect(decisions[3], trade.id).toMatch(
        /^Prices named for \d+ of \d+ open mitigations: \$.+ in the first year, one of each item\. \d+ have parts with no price for a year, which this sum leaves out\.$/,
      );
      // Chapter 10 of the full plan counts the same measures.
      const { missing } = context.readiness.parts.find(({ label }) => label.startsWith('Mitigations completed'))!;
      const [, open] = / of (\d+) open mitigations/.exec(decisions[3]!)!;
      expect(missing, trade.id).toMatch(new RegExp(`^${open} of ${open} mitigations are not completed`));
      const first = composeDocument({ ...input, template: 'standard' })
        .chapters.flatMap(({ blocks }) => blocks)
        .find((block) => block.kind === 'table' && block.title === 'Start with these');
      const days = first?.kind === 'table' ? first.rows.map(([, , day]) => toPlainText(day!)) : [];
      expect(
        days.filter((day) => !/^[A-Z][a-z]{2} \d+, 20\d\d/.test(day)),
        trade.id,
      ).toEqual([]);
      for (const [at, [first]] of groups.slice(0, 3).entries())
        if (/Get quotes: /.test(first!.resources_required ?? '')) expect(decisions[at], trade.id).toMatch(/; quotes needed/);
      expect(decisions.filter((text) => /supplier/.test(text)).length, trade.id).toBeLessThanOrEqual(1);
      expect(decisions.length, trade.id).toBeLessThanOrEqual(6);
      expect(Math.max(...decisions.map(({ length }) => length)), trade.id).toBeLessThanOrEqual(190);
    }
  });

  it('leave the summary on its page, and the pictures on the next', { timeout: 120_000 }, async () => {
    for (const at of [0, 48, 96, 144, 192, 240]) {
      const { pages } = readPdf(await renderPdf(composeDocument(await inputOf(trades[at]!))));
      expect(pages.length, trades[at]!.id).toBe(2);
    }
  });

  it('ask for nothing that is done or does not apply', async () => {
    const input = await inputOf(trades[0]!);
    const closed = input.bcp.mitigations.map((mitigation, at) => ({
      ...mitigation,
      status: at % 2 === 0 ? ('completed' as const) : ('not_applicable' as const),
    }));
    expect(decisionsOf({ ...input, bcp: { ...input.bcp, mitigations: closed } }).join()).not.toMatch(/first year|mitigation/);
  });
});

describe('the time limit of an open measure', () => {
  it.each([4, 30])(
    'has its day beside it, whatever the trade, in a staff of %i',
    { timeout: 240_000 },
    async (employee_count) => {
      const missing: string[] = [];
      for (const trade of trades.filter((_, at) => at % 2 === 0)) {
        const input = await inputOf(trade);
        const { chapters } = composeDocument({ ...input, template: 'standard', bcp: { ...input.bcp, employee_count } });
        const tables = chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
        const cells = tables
          .filter(({ title }) => title?.startsWith('Mitigations'))
          .flatMap(({ rows }) => rows.map((row) => toPlainText(row[2]!)));
        missing.push(
          ...cells.filter((text) => /within \d+ (?:days|months)/i.test(text) && !/, due [A-Z][a-z]{2} \d+, 20\d\d: /.test(text)),
          ...cells.filter((text) => /before the season(?! \(begins in June\))/.test(text) && /each year/.test(text)),
        );
      }
      expect(missing).toEqual([]);
    },
  );
});

describe('the cost of the first year', () => {
  it.each([
    ['Alarms ($20 to $50 each), blankets', { lo: 20, hi: 50 }],
    ['Hotspot ($20 to $80 a month)', { lo: 240, hi: 960 }],
    ['Copy ($5 to $20 per device a month), policy (about $1,200 to $7,500 a year)', { lo: 1800, hi: 9900 }],
    ['Hood system service ($150 to $300 each half year)', { lo: 300, hi: 600 }],
    ['Lawyer ($200 to $500 an hour), UPS ($150 to $600 each)', { lo: 150, hi: 600 }],
    ['Lawyer ($200 to $500 an hour)', null],
    ['Water ($1 to $2 a gallon), rental (about $600 to $2,500 a week for 20 to 50 kW)', null],
    ['A quote of $900.', { lo: 900, hi: 900 }],
    ['Two agreements', null],
    [null, null],
  ])('%s', (needs, expected) => {
    expect(computeFirstYearCost(needs, 10)).toEqual(expected);
  });

  it.each([
    ['Alarms ($20 to $50 each), blankets', true],
    ['Hotspot ($20 to $80 a month). Estimate: prices as named, about 2 hours of staff time.', false],
    ['Lawyer ($200 to $500 an hour), UPS ($150 to $600 each)', true],
    ['Gloves ($10 to $25 a box or pair) and N95 masks ($1 to $2 each)', false],
    ['Policy (about $1,200 to $7,500 a year), chairs ($20, each year)', false],
    ['Disk encryption (built in), lock box ($300 to $600)', false],
    ['Flood policy. Estimate: about 2 hours of staff time. Get quotes: flood policy.', true],
  ])('is all of what it takes, or needs quotes: %s', (needs, expected) => {
    expect(needsQuotes(needs)).toBe(expected);
  });

  it('a price names what it buys and for how much, what goes by use, and what has none', () => {
    const needs =
      'Flashlights ($10 to $30 each), a lawyer you can call ($200 to $500 an hour), inlet. Estimate: prices as named. Get quotes: inlet.';
    expect(listPricedItems(needs, 10)).toEqual([
      { what: 'flashlights', price: '$10 to $30 each', firstYear: { lo: 10, hi: 30 } },
    ]);
    expect(listItemsByUse(needs)).toEqual(['lawyer you can call $200 to $500 an hour']);
    expect(listUnpricedItems(needs)).toEqual(['inlet']);
  });

  it('the sum counts a thing that two measures name once, and has no price for what has none', () => {
    expect(
      sumFirstYear(['Alarms ($20 to $50 each), tape', 'Alarms ($20 to $50 each), UPS ($150 to $600 each)', null], 4),
    ).toEqual({
      lo: 170,
      hi: 650,
    });
    expect(sumFirstYear(['Two agreements', null], 4)).toBeNull();
  });

  it.each([
    ['Lists. Estimate: about 12 hours of staff time.', 12],
    ['Lists', null],
    [null, null],
  ])('the hours of the staff in %j are %s', (needs, hours) => {
    expect(readStaffHours(needs)).toBe(hours);
  });

  it('is none of what takes only time', () => {
    expect(['Ten minutes a year', 'Half an hour a year', 'Two agreements', null].map(takesOnlyTime)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
