/** ISO 22301 §4.3, 6.2, 7.2 and 7.3: what a plan sets out to do, who is trained for it, and what it leaves out. */
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { none } from '#functions/documents/values.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employees, providers } from './fixture.ts';

const DAY = /[A-Z][a-z]{2} \d{1,2}, 20\d\d/;

const inputOf = (bcp: Bcp, change: Partial<DocumentInput> = {}): DocumentInput => ({
  ...{ bcp, employees, providers, template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  ...change,
});
const blocksOf = (input: DocumentInput, chapter: number): readonly Block[] =>
  composeDocument(input).chapters.find(({ id }) => id === `chapter-${chapter}`)!.blocks;
const rowsOf = (blocks: readonly Block[], title: string): string[][] =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.title === title ? block.rows.map((row) => row.map((cell) => toPlainText(cell))) : [],
  );
const factOf = (blocks: readonly Block[], label: string): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'facts' ? block.rows.flatMap(([name, value]) => (name === label ? [toPlainText(value)] : [])) : [],
  );
const draftShop = () => draftTrade(trades.find(({ id }) => id === 'clothing-store')!);

describe('the objectives of a plan', () => {
  it('each objective of a first draft has a measure, an owner and a day, and everyone is trained, whatever the trade', async () => {
    const odd: string[] = [];
    for (const trade of trades) {
      const { chapters } = composeDocument(inputOf(await draftTrade(trade)));
      const objectives = rowsOf(chapters[0]!.blocks, 'Objectives');
      const isWhole = objectives.every(
        ([goal, measure, owner, day]) => goal && measure && owner === 'Dana Ortiz' && DAY.test(day!),
      );
      if (objectives.length < 3 || objectives.length > 4 || !isWhole) odd.push(`${trade.id}: ${JSON.stringify(objectives)}`);
      const training = rowsOf(chapters.find(({ id }) => id === 'chapter-10')!.blocks, 'Training and awareness');
      if (training.length !== 3 || training.some((row) => row.slice(0, 3).includes(''))) odd.push(`${trade.id}: training`);
      if (!/covers \d+ functions? and 1 location$/.test(factOf(chapters[0]!.blocks, 'Left out, and why').join()))
        odd.push(`${trade.id}: left out`);
    }
    expect(odd).toEqual([]);
  }, 240_000);

  it('the exercise objective has the day of the last suggested exercise, or of the last scheduled one', async () => {
    const bcp = await draftShop();
    const suggested = rowsOf(blocksOf(inputOf(bcp), 10), 'Suggested exercises')
      .filter(([, , , rules]) => rules === none)
      .map(([day]) => day);
    expect(rowsOf(blocksOf(inputOf(bcp), 1), 'Objectives')[0]![3]).toBe(suggested.at(-1));
    const exercise = {
      ...{ id: 1, exercise_name: 'Fire', exercise_type: 'tabletop', status: 'scheduled' },
      ...{ completed_date: null, findings: null, recommendations: null, lessons_learned: null },
    };
    const exercises = [{ ...exercise, scheduled_date: '2027-02-03T17:00:00Z' }] as unknown as DocumentInput['exercises'];
    expect(rowsOf(blocksOf(inputOf(bcp, { exercises }), 1), 'Objectives')[0]![3]).toBe('Feb 3, 2027');
  });

  it('a named deputy and a completed measure count at once', async () => {
    const bcp = await draftShop();
    const mitigations = bcp.mitigations.map((mitigation) => ({ ...mitigation, status: 'completed' as const }));
    const measures = rowsOf(blocksOf(inputOf({ ...bcp, mitigations }), 1), 'Objectives').map(([, measure]) => measure);
    expect(measures[1]).toBe('1 of 1 named');
    expect(measures[2]).toMatch(/^(\d+) of \1 completed$/);
  });

  it('the document of a small firm says each objective in one line', async () => {
    const bcp = { ...(await draftShop()), employee_count: 4 };
    const blocks = blocksOf(inputOf(bcp), 1);
    const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Objectives');
    const list = blocks[at + 1]!;
    if (list.kind !== 'list') throw new Error('no list of objectives');
    expect(list.items).toHaveLength(4);
    for (const item of list.items) expect(toPlainText(item)).toMatch(/: .+\. Dana Ortiz, by [A-Z][a-z]{2} \d{1,2}, 20\d\d\.$/);
    expect(JSON.stringify(blocksOf(inputOf(bcp), 10))).toMatch(/Training\. .+Everyone \(4 people\): The way out/);
  });
});

describe('the scope of a plan', () => {
  it('what is left out has a line to write on only where nothing is listed yet', async () => {
    const bcp = await draftShop();
    expect(factOf(blocksOf(inputOf({ ...bcp, critical_functions: [] }), 1), 'Left out, and why')).toEqual(['']);
  });
});

describe('the days and numbers of a draft', () => {
  it('a time limit has its day of the calendar, counted from the copy until the BCP is issued', async () => {
    const [first, ...others] = (await draftShop()).mitigations;
    const bcp = {
      ...(await draftShop()),
      mitigations: [first!, ...others].map((mitigation) => ({ ...mitigation, timeline: 'Within 30 days' })),
    };
    const daysOf = (input: DocumentInput): number[] =>
      rowsOf(blocksOf(input, 4), 'Start with these').map(([, , day]) => Date.parse(`${day!.split('\n')[0]} UTC`));
    expect(Math.max(...daysOf(inputOf(bcp)))).toBeLessThanOrEqual(Date.parse('2026-12-20'));
    expect(Math.min(...daysOf(inputOf(bcp)))).toBeGreaterThan(Date.parse('2026-11-20'));
    const issued = inputOf({ ...bcp, issued_at: '2026-11-01T17:00:00Z' });
    expect(Math.max(...daysOf(issued))).toBeLessThanOrEqual(Date.parse('2026-12-01'));
    expect(new Set(daysOf(issued)).size).toBeGreaterThan(2);
    // The last of those that share the limit has its last day.
    expect(JSON.stringify(blocksOf(inputOf(bcp), 4))).toContain('due Dec 20, 2026');
  });

  it('the change table and the cover name the issue, and no count of saves', async () => {
    const document = composeDocument(inputOf(await draftShop()));
    expect(rowsOf(document.chapters[0]!.blocks, 'Changes')[0]![0]).toBe('Draft');
    expect(JSON.stringify(document)).not.toMatch(/\brevision \d/i);
  });

  it('chapter 10 calls the score of the form what it is', async () => {
    const text = JSON.stringify(blocksOf(inputOf(await draftShop()), 10));
    expect(text).toContain('Form filled in');
    expect(text).not.toContain('Completeness');
  });

  it('a document without forms says where they are', async () => {
    const bcp = await draftShop();
    const said = 'Forms for decisions, damage, expenses, roll calls';
    expect(JSON.stringify(blocksOf(inputOf(bcp), 6))).toContain(said);
    expect(JSON.stringify(blocksOf(inputOf(bcp, { template: 'detailed' }), 6))).not.toContain(said);
  });
});
