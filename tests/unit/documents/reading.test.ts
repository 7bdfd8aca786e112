import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import type { Block, Document } from '#functions/documents/pdf/model.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument, renderBcp } from '#functions/documents/render-bcp.ts';
import { truncateBetweenWords } from '#functions/documents/values.ts';
import { renderWord } from '#functions/documents/word/render.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { unzip } from '#tests/support/zip.ts';
import { bakery, employees, providers } from './fixture.ts';

const inputWith = (part: Partial<DocumentInput> = {}): DocumentInput => ({
  bcp: bakery,
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
  ...part,
});
const wordOf = async (part: Partial<DocumentInput>) =>
  unzip(await renderWord(composeDocument(inputWith(part)))).get('word/document.xml')!;
/** Of both pages of a card. */
const blocksOf = ({ cover, chapters }: Document): Block[] => [...cover.blocks, ...chapters.flatMap(({ blocks }) => blocks)];
const tasksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []));

describe('a customer who opted out of cyber content', () => {
  const it_systems = bakery.it_systems.map((system) => ({ ...system, criticality: 'critical' as const }));
  const optedOut = inputWith({ cyber: false, bcp: { ...bakery, it_systems } });

  it.each(TEMPLATE_TYPES)(
    'a customer who opted out of cyber content finds none in the %s document, not even the note that it is left out',
    async (template) => {
      expect(JSON.stringify(composeDocument({ ...optedOut, template }))).not.toMatch(/cyber/i);
      expect(renderBcp({ ...optedOut, template })).not.toMatch(/cyber/i);
      expect(await wordOf({ ...optedOut, template })).not.toMatch(/cyber/i);
    },
  );
});

describe('the quick reference card', () => {
  const card = composeDocument(inputWith({ template: 'quick' }));

  it('the quick reference card names every function in the period in which work on it starts', () => {
    const tasks = tasksOf(blocksOf(card)).join('\n');
    for (const { name } of bakery.critical_functions) expect(tasks).toContain(name);
  });

  it('the quick reference card keeps the words about people, however much there is to start', () => {
    const tasks = tasksOf(blocksOf(composeDocument(createLargeInput({ template: 'quick' }))));
    expect(tasks.filter((task) => /^Check on all 100 team members/.test(task))).toHaveLength(1);
    expect(tasks.at(-1)).toMatch(/reviews? what is back/i);
    expect(tasks.length).toBeLessThanOrEqual(17);
  });

  it('the quick reference card refers to no chapter, as it has none', () => {
    expect(JSON.stringify(card)).not.toMatch(/chapter \d/);
  });

  it('the quick reference card starts its second page with a page break in Word, too', async () => {
    expect(await wordOf({ template: 'quick' })).toMatch(
      /<w:pStyle w:val="Heading1"\/><w:pageBreakBefore\/>(?:(?!<w:p>).)*Numbers and order/,
    );
  });
});

describe('what only the owner can know', () => {
  const place = 'Corner of Western and Seneca';
  const money = 'Dana Ortiz up to $20,000';
  const filled = { ...bakery, meeting_place: place, second_meeting_place: 'Flagpole on Pier 62', spending_authority: money };

  it.each(['standard', 'detailed', 'quick'] as const)(
    'information that only the owner has is printed in the %s document as entered',
    (template) => {
      const html = renderBcp(inputWith({ template, bcp: filled }));
      for (const text of [place, 'Flagpole on Pier 62']) expect(html).toContain(text);
      if (template !== 'quick') expect(html).toContain(money);
    },
  );

  it.each(['standard', 'detailed', 'quick'] as const)(
    'information that only the owner has is a gap in the %s document until it is entered',
    (template) => {
      const html = renderBcp(inputWith({ template }));
      expect(html).toContain('Not yet defined (add an outdoor meeting place, e.g. the corner of 1st and Pine, in step 1)');
      if (template !== 'quick') expect(html).toContain('Not yet defined (add who may spend how much in an emergency, in step 1)');
      expect(html).not.toMatch(/well clear of|spend what the first/);
      expect(html.split('add an outdoor meeting place')).toHaveLength(2);
    },
  );
});

