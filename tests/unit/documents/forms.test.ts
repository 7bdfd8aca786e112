/** Paper to write on while systems are down. */
import { describe, expect, it } from 'vitest';
import type { Block } from '#functions/documents/pdf/model.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { findForm } from '#shared/knowledge/forms.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { employees, providers } from './fixture.ts';

const inputOf = async (id: string, template: 'standard' | 'detailed') => ({
  ...{ bcp: await draftTrade(trades.find((trade) => trade.id === id)!), employees, providers, template, cyber: true },
  generatedAt: '2026-11-20T17:00:00Z',
});
const sheetsOf = (blocks: readonly Block[]) => blocks.filter((block) => block.kind === 'sheet');
const readForms = async (id: string) =>
  sheetsOf(composeDocument(await inputOf(id, 'detailed')).chapters.find(({ id: chapter }) => chapter === 'annex-c')!.blocks);
const textOf = (block: Block): string => JSON.stringify(block);

describe('the paper forms', () => {
  it('there is one in every trade for each workaround that is written on paper, and its columns fill the page', async () => {
    for (const trade of trades) {
      const { critical_functions } = await draftTrade(trade);
      const written = critical_functions.filter(({ workaround }) =>
        /\bpaper\b|\bnumbered\b|\bslips\b|\btickets\b|\blog\b/i.test(workaround ?? ''),
      );
      for (const fn of written) {
        const form = findForm(fn);
        expect(form, `${trade.id}: ${fn.name}`).toBeDefined();
        const { columns } = form!;
        expect(
          columns.reduce((sum, [, width]) => sum + width, 0),
          form!.title,
        ).toBe(100);
      }
      expect(
        critical_functions.some((fn) => findForm(fn) !== undefined),
        trade.id,
      ).toBe(true);
    }
  }, 240_000);

  it.each([
    ['dialysis-center', ['Dialysis treatment record', 'Water test log', 'Downtime chart', 'Roll call of patients']],
    ['credit-union', ['Teller transaction log', 'Payment release log']],
    ['clothing-store', ['Numbered sales slips', 'Receiving log']],
    ['oyster-farm', ['Shellfish harvest tags and lot log', 'Load ticket', 'Time sheet']],
    ['nursing-home', ['Medication record', 'Roll call of everyone who sleeps here']],
    ['child-care', ['Roll call of children and students', 'Sign-in and sign-out sheet']],
    ['restaurant', ['Numbered sales slips', 'Temperature log', 'Roll call of guests']],
  ])('the forms of a %s are those of its work', async (id, titles) => {
    const printed = (await readForms(id)).map(({ title }) => title.replace(/^F\d+ /, ''));
    expect(printed).toEqual(expect.arrayContaining(titles));
    expect(new Set(printed).size).toBe(printed.length);
  });

  it('a harvest tag has what the National Shellfish Sanitation Program demands', async () => {
    const tag = (await readForms('oyster-farm')).find(({ title }) => /harvest tags/.test(title))!;
    for (const field of [/Harvester’s number/, /growing area/, /Date and time/, /Type and quantity/, /KEPT ON FILE FOR 90 DAYS/])
      expect(textOf(tag)).toMatch(field);
  });

  it.each(['dialysis-center', 'oyster-farm', 'credit-union', 'bakery'])(
    'each form that a workaround of a %s names is in the annex',
    async (id) => {
      const { chapters } = composeDocument(await inputOf(id, 'detailed'));
      const named = [
        ...JSON.stringify(chapters.find(({ id: chapter }) => chapter === 'chapter-8')).matchAll(/Use form (F\d+)\./g),
      ];
      expect(named.length).toBeGreaterThan(2);
      const numbers = (await readForms(id)).map(({ title }) => title.split(' ')[0]);
      for (const [, number] of named) expect(numbers).toContain(number);
    },
  );

  it.each(['dialysis-center', 'clothing-store', 'oyster-farm'])(
    'the forms in the standard document of a %s stand on one page',
    async (id) => {
      const { pages } = readPdf(await renderPdf(composeDocument(await inputOf(id, 'standard'))));
      expect(pages.filter(({ texts }) => texts.some(({ text }) => /Filled in by/.test(text))).length, toPlainText(id)).toBe(1);
    },
  );
});
