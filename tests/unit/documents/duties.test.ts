import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { renderHtml } from '#functions/documents/html.ts';
import { type Block, isBlank, type Line, toPlainText, toSpans } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { isForEveryBusiness, listDuties } from '#shared/knowledge/duties.ts';
import { dutyMessages, printedDutyMessages as say } from '#shared/messages/duties.ts';
import { fill } from '#shared/messages/fields.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { textOf } from '#tests/support/xml.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery, employees, providers } from './fixture.ts';

const inputOf = (part: Partial<Bcp> = {}, more: Partial<DocumentInput> = {}): DocumentInput => ({
  bcp: { ...bakery, trade: 'bakery', ...part },
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
  ...more,
});
type Table = Extract<Block, { kind: 'table' }>;
const blocksOf = (input: DocumentInput): readonly Block[] => composeDocument(input).chapters.flatMap(({ blocks }) => blocks);
const findTable = (input: DocumentInput, title: string): Table | undefined =>
  blocksOf(input).find((block): block is Table => block.kind === 'table' && block.title === title);
const titlesOf = (table: Table | undefined): string[] => (table?.rows ?? []).map((row) => toSpans(row[1]!)[0]!.text);
const factOf = (input: DocumentInput, label: string): Line | undefined =>
  blocksOf(input)
    .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
    .find(([name]) => name === label)?.[1];
const inWashington = listDuties({ trade: 'bakery', industry: bakery.industry, state: 'WA', employees: bakery.employee_count });
const nowhere = { primary_location: null, additional_locations: [], address: null, city: null, state: null, zip_code: null };
const listTitles = (kind: 'tell' | 'keep', listed = inWashington) =>
  listed.filter((duty) => duty.kind === kind).map(({ title }) => title);

