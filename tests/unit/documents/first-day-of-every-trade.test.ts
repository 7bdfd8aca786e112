/** The order of recovery as it is printed, for every trade's first draft and for the BCPs that the knowledge generates. */
import { describe, expect, it } from 'vitest';
import { type Danger, findDangers } from '#functions/documents/chapters/events.ts';
import { createContext, type DocumentInput } from '#functions/documents/document-context.ts';
import { toPlainText, toSpans } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { renderPdf } from '#functions/documents/render-pdf.ts';
import type { Bcp, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { isEmergencyAct, protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isStandbyPower, type RestoreOrder, type ScheduledItem } from '#shared/domain/bcp/recovery-schedule.ts';
import { isRunByVendor } from '#shared/domain/bcp/system-place.ts';
import { buildRecoveryModel } from '#shared/domain/recovery/model.ts';
import { findRestoreOrder } from '#shared/domain/recovery/restore-order.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { generatedBcps } from '#tests/unit/life-safety/generated-bcps.ts';
import { employees } from './fixture.ts';

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

const IF_POWER_IS_SAFE = 'If the power is out and there is no gas, smoke or water, ';
const STARTS = new RegExp(`^(?:${IF_POWER_IS_SAFE})?(?:start(?! only)|prepare)\\b|\\basks? the vendor\\b`, 'i');

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
      if (!STARTS.test(text)) return [];
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
    if (protectsPeople(name)) return lines.length === 0 ? [] : [`${name} stands among what starts whatever happened`];
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

/** The lists of events in which a function that protects people is started. */
const listEventsThatStart = (input: Omit<DocumentInput, 'template'>, name: string): string[] => {
  const { blocks } = composeDocument({ ...input, template: 'standard' }).chapters.find(({ id }) => id === 'chapter-6')!;
  return blocks.flatMap((block) =>
    block.kind === 'checklist' &&
    block.items.some(({ line }) => {
      const text = toPlainText(line);
      const isTold =
        text.includes(`ollow the sheet ${name} (chapter 8) right away if anyone may be in danger.`) ||
        text === `Keep up ${name} all the time. Wait for no decision.`;
      return isTold && /Wait for no decision\.$/.test(text);
    })
      ? [block.title.replace(', or a water alarm sounds', '')]
      : [],
  );
};
const titleOf = new Map<Danger, RegExp>([
  ['leave', /^Leave/],
  ['shelter', /^Stay in/],
  ['attack', /^Stay in/],
  ['storm', /^A storm/],
  ['systems', /^Systems/],
  ['people', /^People/],
  ['supply', /^A supplier/],
]);
const EVENT_TITLES = [
  'Leave: fire, gas, damage to the building',
  'Leave or move to safety: fire, gas, damage to the building',
  'Stay in: tornado, earthquake, toxic air. Attacker: run first',
  'A storm, flood or wildfire is coming',
  'Systems are down or attacked',
  'People are missing, ill or hurt',
  'A supplier or utility is out',
];
const expectedEvents = (name: string) => {
  const patterns = findDangers(name).map((danger) => titleOf.get(danger)!);
  const titles = EVENT_TITLES.filter((title) => patterns.some((pattern) => pattern.test(title)));
  return expect.toSatisfy((found: string[]) => {
    const expected = titles.filter((title) => !title.startsWith('Leave') || found.includes(title));
    const leaves = titles.some((title) => title.startsWith('Leave'));
    return found.join() === expected.join() && found.some((title) => title.startsWith('Leave')) === leaves;
  });
};

const listLines = (input: Omit<DocumentInput, 'template'>): string[] => {
  const chapter = composeDocument({ ...input, template: 'standard' }).chapters.find(({ id }) => id === 'chapter-6')!;
  const card = composeDocument({ ...input, template: 'quick' }).cover.blocks;
  return [...chapter.blocks, ...card].flatMap((block) => {
    if (block.kind === 'checklist') return block.items.map(({ line }) => toPlainText(line));
    return block.kind === 'table' ? block.rows.map((row) => row.map(toPlainText).join(': ')) : [];
  });
};
/** Such a name may hold daily work too: “Start Lift or ride operation and rider rescue” would send people onto the lift. */
const findOrdersToStart = (input: Omit<DocumentInput, 'template'>): string[] => {
  const names = input.bcp.critical_functions.map(({ name }) => name).filter(protectsPeople);
  return listLines(input).filter((line) =>
    names.some((name) => ['start ', 'next: '].some((verb) => line.toLowerCase().includes(verb + name.toLowerCase()))),
  );
};
const findUnconditionalPower = (input: Omit<DocumentInput, 'template'>): string[] => {
  const names = input.bcp.it_systems.filter(isStandbyPower).map(({ name }) => name);
  return listLines(input).filter(
    (line) =>
      names.some((name) => line.replace(/needed for .*|(?:Cannot be back|It needs) .*/, '').includes(name)) &&
      STARTS.test(line) &&
      !line.startsWith(IF_POWER_IS_SAFE),
  );
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
      expect(findOrdersToStart({ bcp, ...nobody })).toEqual([]);
      expect(findUnconditionalPower({ bcp, ...nobody })).toEqual([]);
      for (const { name } of bcp.critical_functions.filter((fn) => protectsPeople(fn.name)))
        expect(listEventsThatStart({ bcp, ...nobody }, name), name).toEqual(expectedEvents(name));
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
    const cards = await Promise.all(
      trades.map(async (trade) => {
        const input = { bcp: await draftOf(trade), ...nobody };
        return { input, length: listCardTasks(input).join('').length };
      }),
    );
    for (const { input } of cards.toSorted((a, b) => b.length - a.length).slice(0, 6))
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

/** Whoever restores most of it is one person, so that an order has to be chosen. */
const team = {
  employees: employees
    .slice(0, 1)
    .map((person) => ({ ...person, id: 1, name: 'Luis Pratt', role: 'IT Director', department: 'IT' })),
  providers: [],
};
const findTrade = (id: string) => trades.find((trade) => trade.id === id)!;
const scheduleOf = (bcp: Bcp) => createContext({ bcp, ...nobody, ...team, template: 'standard' }).schedule;
const levels = ['critical', 'high', 'medium', 'low', null];
const isNoLessCritical = (a: ScheduledItem, b: ScheduledItem): boolean =>
  levels.indexOf(a.item.criticality) <= levels.indexOf(b.item.criticality);

/** What starts after something that is due later, no more critical and in the same hands, although it waits for nothing. */
const findUpsideDown = (schedule: readonly ScheduledItem[], order: RestoreOrder): string[] => {
  const workerOf = new Map(order.map(({ item, worker }) => [item, worker]));
  const handsOf = (scheduled: ScheduledItem) => (scheduled.kind === 'system' ? (workerOf.get(scheduled.item) ?? null) : null);
  const waits = (scheduled: ScheduledItem): boolean =>
    scheduled.kind === 'function'
      ? schedule.some((other) => other.kind === 'system' && other.start === scheduled.start)
      : scheduled.item.system_dependencies.length + scheduled.item.dependencies.length > 0;
  return schedule.flatMap((later) =>
    schedule
      .filter(
        (other) =>
          other.start > later.start &&
          (other.due ?? Infinity) < (later.due ?? Infinity) &&
          isNoLessCritical(other, later) &&
          !(later.kind === 'function' && protectsPeople(later.item.name)) &&
          other.kind === later.kind &&
          handsOf(other) === handsOf(later) &&
          !waits(other),
      )
      .map((other) => `${later.item.name} before ${other.item.name}`),
  );
};

describe('the order of recovery of a first draft', () => {
  it.each(rows)('starts nothing before what is due earlier and no less critical: %s', async (_, trade, people) => {
    const bcp = await draftOf(trade, people);
    const order = findRestoreOrder(buildRecoveryModel({ content: bcp, ...team }));
    expect(findUpsideDown(scheduleOf(bcp), order)).toEqual([]);
  });

  it.each(rows)('says of nobody that they restore first what starts later: %s', async (_, trade, people) => {
    const schedule = scheduleOf(await draftOf(trade, people));
    const startOf = new Map(schedule.map(({ item, start }) => [item.name, start]));
    for (const { obstacle, start } of schedule)
      if (obstacle?.kind === 'busy') expect(startOf.get(obstacle.after)).toBeLessThanOrEqual(start);
  });

  it.each(rows)('lists the functions of chapter 3 by their objectives, people first: %s', async (_, trade, people) => {
    const { functions, schedule } = createContext({
      ...{ bcp: await draftOf(trade, people), ...nobody, ...team },
      template: 'standard',
    });
    const dueOf = new Map(schedule.map(({ item, due }) => [item, due ?? Number.POSITIVE_INFINITY]));
    const keys = functions.map((item) => (protectsPeople(item.name) ? -1 : dueOf.get(item)!));
    expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
  });

  it.each(rows)('lets what an emergency act needs wait for nothing that none needs: %s', async (_, trade, people) => {
    const bcp = await draftOf(trade, people);
    const order = findRestoreOrder(buildRecoveryModel({ content: bcp, ...team }));
    const workerOf = new Map(order.map(({ item, worker }) => [item, worker]));
    const acts = bcp.critical_functions.map(({ name }) => name).filter(isEmergencyAct);
    const systems = scheduleOf(bcp).flatMap((scheduled) => (scheduled.kind === 'system' ? [scheduled] : []));
    const serves = ({ item }: (typeof systems)[number]): boolean => item.supports_functions.some((name) => acts.includes(name));
    const needsOf = (item: ItSystem): string[] => [...item.system_dependencies, ...item.dependencies];
    const waiting = systems.filter(serves).flatMap((late) =>
      systems
        .filter(
          (early) =>
            early.start < late.start &&
            !serves(early) &&
            !isStandbyPower(early.item) &&
            // What a vendor restores keeps nobody here busy.
            !isRunByVendor(early.item) &&
            !systems.some((other) => serves(other) && needsOf(other.item).includes(early.item.name)) &&
            workerOf.get(early.item) === workerOf.get(late.item),
        )
        .map((early) => `${early.item.name} before ${late.item.name}`),
    );
    expect(waiting).toEqual([]);
  });

  it.each(rows)('sends nobody to work with a system that is not back: %s', async (_, trade, people) => {
    const bcp = await draftOf(trade, people);
    const backOf = new Map(
      scheduleOf(bcp).flatMap(({ kind, item, start }) => {
        const takes = kind === 'system' && !isStandbyPower(item) ? parseDuration(item.recovery_time) : null;
        return takes === null ? [] : [[item.name, start + takes.hi] as const];
      }),
    );
    const needsOf = ({ name, dependencies }: (typeof bcp.critical_functions)[number]): string[] => [
      ...dependencies,
      ...bcp.it_systems.filter(({ supports_functions }) => supports_functions.includes(name)).map((system) => system.name),
    ];
    const started = listStarted({ bcp, ...nobody, ...team });
    const unsaid = bcp.critical_functions.flatMap((fn) =>
      started
        .filter((line) => isNamed(fn.name, line) && needsOf(fn).some((name) => (backOf.get(name) ?? 0) > line.minutes))
        .filter(({ text }) => !/ until .+ is back\.| It cannot be back by /.test(text))
        .map(({ text }) => text),
    );
    expect(unsaid).toEqual([]);
  });

  it('nothing of a first draft is late', async () => {
    const late = async (id: string) =>
      scheduleOf(await draftOf(findTrade(id)))
        .filter(({ obstacle }) => obstacle !== null)
        .map(({ item }) => item.name);
    expect(await late('oyster-farm')).toEqual([]);
    expect(await late('dialysis-center')).toEqual([]);
    expect(await late('online-store')).toEqual([]);
  });

  it('an online store takes orders again before it does its books', async () => {
    const names = scheduleOf(await draftOf(findTrade('online-store'))).map(({ item }) => item.name);
    expect(names.indexOf('Web shop and order inbox')).toBeLessThan(names.indexOf('Stock ledger and bookkeeping'));
    expect(names.indexOf('Fulfillment space and inventory count')).toBeLessThan(
      names.indexOf('Banking, supplier payments and wages'),
    );
  });

  it.each(rows)('prepares nothing that is due within the day: %s', async (_, trade, people) => {
    const started = listStarted({ bcp: await draftOf(trade, people), ...nobody, ...team });
    expect(started.filter(({ text }) => /^Prepare.*(back|needed for .*) by T\+(24|1?\d|2[0-3]) h/.test(text))).toEqual([]);
  });
});