describe('the executive summary', () => {
  it('the executive summary prints the action on a risk in full where there is one measure', () => {
    const text = 'Anchor racks and shelves to the walls and fit a gas shut-off valve that closes by itself';
    const [first, second, ...others] = bakery.mitigations;
    const mitigations = [first!, { ...second!, mitigation_strategy: text }, ...others];
    expect(renderBcp(inputWith({ template: 'executive', bcp: { ...bakery, mitigations } }))).toContain(text);
  });

  it('the executive summary names who holds the post that owns a function', () => {
    const [first, ...others] = bakery.critical_functions;
    const functions = [{ ...first!, owner: 'Finance Manager' }, ...others];
    const { cover } = composeDocument(inputWith({ template: 'executive', bcp: { ...bakery, critical_functions: functions } }));
    const tables = cover.blocks.filter((block) => block.kind === 'table');
    const rows = tables.flatMap((table) => table.rows.map((row) => row.map(toPlainText)));
    expect(rows.find(([name]) => name === first!.name)?.at(-1)).toContain('Hana Kim');
  });

  it('the executive summary does not call a BCP with contradictions well-developed', () => {
    const html = renderBcp(inputWith({ template: 'executive' }));
    expect(html).toMatch(/conflicts? or gaps?/);
    expect(html).not.toContain('well-developed');
  });
});

describe('texts of several entries in one place', () => {
  it.each(['standard', 'detailed'] as const)(
    'texts of several entries in one place are printed on separate lines, not joined as sentences (%s)',
    (template) => {
      const mitigations = bakery.mitigations.map((mitigation) => ({
        ...mitigation,
        risk_name: 'Earthquakes',
        responsible_party: 'Dana Ortiz',
        source: 'model' as const,
        mitigation_strategy: `${mitigation.mitigation_strategy}.`,
      }));
      expect(renderBcp(inputWith({ template, bcp: { ...bakery, mitigations } }))).not.toMatch(/\.[,;]/);
    },
  );
});

describe('headings', () => {
  it.each(TEMPLATE_TYPES)('headings go down one level at a time in the %s document', (template) => {
    const levels = [...renderBcp(inputWith({ template })).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  });

  it('headings of sheets below a heading are one level lower in Word', async () => {
    const xml = await wordOf({});
    expect(xml).toMatch(/"Heading2"\/>(?:(?!<w:p>).)*Recovery per system/);
    expect(xml).toMatch(/"Heading3"\/>(?:(?!<w:p>).)*Order book/);
  });
});

describe('what belongs together', () => {
  it('a telephone number stays on one line', () => {
    expect(renderBcp(inputWith())).toContain('Dana Ortiz <a class="number" href="tel:2065550101">(206-555-0101)</a>');
  });

  it('a short sheet stays on one page of the Word file', async () => {
    const xml = await wordOf({});
    const from = /"Heading3"\/>(?:(?!<w:p>).)*Order book/.exec(xml)!.index;
    const rows = /<w:tbl>.*?<\/w:tbl>/.exec(xml.slice(from))![0].split('<w:tr>').slice(1);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toContain('<w:keepNext/>');
  });

  it('each form is printed on a separate page for copying', () => {
    const forms = composeDocument(inputWith({ template: 'detailed' })).chapters.find(({ id }) => id === 'annex-c')!.blocks;
    const sheets = forms.filter((block) => block.kind === 'sheet');
    expect(sheets.length).toBe(forms.length - 1);
    expect(sheets.filter(({ isHandedOut }) => !isHandedOut)).toEqual([]);
    expect(JSON.stringify(sheets.find(({ title }) => title?.includes('Roll call')))).toContain('Luis Pratt');
  });
});

describe('what an auditor asks for by hand', () => {
  it('the document has places for handwritten changes, copy holders and exclusions, as an auditor requires', () => {
    const { chapters } = composeDocument(inputWith());
    const first = JSON.stringify(chapters[0]);
    expect(first).toContain('Changes');
    expect(first).toContain('Who holds a copy');
    expect(first).toContain('Left out, and why');
  });
});

describe('a text cut to its place', () => {
  it.each([
    ['short', 10, 'short'],
    ['two whole words', 10, 'two whole…'],
    ['1. Donaudampfschifffahrt', 12, '1. Donaudamp…'],
    ['Donaudampfschifffahrt', 5, 'Donau…'],
    ['Emergency power for the hospital', 21, 'Emergency power…'],
    ['Room temperature, meals and water', 22, 'Room temperature…'],
    ['Room temperature, meals and water', 28, 'Room temperature, meals…'],
  ])('the text %s cut to %i letters is %s', (text, max, shown) => {
    expect(truncateBetweenWords(text, max)).toBe(shown);
  });
});