describe('who must be told, in chapter 7', () => {
  it('lists what to report, the shortest time first, each with a box to check off', () => {
    const table = findTable(inputOf(), dutyMessages.tell);
    expect(titlesOf(table)).toEqual(listTitles('tell'));
    for (const [box] of table!.rows) expect(toSpans(box!)).toEqual([{ text: '', mark: 'box' }]);
    const death = table!.rows.find((row) => toPlainText(row[1]!).startsWith('Death or severe injury at work'))!;
    expect(death.slice(2).map(toPlainText)).toEqual([
      'Deaths and hospital stays within 8 hours, other severe injuries within 24 hours',
      'Washington Department of Labor & Industries\n1-800-423-7233',
      expect.stringMatching(
        /^WAC 296-27-031, WAC 296-800-32010\nWashington Department of Labor & Industries, \w{3} \d{1,2}, 20\d\d$/,
      ),
    ]);
    expect(death.some(isBlank)).toBe(false);
  });

  it('names the trade and every state it is for, and says that the list cannot be complete', () => {
    const input = inputOf({ additional_locations: [{ ...bakery.additional_locations[0]!, state: 'Oregon' }] });
    expect(factOf(input, 'Trade')).toMatch(/bakery/i);
    expect(factOf(input, 'State')).toBe('Washington, Oregon');
    const both = listDuties({ trade: 'bakery', industry: bakery.industry, state: 'WA, OR', employees: bakery.employee_count });
    expect(titlesOf(findTable(input, dutyMessages.tell)).toSorted()).toEqual(listTitles('tell', both).toSorted());
    expect(blocksOf(input)).toContainEqual({ kind: 'paragraph', line: say.lead });
    expect(say.lead).toContain('Ask your regulator');
  });

  it('without a trade or a state it says which one is missing and what is listed anyway', () => {
    const placeless = inputOf({ trade: null, ...nowhere });
    for (const label of ['Trade', 'State']) {
      expect(toSpans(factOf(placeless, label)!)).toEqual([{ text: expect.stringMatching(/^Not yet defined/), mark: 'gap' }]);
    }
    expect(toPlainText(factOf(placeless, 'Trade')!)).toContain(bakery.industry);
    expect(toPlainText(factOf(inputOf({ trade: null, industry: '' }), 'Trade')!)).toBe(say.noTrade);
    expect(titlesOf(findTable(placeless, dutyMessages.tell))).toContain('Death of an employee at work');
  });

  it.each([
    ['only the top-level address', { ...nowhere, city: 'Shelton', state: 'WA', zip_code: '98584' }],
    ['only a ZIP code', { ...nowhere, zip_code: '98584' }],
    [
      'a primary location without its state',
      { ...nowhere, primary_location: { ...bakery.primary_location!, state: null, zip: '98584' } },
    ],
  ])('with %s it has the rules of that state', (_, part) => {
    expect(factOf(inputOf(part), 'State')).toBe('Washington');
    expect(titlesOf(findTable(inputOf(part), dutyMessages.tell))).toEqual(listTitles('tell'));
  });

  it('where no state is known it says on the card that times may be shorter', () => {
    const card = (part: Partial<Bcp>) => renderHtml(composeDocument(inputOf(part, { template: 'quick' })));
    expect(card(nowhere)).toContain(say.shorterInState);
    expect(card({})).not.toContain(say.shorterInState);
    expect(say.noState).toContain('may be shorter in your state');
  });

  const listPrinted = (input: DocumentInput): string[] =>
    blocksOf(input).flatMap((block) => {
      if (block.kind === 'list') return block.items.map(toPlainText);
      return block.kind === 'paragraph' ? [toPlainText(block.line)] : [];
    });

  it('the detailed document lists all that must be ready', () => {
    expect(titlesOf(findTable(inputOf({}, { template: 'detailed' }), dutyMessages.keep))).toEqual(listTitles('keep'));
  });

  it.each([
    ['dialysis-center', 'Healthcare', 'LA', /^Emergency program of a dialysis facility: .+ \(42 CFR 494\.62\)$/],
    ['nursing-home', 'Healthcare', 'TX', /^Room temperature of a nursing home: .+ \(42 CFR 483\.10\(i\)\(6\)\)$/],
    ['credit-union', 'Finance', 'OH', /^Vital records of a credit union: .+ \(12 CFR part 749\)$/],
    ['oyster-farm', 'Agriculture', 'WA', /^Harvest plan and cooling of oysters in the Vibrio months .+ \(WAC 246-282-006\)$/],
  ])('the standard document prints what the rules of the trade require: %s', (trade, industry, state, line) => {
    const primary_location = { ...bakery.primary_location!, state };
    const input = inputOf({ trade, industry, primary_location, additional_locations: [] });
    const printed = listPrinted(input);
    expect(printed.filter((text) => line.test(text))).toHaveLength(1);
    const listed = listDuties({ trade, industry, state, employees: bakery.employee_count });
    const kept = listed.filter(({ kind }) => kind === 'keep');
    for (const duty of kept)
      expect(
        printed.some((text) => text.startsWith(`${duty.title}: `)),
        duty.id,
      ).toBe(!isForEveryBusiness(duty));
    expect(findTable(input, dutyMessages.keep)).toBeUndefined();
    const count = kept.filter(isForEveryBusiness).length;
    const lines = blocksOf(input).flatMap((block) => (block.kind === 'paragraph' ? [toPlainText(block.line)] : []));
    expect(lines).toContain(fill(say.keepElsewhere.many, { count }));
  });

  it('an owner who opted out of cyber content sees none here', () => {
    const titles = titlesOf(findTable(inputOf({}, { cyber: false }), dutyMessages.tell));
    expect(titles).toEqual(listTitles('tell').filter((title) => !isCyberRisk(title)));
  });
});

