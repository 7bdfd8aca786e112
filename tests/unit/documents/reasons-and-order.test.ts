/** What a first draft says of its times, its order and what is still open. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Block, Chapter } from '#functions/documents/pdf/model.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees, providers } from './fixture.ts';

let bcp: Bcp;
beforeAll(async () => {
  bcp = await createFirstDraft({
    ...{ business_name: 'Brazos Pines', business_type: 'LLC', industry: 'Healthcare', trade: 'nursing-home' },
    ...{
      employee_count: 80,
      annual_revenue: '$8.2M',
      open_hours_per_week: 168,
      city: 'Freeport',
      state: 'TX',
      zip_code: '77541',
    },
  });
}, 60_000);

const compose = (change: Partial<Bcp> = {}): readonly Chapter[] =>
  composeDocument({
    ...{
      bcp: { ...bcp, ...change },
      employees,
      providers,
      template: 'standard',
      cyber: true,
      generatedAt: '2026-11-20T17:00:00Z',
    },
  }).chapters;
const findTable = (chapters: readonly Chapter[], title: string): string[][] | undefined => {
  const found = chapters
    .flatMap(({ blocks }): readonly Block[] => blocks)
    .find((block) => block.kind === 'table' && block.title === title);
  return found?.kind === 'table' ? found.rows.map((row) => row.map((cell) => toPlainText(cell))) : undefined;
};

describe('the document of a first draft', () => {
  it('gives the reason for the time of each function', () => {
    const rows = findTable(compose(), 'Why these times')!;
    expect(rows.map(([name]) => name).toSorted()).toEqual(bcp.critical_functions.map(({ name }) => name).toSorted());
    for (const [name, reason] of rows) expect(reason, name).toMatch(/^(?:Right away|After [\w ]+): |^[A-Z][a-z ]+$/);
    expect(rows.map((row) => row.slice(0, 2))).toContainEqual(['Resident care around the clock', 'Right away: safety of people']);
  });

  it('promises no data and no downtime of what protects people', () => {
    const table = compose()
      .flatMap(({ blocks }): readonly Block[] => blocks)
      .find((block) => block.kind === 'table' && block.title?.startsWith('Critical functions in the order'));
    if (table?.kind !== 'table') throw new Error('no table of functions');
    const row = table.rows
      .map((cells) => cells.map((cell) => toPlainText(cell)))
      .find(([name]) => name?.includes('Resident care'));
    expect(row?.slice(2)).toEqual(['–', 'Right away', '–']);
  });

  it('does not miss itself', () => {
    expect(JSON.stringify(compose({ status: 'draft' }))).not.toContain('The generated plan');
  });

  it('names five measures to start with, the likeliest and worst first, each with a day once it is issued', () => {
    const rows = findTable(compose({ issued_at: '2026-11-20T17:00:00Z' }), 'Start with these')!;
    expect(rows).toHaveLength(5);
    expect(rows.filter(([, , day]) => /^[A-Z][a-z]{2} \d+, 202\d$/.test(day ?? '')).length).toBeGreaterThan(2);
    const done = bcp.mitigations.map((mitigation) => ({ ...mitigation, status: 'completed' as const }));
    expect(findTable(compose({ mitigations: done }), 'Start with these')).toBeUndefined();
  });

  it('puts the likelier of two equal risks first', () => {
    const rows = findTable(compose(), 'Risks by level')!;
    const high = rows.filter((row) => row.at(-1) === 'High' && row.slice(1, 5).join() === 'High,High,Medium,Medium');
    const order = ['Almost certain', 'Likely', 'Possible', 'Unlikely', 'Rare'];
    const ranks = high.map((row) => order.indexOf(row.at(-2)!));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('says a day of the next review, and three exercises or more where none is planned', () => {
    const chapters = compose({ status: 'completed', issued_at: '2026-11-20T17:00:00Z' });
    expect(findTable(chapters, 'Suggested exercises')!.length).toBeGreaterThanOrEqual(3);
    expect(findTable(chapters, 'Approval')!.at(-1)!.at(-1)).toMatch(/^By Nov \d+, 2027$/);
  });

  it('says that a place which is only described is none to count on', () => {
    const text = (change: Partial<Bcp>) => JSON.stringify(compose({ additional_locations: [], ...change }));
    expect(text({})).toContain('Not a place to count on yet');
    expect(text({ alternate_site: null })).not.toContain('Not a place to count on yet');
  });

  it('puts readiness before the risk score, which has no level beside the high risks', () => {
    const { cover } = composeDocument({
      ...{ bcp, employees, providers, template: 'executive', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
    });
    const text = JSON.stringify(cover);
    expect(text).not.toMatch(/level (?:Low|Medium|High|Critical)/);
    expect(text).toContain('Form filled in');
    expect(text.indexOf('"Readiness"')).toBeLessThan(text.indexOf('"Form filled in"'));
  });
});
