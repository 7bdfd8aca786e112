/** The order of recovery as it is printed, for every trade's first draft and for the BCPs that the knowledge generates. */
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { toPlainText, toSpans } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { generatedBcps } from '#tests/unit/life-safety/generated-bcps.ts';

const HOUR = 60;
const FOUR_HOURS = 4 * HOUR;
const DAY = 24 * HOUR;
const units: Record<string, number> = { min: 1, h: HOUR, d: DAY };

const minutesOf = (time: string): number => {
  if (time === 'First') return -1;
  if (time === 'Right away') return 0;
  const [, count, unit, rest] = /^T\+(\d+) (min|h|d)(?: (\d+) min)?$/.exec(time)!;
  return Number(count) * units[unit!]! + Number(rest ?? 0);
};

interface Started {
  list: string;
  minutes: number;
  /** The names in bold: one, or several that start in this order. */
  names: string;
  text: string;
}
const listStarted = (input: Omit<DocumentInput, 'template'>): Started[] => {
  const { blocks } = composeDocument({ ...input, template: 'standard' }).chapters.find(({ id }) => id === 'chapter-6')!;
  return blocks.flatMap((block) => {
    if (block.kind !== 'checklist' || !/hour/.test(block.title)) return [];
    return block.items.flatMap(({ time, line }) => {
      const spans = toSpans(line);
      const text = spans.map((span) => span.text).join('');
      if (!/^(Start|Prepare)\b/.test(text)) return [];
      return [{ list: block.title, minutes: minutesOf(time), names: spans.find(({ mark }) => mark === 'strong')!.text, text }];
    });
  });
};

const isNamed = (name: string, { names }: Started): boolean => names === name || `, ${names}, `.includes(`, ${name}, `);

const limitOf = ({ rto, max_downtime }: { rto: string | null; max_downtime: string | null }): number | null =>
  (parseDuration(rto) ?? parseDuration(max_downtime))?.hi ?? null;

const mistakesIn = (input: Omit<DocumentInput, 'template'>): string[] => {
  const started = listStarted(input);
  const entries = [...input.bcp.critical_functions, ...input.bcp.it_systems];
  return entries.flatMap((entry) => {
    const { name } = entry;
    const limit = limitOf(entry);
    if (limit === null) return [];
    const lines = started.filter((line) => isNamed(name, line));
    if (protectsPeople(name)) return lines.every(({ minutes }) => minutes === -1) ? [] : [`${name} waits`];
    const late = lines.filter(({ minutes }) => minutes >= limit).map(({ minutes }) => `${name} starts at ${minutes} of ${limit}`);
    const isStarted = lines.some(({ minutes }) => minutes < FOUR_HOURS);
    const early = lines.filter(({ list, text }) => list.startsWith('First hour') && !text.includes('needed for'));
    return [
      ...late,
      ...(limit <= FOUR_HOURS && !isStarted ? [`${name} is due in ${limit} and not started`] : []),
      ...(limit > DAY && early.length > 0 ? [`${name} is due after ${limit} and starts in the first hour`] : []),
    ];
  });
};

const nobody = { employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z' };
const sizes = [3, 12, 60, 250];
const rows = trades.map((trade, at) => [trade.title, trade, sizes[at % sizes.length]!] as const);

describe('the first day of a first draft', () => {
  it.each(rows)(
    'the first day of a first draft starts everything in time, and nothing too early: %s',
    async (_, trade, people) => {
      const bcp = await createFirstDraft({
        ...{ business_name: 'Acme', business_type: 'LLC', industry: trade.within[0]!, trade: trade.id, employee_count: people },
        ...{ annual_revenue: '$1.2M', city: 'Galveston', state: 'TX', zip_code: '77550' },
      });
      expect(bcp.critical_functions.length + bcp.it_systems.length).toBeGreaterThan(5);
      expect(listStarted({ bcp, ...nobody }).length).toBeGreaterThan(0);
      expect(mistakesIn({ bcp, ...nobody })).toEqual([]);
    },
  );
});

const cardOf = (input: Omit<DocumentInput, 'template'>) => composeDocument({ ...input, template: 'quick' });
const listCardTasks = (input: Omit<DocumentInput, 'template'>): string[] =>
  cardOf(input).cover.blocks.flatMap((block) =>
    block.kind === 'checklist' && /hour/.test(block.title) ? block.items.map(({ line }) => toPlainText(line)) : [],
  );
const draftOf = (trade: (typeof trades)[number], employee_count = 12) =>
  createFirstDraft({
    ...{ business_name: 'Acme', business_type: 'LLC', industry: trade.within[0]!, trade: trade.id, employee_count },
    ...{ annual_revenue: '$1.2M', city: 'Galveston', state: 'TX', zip_code: '77550' },
  });

describe('the quick reference card of a first draft', () => {
  it('the quick reference card of a first draft cuts no name in its timed lists', async () => {
    for (const trade of trades) {
      const bcp = await draftOf(trade);
      const names = [...bcp.critical_functions, ...bcp.it_systems].map(({ name }) => name);
      const tasks = listCardTasks({ bcp, ...nobody });
      expect(
        names.some((name) => tasks.some((task) => task.startsWith('Start') && task.includes(name))),
        trade.id,
      ).toBe(true);
      expect(
        tasks.filter((task) => /^(Start|Prepare|Cannot)\b.*…/.test(task)),
        trade.id,
      ).toEqual([]);
    }
  });

  it('the quick reference card of a first draft has two pages, also of the trades with the longest lists', async () => {
    const cards = await Promise.all(trades.map(async (trade) => ({ bcp: await draftOf(trade), ...nobody })));
    const lengthOf = (input: Omit<DocumentInput, 'template'>) => listCardTasks(input).join('').length;
    for (const input of cards.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 6))
      expect(readPdf(await renderPdf(cardOf(input))).pages, input.bcp.trade ?? '').toHaveLength(2);
  });
});

describe('the first day of a generated BCP', () => {
  it.each(generatedBcps)(
    'the first day of a generated BCP starts everything in time, and nothing too early: %s',
    async (_, generate) => {
      expect(mistakesIn((await generate()).document)).toEqual([]);
    },
  );
});
