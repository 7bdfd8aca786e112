/** A small firm reads less paper, and still what a measure costs, why a time is what it is, what to do first and to practice. */
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { none } from '#functions/documents/values.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees, providers } from './fixture.ts';

const team = employees.slice(0, 4);
const inputOf = async (facts: object, generatedAt = '2026-11-20T17:00:00Z'): Promise<DocumentInput> => ({
  bcp: await createFirstDraft(
    {
      ...{ business_name: 'Brooklyn Threads', business_type: 'LLC', employee_count: 4, annual_revenue: '$380,000' },
      ...{ open_hours_per_week: 60, ...facts },
    } as never,
    team,
  ),
  ...{ employees: team, providers, template: 'standard', cyber: true, generatedAt },
});
const shop = { industry: 'Retail', trade: 'clothing-store', city: 'Brooklyn', state: 'NY', zip_code: '11215' };
const dialysis = { industry: 'Healthcare', trade: 'dialysis-center', city: 'Galveston', state: 'TX', zip_code: '77550' };

const blocksOf = (input: DocumentInput): readonly Block[] =>
  composeDocument(input).chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'sheet' ? block.blocks : [block])),
  );
const rowsOf = (input: DocumentInput, title: RegExp): string[][] =>
  blocksOf(input).flatMap((block) =>
    block.kind === 'table' && title.test(block.title ?? '') ? block.rows.map((row) => row.map(toPlainText)) : [],
  );
const factOf = (input: DocumentInput, label: string): string =>
  blocksOf(input)
    .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
    .flatMap(([name, value]) => (name === label ? [toPlainText(value)] : []))
    .join();

describe('the standard document of a shop of four people', () => {
  it('the standard document of a shop of four people says what each measure takes, once', async () => {
    const input = await inputOf(shop);
    const texts = rowsOf(input, /^Mitigations/).map((row) => row.join(' '));
    const priced = input.bcp.mitigations.filter(({ resources_required }) => resources_required);
    expect(priced.length).toBeGreaterThan(5);
    const printed = JSON.stringify(composeDocument(input).chapters);
    for (const { mitigation_strategy, resources_required } of priced) {
      const row = texts.find((text) => text.includes(mitigation_strategy));
      if (row !== undefined) expect(row).toContain(`Needs: ${resources_required}`);
    }
    expect(printed.split('What it takes')).toHaveLength(1);
  });

  it('the standard document of a shop of four people gives a reason for the time of each function', async () => {
    const rows = rowsOf(await inputOf(shop), /^Critical functions in the order of recovery/);
    expect(rows.length).toBeGreaterThan(3);
    for (const [name] of rows) expect(name).toMatch(/\n(?:After [^:]+|Right away): \w+/);
  });

  it('the standard document of a shop of four people says what to start with and what to practice next', async () => {
    const input = await inputOf(shop);
    expect(rowsOf(input, /^Start with these/)).toHaveLength(5);
    const exercises = rowsOf(input, /^Suggested exercises/);
    expect(exercises.filter(([, , , rules]) => rules === none)).toHaveLength(3);
    const [day, risk] = exercises[0]!;
    expect(factOf(input, 'Next exercise')).toBe(`${day}: ${risk} (proposed, not scheduled yet)`);
  });
});

describe('the suggested exercises', () => {
  const HURRICANES = [6, 7, 8, 9, 10, 11];
  it.each(Array.from({ length: 12 }, (_, at) => [`2027-${String(at + 1).padStart(2, '0')}-24T17:00:00Z`]))(
    'prepare for a season before it begins, whenever the plan is printed: %s',
    async (generatedAt) => {
      const input = await inputOf(dialysis, generatedAt);
      const exercises = rowsOf(input, /^Suggested exercises/);
      expect(exercises.length).toBeGreaterThanOrEqual(3);
      const days = exercises.map(([day]) => new Date(`${day} UTC`));
      expect(days.map(Number)).toEqual(days.map(Number).toSorted((a, b) => a - b));
      for (const [at, [day, risk]] of exercises.entries()) {
        expect(days[at]!.getTime()).toBeGreaterThan(new Date(generatedAt).getTime());
        if (/Hurricane|Surge|Missed Dialysis/.test(risk!))
          expect(HURRICANES, `${risk} ${day}`).not.toContain(days[at]!.getUTCMonth() + 1);
      }
    },
  );
});

describe('the alternate site', () => {
  it.each([
    ['a shop', shop],
    ['a dialysis center', dialysis],
  ])('is described once in the chapter of the worst day: %s', async (_, facts) => {
    const input = await inputOf(facts);
    const site = input.bcp.alternate_site!.replace(/\.$/, '');
    const chapter = composeDocument(input).chapters.find(({ id }) => id === 'chapter-6')!;
    expect(JSON.stringify(chapter).split(JSON.stringify(site).slice(1, -1))).toHaveLength(2);
  });
});