describe('who must be told, in the short documents', () => {
  const listCardDuties = (input: DocumentInput) => {
    const [chapter] = composeDocument({ ...input, template: 'quick' }).chapters;
    const facts = chapter!.blocks.find((block) => block.kind === 'facts');
    return facts?.kind === 'facts' ? facts.rows.map(([deadline, line]) => `${deadline}: ${toPlainText(line)}`) : [];
  };

  it('the quick reference card has the shortest times of the trade and of every employer, with the phone', () => {
    const rows = listCardDuties(inputOf());
    const urgent = inWashington.filter(({ kind, hours }) => kind === 'tell' && hours !== null && hours <= 72);
    const own = urgent.filter((duty) => !isForEveryBusiness(duty));
    const general = urgent.filter(isForEveryBusiness);
    const expected = [...own.slice(0, 2), ...general, ...own.slice(2)].slice(0, 4);
    expect(expected.length).toBeGreaterThan(2);
    const printed = urgent.filter((duty) => expected.includes(duty));
    expect(rows).toHaveLength(printed.length);
    rows.forEach((row, at) => {
      const { deadline, hours, phone } = printed[at]!;
      expect([deadline, 'Right away', `Within ${hours} hours`].some((time) => row.startsWith(time))).toBe(true);
      expect(row).toContain(phone ?? 'Tell: ');
    });
  });

  it.each([
    ['credit-union', 'ME', /^Within 72 hours.*: Cyber incident at a credit union\. Tell: National Credit Union/],
    ['credit-union', 'ME', /^Within 8 hours: Death of an employee/],
    ['oyster-farm', 'WA', /^Within 8 hours: Death or severe injury/],
    ['oyster-farm', 'WA', /Illness, closed waters or a spill at your shellfish beds/],
  ])('the quick reference card of a %s in %s has %s', (trade, state, row) => {
    const input = inputOf({ trade, primary_location: { ...bakery.primary_location!, state } });
    expect(listCardDuties(input).some((text) => row.test(text))).toBe(true);
  });

  it('the quick reference card keeps to two pages in every industry and state that has duties of its own', async () => {
    const { bcp } = createLargeInput();
    for (const [trade, state] of [
      ['bakery', 'TX'],
      ['dialysis-center', 'CA'],
      ['credit-union', 'NY'],
    ]) {
      const input = inputOf({ ...bcp, trade: trade!, primary_location: { ...bakery.primary_location!, state: state! } });
      const { pages } = readPdf(await renderPdf(composeDocument({ ...input, template: 'quick' })));
      expect(pages).toHaveLength(2);
    }
  });

  it('the executive summary lists none', () => {
    expect(renderHtml(composeDocument(inputOf({}, { template: 'executive' })))).not.toContain('1904.39');
  });
});

describe('boxes to check off in a table', () => {
  const input = inputOf();
  const count = findTable(input, dutyMessages.tell)!.rows.length;

  it('the HTML draws one in each row', () => {
    expect(renderHtml(composeDocument(input)).match(/<td><span class="box" aria-hidden="true"><\/span><\/td>/g)).toHaveLength(
      count,
    );
  });

  it('the Word file prints one in each row, beside what happened and whom to call', async () => {
    const document = composeDocument(input);
    const chapters = document.chapters.filter(({ id }) => id === 'chapter-7');
    const xml = (await unzip(await renderWord({ ...document, chapters }))).get('word/document.xml')!;
    const rows = xml.split('<w:tr>').filter((row) => listTitles('tell').some((title) => textOf(row).includes(title)));
    expect(rows.filter((row) => textOf(row).includes('☐'))).toHaveLength(count);
    expect(textOf(xml)).toContain('1-800-423-7233');
  });

  it('the PDF draws one in each row, and prints whom to call', async () => {
    const countBoxes = async (document: ReturnType<typeof composeDocument>) =>
      readPdf(await renderPdf(document)).pages.flatMap(({ content }) => content.match(/ 8 8 re S/g) ?? []).length;
    const document = composeDocument(input);
    const withoutTable = {
      ...document,
      chapters: document.chapters.map((chapter) => ({
        ...chapter,
        blocks: chapter.blocks.filter((block) => block.kind !== 'table' || block.title !== dutyMessages.tell),
      })),
    };
    expect((await countBoxes(document)) - (await countBoxes(withoutTable))).toBe(count);
    const texts = readPdf(await renderPdf(document)).pages.flatMap((page) => page.texts.map(({ text }) => text.trim()));
    expect(texts).toContain('1-800-423-7233');
  });
});
