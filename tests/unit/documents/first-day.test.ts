import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import type { Block } from '#functions/documents/pdf/model.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { CriticalFunction, ItSystem, KeySupplier } from '#shared/domain/bcp/bcp.ts';
import type { ServiceProvider } from '#shared/domain/people.ts';
import { functionNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { bakery, employees, providers } from './fixture.ts';

const createInput = (
  critical_functions: CriticalFunction[],
  it_systems: ItSystem[],
  template: 'standard' | 'quick',
): DocumentInput => ({
  bcp: { ...bakery, critical_functions, it_systems },
  employees,
  providers,
  template,
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
});

interface PrintedLine {
  list: 'First hour' | 'One to four hours' | 'Four to 24 hours';
  /** Minutes after the event; what comes first of all is before it. */
  minutes: number;
  text: string;
}
const units = { min: 1, h: 60, d: 1440 };
const minutesOf = (text: string): number => {
  if (text === 'First') return -1;
  if (text === 'Right away') return 0;
  const [, count, unit, , rest] = /^T\+(\d+) (min|h|d)( (\d+) min)?$/.exec(text)!;
  return Number(count) * units[unit as keyof typeof units] + Number(rest ?? 0);
};
const checklistsIn = (blocks: readonly Block[]): PrintedLine[] =>
  blocks.flatMap((block) =>
    block.kind === 'checklist' && /hour/.test(block.title)
      ? block.items.map(({ time, line }) => ({
          list: block.title.replace(', whatever happened', '') as PrintedLine['list'],
          minutes: minutesOf(time),
          text: toPlainText(line),
        }))
      : [],
  );
const printDocument = (functions: CriticalFunction[], systems: ItSystem[]): PrintedLine[] =>
  checklistsIn(
    composeDocument(createInput(functions, systems, 'standard')).chapters.find(({ id }) => id === 'chapter-6')!.blocks,
  );
/** What the lists of the events start: before every time. */
const printEvents = (functions: CriticalFunction[], systems: ItSystem[]): PrintedLine[] =>
  composeDocument(createInput(functions, systems, 'standard'))
    .chapters.find(({ id }) => id === 'chapter-6')!
    .blocks.flatMap((block) =>
      block.kind === 'checklist' && !/hour/.test(block.title)
        ? block.items
            .map(({ line }): PrintedLine => ({ list: 'First hour', minutes: -1, text: toPlainText(line) }))
            .filter(({ text }) => /ollow the sheet .* right away/.test(text))
        : [],
    );
const supplier = (name: string, criticality: string, phone: string | null = null) =>
  ({ id: name, name, criticality, phone, alternative_suppliers: [] }) as unknown as KeySupplier;
const printCalls = (functions: CriticalFunction[], key_suppliers: KeySupplier[], template: 'standard' | 'quick'): string[] => {
  const input = createInput(functions, [], template);
  const document = composeDocument({ ...input, bcp: { ...input.bcp, key_suppliers } });
  const blocks = template === 'quick' ? document.cover.blocks : document.chapters.find(({ id }) => id === 'chapter-6')!.blocks;
  return checklistsIn(blocks).flatMap(({ minutes, text }) =>
    text.startsWith('Tell the suppliers') ? [`${minutes} ${text.slice('Tell the suppliers: '.length)}`] : [],
  );
};
const printCard = (functions: CriticalFunction[], systems: ItSystem[]): PrintedLine[] =>
  checklistsIn(composeDocument(createInput(functions, systems, 'quick')).cover.blocks);
/** The lines that begin work on something; what they say about other things does not count. */
const startOf = (lines: readonly PrintedLine[], name: string): PrintedLine[] =>
  lines.filter(({ text }) => {
    const begins = text.replace(/, needed for .*| It cannot .*| (?:Use the workaround|Wait) until .*/, '');
    return /^(Start|Prepare|After the first day)\b|\basks? the vendor\b/i.test(begins) && begins.includes(name);
  });

/** What people type, and the minutes that it allows at most. */
const rtos = [
  ['15 minutes', 15],
  ['0-1 hour', 60],
  ['90 minutes', 90],
  ['1-4 hours', 240],
  ['4 hours', 240],
  ['4-24 hours', 1440],
  ['36 hours', 2160],
  ['1-3 days', 4320],
  ['3-7 days', 10_080],
  ['More than 1 week', Number.POSITIVE_INFINITY],
  [null, null],
  ['whenever', null],
] as const;
const allowed = new Map<string | null, number | null>(rtos);
const recoveryTimes = [null, '20 minutes', '1 hour', '4 hours', '4-24 hours', '2 days', 'a while'];
const functionNames = ['Fn0', 'Fn1', 'Fn2', 'Fn3', 'Fn4'];
const systemNames = ['Sys0', 'Sys1', 'Sys2', 'Sys3', 'Sys4'];
const some = (names: string[]) => fc.subarray(names, { maxLength: 2 });

const timed = {
  rto: fc.constantFrom(...rtos.map(([text]) => text)),
  criticality: fc.constantFrom('critical', 'high', 'medium', 'low', null),
  max_downtime: fc.constant(null),
} as const;
const aFunction = (name: string) =>
  fc
    .record({ ...timed, dependencies: some([...functionNames, ...systemNames, 'Elsewhere']) })
    .map((part) => functionNamed(name, part));
const aSystem = (name: string) =>
  fc
    .record({
      ...timed,
      recovery_time: fc.constantFrom(...recoveryTimes),
      system_dependencies: some(systemNames),
      supports_functions: some(functionNames),
    })
    .map((part) => systemNamed(name, part));
const anyInput = fc.record({
  functions: fc.tuple(...functionNames.map(aFunction)).chain((all) => fc.subarray(all)),
  systems: fc.tuple(...systemNames.map(aSystem)).chain((all) => fc.subarray(all)),
});

const CANNOT = /cannot be back|cannot keep running/i;

describe('the printed first day of any BCP', () => {
  const holds = (check: (lines: PrintedLine[], functions: CriticalFunction[], systems: ItSystem[]) => void) =>
    fc.assert(
      fc.property(anyInput, ({ functions, systems }) => check(printDocument(functions, systems), functions, systems)),
      { numRuns: 60 },
    );

  it('the printed first day of any BCP is ordered by time, each line in the list of its time', () => {
    holds((lines) => {
      for (const [at, { minutes, list }] of lines.entries()) {
        expect(minutes).toBeGreaterThanOrEqual(lines[at - 1]?.minutes ?? -1);
        if (list === 'First hour') expect(minutes).toBeLessThanOrEqual(60);
        if (list === 'One to four hours') expect(minutes).toBeLessThanOrEqual(240);
      }
    });
  });

  it('the printed first day of any BCP starts nothing at or after its own deadline', () => {
    holds((lines, functions, systems) => {
      for (const { name, rto } of [...functions, ...systems])
        for (const { minutes } of startOf(lines, name))
          expect(minutes).toBeLessThan(allowed.get(rto) ?? Number.POSITIVE_INFINITY);
      for (const { minutes, text } of lines)
        for (const [, time] of text.matchAll(/(?:back by|needed for \w+ by) (T\+\d+ (?:min|h \d+ min|h|d))\b/g))
          expect(minutes).toBeLessThan(minutesOf(time!));
    });
  });

  it('the printed first day of any BCP starts each function and system once', () => {
    holds((lines, functions, systems) => {
      for (const { name } of [...functions, ...systems]) expect(startOf(lines, name)).toHaveLength(1);
    });
  });

  it('the printed first day of any BCP starts everything due within four hours in the first four', () => {
    holds((lines, functions, systems) => {
      for (const { name, rto } of [...functions, ...systems])
        if ((allowed.get(rto) ?? 9999) <= 240) expect(startOf(lines, name)[0]!.minutes).toBeLessThan(240);
    });
  });

  it('the printed first day of any BCP starts what is due after a day no earlier than after four hours, unless a sooner entry depends on it', () => {
    holds((lines, functions, systems) => {
      for (const { name, rto } of [...functions, ...systems])
        if ((allowed.get(rto) ?? 0) > 1440) {
          const [line] = startOf(lines, name);
          if (!line!.text.includes('needed for')) expect(line!.minutes).toBeGreaterThanOrEqual(240);
        }
    });
  });

  it('the printed first day of any BCP starts dependencies first, or says that an entry cannot be restored in time', () => {
    holds((lines, functions, systems) => {
      const needs = new Map(
        [...functions, ...systems].map((entry) => [
          entry.name,
          new Set([
            ...('system_dependencies' in entry ? entry.system_dependencies : entry.dependencies),
            ...systems.filter((system) => system.supports_functions.includes(entry.name)).map(({ name }) => name),
          ]),
        ]),
      );
      const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
        [...(needs.get(from) ?? [])].some((next) => {
          if (next === to) return true;
          if (seen.has(next)) return false;
          seen.add(next);
          return reaches(next, to, seen);
        });
      for (const [name, needed] of needs)
        for (const other of needed) {
          if (!needs.has(other) || other === name || reaches(other, name)) continue;
          const [own, before] = [startOf(lines, name)[0]!, startOf(lines, other)[0]!];
          if (CANNOT.test(own.text)) continue;
          if (own === before) expect(own.text.indexOf(other)).toBeLessThan(own.text.indexOf(name));
          else expect(lines.indexOf(before)).toBeLessThan(lines.indexOf(own));
        }
    });
  });

  it('the printed first day of any BCP reports a system that takes longer than the function that depends on it may wait', () => {
    const lines = printDocument(
      [functionNamed('Sales', { rto: '1-4 hours' })],
      [systemNamed('Till', { rto: '1-3 days', recovery_time: '2 days', supports_functions: ['Sales'] })],
    );
    expect(startOf(lines, 'Sales')[0]!.text).toContain('It cannot be back by T+4 h: it needs Till, which comes back later.');
  });
});

describe('the printed first day of any card', () => {
  it('the first day of any card is ordered by time, and starts no group after the deadline of an entry in it', () => {
    fc.assert(
      fc.property(anyInput, ({ functions, systems }) => {
        const lines = printCard(functions, systems);
        for (const [at, { minutes }] of lines.entries()) expect(minutes).toBeGreaterThanOrEqual(lines[at - 1]?.minutes ?? -1);
        for (const { name, rto } of [...functions, ...systems])
          for (const { minutes } of startOf(lines, name))
            expect(minutes).toBeLessThan(allowed.get(rto) ?? Number.POSITIVE_INFINITY);
      }),
      { numRuns: 60 },
    );
  });
});

const protective = ['Guest safety and evacuation', 'Evacuation of residents', 'Life safety', 'First aid'];
describe.each(['0-1 hour', '1-4 hours', '4-24 hours', '1-3 days', null])('an evacuation with the RTO %s', (rto) => {
  const functions = [
    ...protective.map((name) => functionNamed(name, { rto, dependencies: ['Till'] })),
    functionNamed('Sales', { rto: '1-4 hours' }),
  ];
  const systems = [systemNamed('Till', { rto: '1-3 days', recovery_time: '2 days' })];

  it.each([
    ['plan', printEvents],
    ['card', printCard],
  ] as const)('an evacuation waits for no time, person or system in the %s', (_, printed) => {
    const lines = printed(functions, systems);
    const starts = lines.filter(({ text }) => protective.some((name) => text.replace(/needed for .*/, '').includes(name)));
    expect(starts.length).toBeGreaterThan(0);
    for (const { minutes, text } of starts) {
      expect(minutes).toBe(-1);
      expect(text).toMatch(/right away if anyone may be in danger.*Wait for no decision\.$/);
      expect(text).not.toMatch(/T\+\d+ \w+, |, back by/);
    }
  });

  it('an evacuation is printed under each of its names, and is neither an activation limit nor a state to return to', () => {
    const { blocks } = composeDocument(createInput(functions, systems, 'standard')).chapters.find(
      ({ id }) => id === 'chapter-6',
    )!;
    const printed = JSON.stringify(blocks).replace(/needed for [^"]*/g, '');
    for (const name of protective) expect(printed.split(name).length).toBeGreaterThan(1);
  });

  it('an evacuation has a sheet for its owner without a waiting time', () => {
    const { blocks } = composeDocument(createInput(functions, systems, 'standard')).chapters.find(
      ({ id }) => id === 'chapter-8',
    )!;
    const sheets = blocks.filter((block) => block.kind === 'sheet' && protective.includes(block.title));
    expect(sheets).toHaveLength(protective.length);
    for (const sheet of sheets) {
      expect(JSON.stringify(sheet)).toContain('Right away if anyone may be in danger. Wait for no decision.');
      expect(JSON.stringify(sheet)).not.toMatch(/\(RTO\)|\(MTD\)|is down/);
    }
  });

  it('an evacuation is named on the card without a waiting time', () => {
    const card = JSON.stringify(composeDocument(createInput(functions, systems, 'quick')));
    expect(card).toContain('Right away');
    if (rto !== null && rto !== '1-4 hours') expect(card).not.toContain(rto);
  });
});

describe('the first line', () => {
  it.each([
    [[], [], 'T+15 min'],
    [[functionNamed('Sales', { rto: '15 minutes' })], [], 'Right away'],
    [[functionNamed('Life safety', { rto: '15 minutes' })], [], 'T+15 min'],
  ] as const)('the first line sends people who are safe to the earliest printed time: case %#', (functions, systems, time) => {
    const [first] = printDocument([...functions], [...systems]);
    expect(first!.text).toContain(`Then go to “${time}”.`);
  });

  it('the first line counts everyone who was at work, however few the BCP lists', () => {
    for (const lines of [printDocument([], []), printCard([], [])]) {
      expect(lines[1]!.text).toMatch(/count heads: everyone who was at work(?: \(today’s shift list\))?, and guests/);
      expect(lines.filter(({ text }) => /only from a safe place/i.test(text))).toHaveLength(1);
      expect(lines.find(({ text }) => text.startsWith('Check on'))!.text).toContain('everyone who works here');
    }
  });
});

describe('back to normal', () => {
  it('what was written by hand is entered into the systems that hold records and that a function uses', () => {
    const functions = [functionNamed('Sales', { dependencies: ['Till', 'Internet line'] })];
    const systems = [
      systemNamed('Till', { system_type: 'application' }),
      systemNamed('Books', { system_type: 'database', supports_functions: ['Sales'] }),
      systemNamed('Internet line', { system_type: 'network' }),
      systemNamed('Cooler alarm', { system_type: 'infrastructure', supports_functions: ['Sales'] }),
      systemNamed('Website', { system_type: 'application' }),
    ];
    const { chapters } = composeDocument(createInput(functions, systems, 'standard'));
    const blocks = chapters.find(({ id }) => id === 'chapter-8')!.blocks;
    const list = blocks.find((block) => block.kind === 'checklist' && block.title === 'Back to normal');
    const lines = list?.kind === 'checklist' ? list.items.map(({ line }) => toPlainText(line)) : [];
    expect(lines.filter((line) => line.includes('Enter only the rest into'))).toHaveLength(1);
    const [line] = lines.filter((text) => text.includes('Enter only the rest into'));
    for (const name of ['Till', 'Books']) expect(line).toContain(name);
    for (const name of ['Internet line', 'Cooler alarm', 'Website']) expect(line).not.toContain(name);
  });
});

describe('the calls to suppliers', () => {
  const soon = functionNamed('Baking', { rto: '1-4 hours', suppliers: ['Mill'], dependencies: ['Gas'] });
  const later = functionNamed('Books', { rto: '1-3 days', suppliers: ['Mill', 'Paper'] });
  const suppliers = [
    supplier('Mill', 'critical', '509-555-0142'),
    supplier('Gas', 'high'),
    supplier('Paper', 'high'),
    supplier('Ribbon', 'low'),
    supplier('Nobody’s', 'critical'),
  ];

  it('a supplier of what matters is called with the first function that it serves, and 6 hours later at most', () => {
    const start = startOf(printDocument([soon, later], []), 'Baking')[0]!.minutes;
    expect(start).toBeLessThan(240);
    expect(printCalls([soon, later], suppliers, 'standard')).toEqual([
      `${start} Mill (509-555-0142), Gas.`,
      '360 Nobody’s, Paper.',
    ]);
  });

  it('a card names those of the first call, and counts the others', () => {
    const [calls, ...more] = printCalls([soon, later], suppliers, 'quick');
    expect(calls).toBe('60 Mill, Gas. Tell 2 more by T+6 h (chapter 6).');
    expect(more).toEqual([]);
  });

  it.each([
    [
      ['Gloves', '3-7 days'],
      ['Current', '0-1 hour'],
      ['15 Current.', '60 Gloves.'],
    ],
    [['Gloves', '4-24 hours'], ['Current', '0-1 hour'], ['15 Current, Gloves.']],
  ])('what is missed first is called first: %s, %s', (goods, power, expected) => {
    const urgent = functionNamed('Care', { rto: '15 minutes', suppliers: ['Gloves', 'Current'] });
    const named = [goods, power].map(([name, max_downtime]) => ({ ...supplier(name!, 'critical'), max_downtime: max_downtime! }));
    expect(printCalls([urgent], named, 'standard')).toEqual(expected);
  });

  it('no one is called where no supplier matters', () => {
    expect(printCalls([soon, later], [supplier('Ribbon', 'low')], 'standard')).toEqual([]);
  });
});

describe('firms that are providers', () => {
  const water: ServiceProvider = {
    ...providers[3]!,
    id: 9,
    name: 'Gulf Pure',
    services_provided: 'Water treatment, carbon tanks',
  };
  const repair = providers[3]!;
  const print = (firms: readonly ServiceProvider[], template: 'standard' | 'quick'): PrintedLine[] => {
    const input = createInput([functionNamed('Serve', { rto: '4 hours' })], [], template);
    const key_suppliers = [supplier('Water treatment service company', 'critical')];
    const document = composeDocument({ ...input, providers: firms, bcp: { ...input.bcp, key_suppliers } });
    return checklistsIn(
      template === 'quick' ? document.cover.blocks : document.chapters.find(({ id }) => id === 'chapter-6')!.blocks,
    );
  };
  const find = (lines: readonly PrintedLine[], text: string) => lines.filter((line) => line.text.includes(text));

  it.each(['standard', 'quick'] as const)('who repairs what is critical is called in the first hour: %s', (template) => {
    const [call, ...more] = find(print([repair], template), 'For repairs, call');
    expect(call).toMatchObject({ list: 'First hour', minutes: 30 });
    expect(call!.text).toContain(template === 'quick' ? 'Emerald Oven Service' : 'Emerald Oven Service (206-555-0171)');
    expect(more).toEqual([]);
    expect(find(print([{ ...repair, criticality: 'high' }], template), 'For repairs')).toEqual([]);
  });

  it('a supplier has the number of the firm behind it, and is called once', () => {
    const other = find(print([{ ...water, provider_type: 'Other' }], 'standard'), 'Tell the suppliers');
    expect(other.map(({ text }) => text)).toEqual([
      'Tell the suppliers: Water treatment service company (Gulf Pure, 206-555-0171).',
    ]);
    expect(find(print([water], 'standard'), 'Tell the suppliers')).toEqual([]);
    expect(find(print([water], 'standard'), 'Gulf Pure (206-555-0171)')).toHaveLength(1);
  });
});

describe('who leads the response to a loss', () => {
  const [dana, mei, priya] = employees;
  const alone = [{ ...dana!, backup_for: null }];
  const leadOf = (risk_name: string, responsible_party: string, team = employees): string[] => {
    const mitigation = { ...bakery.mitigations[0]!, risk_name, responsible_party, incident_response_steps: ['Call 911.'] };
    const input = { ...createInput([], [], 'standard'), employees: team };
    const { chapters } = composeDocument({ ...input, bcp: { ...input.bcp, mitigations: [mitigation] } });
    const { blocks } = chapters.find(({ id }) => id === 'responses')!;
    return blocks.flatMap((block) => (block.kind === 'sheet' ? [toPlainText(block.aside)] : []));
  };
  const [danaCall, meiCall, priyaCall] = [dana!, mei!, priya!].map(({ name, phone }) => `${name} (${phone})`);

  it.each([
    ['Loss of the Chief Executive or Lead Lender', 'CEO', employees, meiCall],
    ['Loss of the Owner or Crew Leader', 'Dana Ortiz', employees, meiCall],
    ['Loss of the Operations Manager', 'Operations Manager', employees, priyaCall],
    ['Loss of the Owner', 'Dana Ortiz', [dana!, { ...mei!, backup_for: null }], meiCall],
    ['Loss of the Owner', 'Dana Ortiz', [...alone, { ...priya!, backup_for: null, job_title: 'Board Chair' }], priyaCall],
    ['Loss of the Owner', 'Dana Ortiz', alone, 'Name who takes over'],
    ['Loss of the Head Baker', 'Dana Ortiz', employees, danaCall],
    ['Loss of the Office', 'Dana Ortiz', employees, danaCall],
    ['Key Personnel Loss', 'Dana Ortiz', employees, `${danaCall}, or ${meiCall}`],
    ['Fire', 'Dana Ortiz', employees, danaCall],
  ])('%s, answered by %s', (risk, who, team, expected) => {
    expect(leadOf(risk, who, team)).toEqual([expected]);
  });
});

describe('systems', () => {
  const printTask = (name: string, part: Partial<ItSystem>): string[] =>
    startOf(printDocument([], [systemNamed(name, { rto: '1-4 hours', ...part })]), name).map(({ text }) => text);

  it.each([
    [
      'Core',
      { vendor: 'Fidelis', responsible_team: 'Mei Tanaka', description: 'Hosted by the processor' },
      'Have Mei Tanaka (206-555-0102) ask the vendor (Fidelis) to restore Core,',
    ],
    [
      'Mail',
      { vendor: 'Tideline IT', responsible_team: null, description: 'In the cloud' },
      'Ask the vendor (Tideline IT, 206-555-0150) to restore Mail,',
    ],
    [
      'Server',
      { vendor: 'Dell', responsible_team: 'Mei Tanaka', description: 'Server on site' },
      'Start Server with Mei Tanaka (206-555-0102),',
    ],
  ])('%s is restored where it runs', (name, part, expected) => {
    const [line, ...more] = printTask(name, part);
    expect(line).toContain(expected);
    expect(more).toEqual([]);
  });

  it.each([
    ['Downtime computer', 'infrastructure', []],
    ['Reverse osmosis', 'infrastructure', []],
    ['Standby server', 'application', []],
    ['Charts', 'application', ['Work by hand without Charts: Care (chapter 8).']],
  ] as const)('work goes on by hand without %s (%s)', (name, system_type, expected) => {
    const systems = [systemNamed(name, { rto: '0-1 hour', system_type, supports_functions: ['Care'] })];
    const { chapters } = composeDocument(createInput([functionNamed('Care', { rto: '1-4 hours' })], systems, 'standard'));
    const { blocks } = chapters.find(({ id }) => id === 'chapter-6')!;
    const lines = blocks.flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : []));
    expect(lines.filter((text) => text.startsWith('Work by hand'))).toEqual(expected);
  });
});
