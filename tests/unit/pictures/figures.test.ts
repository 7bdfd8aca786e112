import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CriticalFunction, ItSystem, KeySupplier, RiskImpact } from '#shared/domain/bcp/bcp.ts';
import type { RatedRisk } from '#shared/domain/bcp/impact.ts';
import { setImpactAt } from '#shared/domain/bcp/impact-over-time.ts';
import { functionFrom, functionListDefaults, supplierFrom, systemFrom } from '#shared/domain/bcp/operations.ts';
import { IMPACT_BANDS, LIKELIHOODS } from '#shared/domain/bcp/options.ts';
import { buildRecoverySchedule } from '#shared/domain/bcp/recovery-schedule.ts';
import { buildCallTree } from '#shared/domain/call-tree.ts';
import { Employee } from '#shared/domain/people.ts';
import { buildCallTreeFigure } from '#shared/pictures/call-tree-figure.ts';
import { buildDependencyFigure } from '#shared/pictures/dependency-map.ts';
import { buildDowntimeCostFigure } from '#shared/pictures/downtime-cost-figure.ts';
import {
  type Drawing,
  type Figure,
  fitText,
  isFigure,
  type MaybeFigure,
  measureText,
  wrapText,
} from '#shared/pictures/drawing.ts';
import { buildImpactHeatMap } from '#shared/pictures/impact-heat-map.ts';
import { buildRecoveryTimeline } from '#shared/pictures/recovery-timeline.ts';
import { buildRiskHeatMap } from '#shared/pictures/risk-heat-map.ts';
import { renderSvg } from '#shared/pictures/svg.ts';
import { faultOf } from '#tests/support/xml.ts';
import { highAfter } from '../domain/bcp/entries.ts';

const frames = [
  { width: 310, textSize: 13 },
  { width: 512, textSize: 9, maxHeight: 340 },
  { width: 760, textSize: 14 },
];
const LEVELS = ['minor', 'moderate', 'major', 'catastrophic'] as const;

const risk = (name: string, assessment: RiskImpact): RatedRisk => ({
  ...{ name, assessment, list: 'primary_concerns', level: 'low', reason: undefined },
});
const riskAt = (name: string, at: number): RatedRisk =>
  risk(name, { likelihood: LIKELIHOODS[at % 5]!, financial_impact: LEVELS[at % 4]!, operational_impact: 'minor' });

const person = (id: number, name: string, rest: object = {}): Employee =>
  // Names that the form refuses are stored in older rows.
  ({ ...Employee.parse({ id, bcp_id: 1, name: 'A', role: 'Team Lead', email: null, ...rest }), name });

const criticalFunction = (name: string, dependencies: string[] = []): CriticalFunction =>
  functionFrom({ name, dependencies, rto: '1-4 hours' }, functionListDefaults, name);
const system = (name: string, system_dependencies: string[] = []): ItSystem => systemFrom({ name, system_dependencies }, name);
const supplier = (name: string): KeySupplier => supplierFrom({ name }, name);

const operationsOf = (names: readonly string[]) => {
  const third = Math.ceil(names.length / 3);
  const [functions, systems, suppliers] = [names.slice(0, third), names.slice(third, 2 * third), names.slice(2 * third)];
  return {
    critical_functions: functions.map((name, at) =>
      criticalFunction(name, [...systems, ...suppliers].filter((_, other) => (at * 7 + other) % 5 === 0).slice(0, 6)),
    ),
    it_systems: systems.map((name, at) => system(name, systems.slice(at + 1, at + 3))),
    key_suppliers: suppliers.map(supplier),
  };
};

const figuresOf = (names: readonly string[]): Record<string, MaybeFigure> => {
  const operations = operationsOf(names);
  return {
    'heat map': buildRiskHeatMap(names.map(riskAt)),
    'dependency map': buildDependencyFigure(operations),
    'call tree': buildCallTreeFigure(
      names.map((name, at) =>
        person(at + 1, name, { is_primary_contact: at === 0, backup_for: at % 4 === 1 ? names[0] : null, phone: '206-555-0101' }),
      ),
    ),
    timeline: buildRecoveryTimeline(buildRecoverySchedule(operations, [])),
    'impact over time': buildImpactHeatMap(
      names.map((name, at) => ({ name, impact_over_time: highAfter(IMPACT_BANDS[at % IMPACT_BANDS.length]!) })),
    ),
    costs: buildDowntimeCostFigure({ annual_revenue: '$1.2M', open_hours_per_week: 60, max_downtime: '1-3 days' }),
  };
};

const figureOf = (figure: MaybeFigure): Figure => {
  if (!isFigure(figure)) throw new Error(figure.missing);
  return figure;
};

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const labelsOf = ({ marks }: Drawing): Box[] =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'text') return [];
    const width = measureText(mark.text, mark.size, mark.isBold);
    const left = mark.anchor === 'end' ? mark.x - width : mark.anchor === 'middle' ? mark.x - width / 2 : mark.x;
    return [{ text: mark.text, left, right: left + width, top: mark.y - mark.size * 0.78, bottom: mark.y + mark.size * 0.22 }];
  });

const SLACK = 0.5;
const listOverlaps = (drawing: Drawing): string[] => {
  const labels = labelsOf(drawing).toSorted((a, b) => a.top - b.top);
  return labels.flatMap((a, at) =>
    labels
      .slice(at + 1)
      .filter((b) => b.top < a.bottom - SLACK && a.left < b.right - SLACK && b.left < a.right - SLACK)
      .map((b) => `${a.text} / ${b.text}`),
  );
};
const listOutside = (drawing: Drawing): string[] =>
  labelsOf(drawing)
    .filter(({ left, right, top, bottom }) => left < -1 || right > drawing.width + 1 || top < -1 || bottom > drawing.height + 1)
    .map(({ text }) => text);

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `Name of a thing ${at + 1} with words`);

describe('the pictures of a BCP', () => {
  it.each([1, 5, 50, 200])('no two labels of a picture overlap, and none leaves it, with %i names', (count) => {
    const names = [
      ...namesOf(count),
      'x'.repeat(200),
      'مرحبا بالعالم '.repeat(8),
      '<b>bold</b> & "quotes"',
      '停电停电停电'.repeat(20),
    ];
    for (const [kind, figure] of Object.entries(figuresOf(names)))
      for (const frame of frames) {
        const drawing = figureOf(figure).draw(frame);
        expect(listOverlaps(drawing), `${kind} at ${frame.width}`).toEqual([]);
        expect(listOutside(drawing), `${kind} at ${frame.width}`).toEqual([]);
      }
  });

  it('no two labels of a picture overlap, whatever the names', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), { minLength: 3, maxLength: 40 }),
        (names) => {
          for (const figure of Object.values(figuresOf(names)))
            if (isFigure(figure))
              for (const frame of frames) {
                const drawing = figure.draw(frame);
                expect(listOverlaps(drawing)).toEqual([]);
                expect(listOutside(drawing)).toEqual([]);
              }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a picture on paper is at most as high as its frame, except for a heat map', () => {
    const { 'heat map': heatMap, ...others } = figuresOf(namesOf(200));
    for (const figure of Object.values(others)) expect(figureOf(figure).draw(frames[1]!).height).toBeLessThanOrEqual(360);
    expect(figureOf(heatMap!).draw(frames[1]!).height).toBeLessThan(480);
  });

  it('on a screen every name of a dependency map of 200 is drawn', () => {
    const names = Array.from({ length: 200 }, (_, at) => `N${at}`);
    const { table, draw } = figureOf(buildDependencyFigure(operationsOf(names)));
    const drawn = new Set(labelsOf(draw(frames[2]!)).map(({ text }) => text));
    for (const [needed] of table.rows) expect(drawn).toContain(needed);
  });

  it('an SVG of a picture is well-formed and has its names as text', () => {
    const drawing = figureOf(figuresOf(['<script>alert(1)</script>', 'a\u0000b\ud800', '"&\'', 'd'])['call tree']!).draw(
      frames[2]!,
    );
    const svg = renderSvg(drawing, 'Call "tree" <b>', 'Roboto');
    expect(faultOf(svg)).toBeNull();
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;');
  });
});

describe('what a picture says', () => {
  it.each([
    [[], { missing: expect.stringContaining('Rate a risk') }],
    [[risk('Floods', { likelihood: 'likely' })], { missing: expect.stringContaining('Rate a risk') }],
    [
      [risk('Floods', { likelihood: 'likely', financial_impact: 'major' })],
      { title: 'The rated risk is both likely and high-impact' },
    ],
    [
      [
        risk('Floods', { likelihood: 'almost certain', financial_impact: 'minor', regulatory_impact: 'catastrophic' }),
        risk('Fire', { likelihood: 'possible', financial_impact: 'catastrophic' }),
        risk('Theft', { likelihood: 'likely', financial_impact: 'moderate' }),
      ],
      { title: '1 of 3 risks is both likely and high-impact' },
    ],
    [
      [
        risk('Fire', { likelihood: 'rare', financial_impact: 'major' }),
        risk('Theft', { likelihood: 'likely', financial_impact: 'minor' }),
      ],
      { title: 'None of 2 risks is both likely and high-impact' },
    ],
  ])('the heat map counts what is likely and at least high in any kind of impact: %#', (risks, expected) => {
    expect(buildRiskHeatMap(risks)).toMatchObject(expected);
  });

  it('the heat map counts the risks that it can’t place', () => {
    const figure = figureOf(buildRiskHeatMap([riskAt('Fire', 3), risk('Theft', {})]));
    const texts = labelsOf(figure.draw(frames[2]!)).map(({ text }) => text);
    expect(texts.join(' ')).toContain('1 risk has no likelihood');
  });

  it('the dependency map names what most functions depend on, also through something else', () => {
    const figure = figureOf(
      buildDependencyFigure({
        critical_functions: [
          criticalFunction('Baking', ['Gas']),
          criticalFunction('Sales', ['Till']),
          criticalFunction('Orders', ['Web shop']),
        ],
        it_systems: [system('Till', ['Internet']), system('Web shop', ['Internet'])],
        key_suppliers: [supplier('Gas')],
      }),
    );
    expect(figure.title).toBe('2 of 3 functions depend on Internet');
    expect(figure.table.rows).toContainEqual(['Internet', 'Other', 'Sales, Orders']);
    expect(figure.table.rows).toContainEqual(['Gas', 'Supplier', 'Baking']);
  });

  it('the dependency map survives a loop and says what is missing without dependencies', () => {
    const loop = {
      critical_functions: [criticalFunction('A', ['B']), criticalFunction('B', ['A'])],
      it_systems: [],
      key_suppliers: [],
    };
    expect(isFigure(buildDependencyFigure(loop))).toBe(true);
    expect(buildDependencyFigure({ ...loop, critical_functions: [criticalFunction('A')] })).toEqual({
      missing: expect.stringContaining('depend on'),
    });
  });

  it('the call tree calls backups before everyone else, once each', () => {
    const figure = figureOf(
      buildCallTreeFigure([
        person(1, 'Dana', { is_primary_contact: true, phone: '206-555-0101' }),
        person(2, 'Mei', { backup_for: 'Dana', phone: '206-555-0102' }),
        person(3, 'Luis'),
      ]),
    );
    expect(figure.title).toBe('2 people are reached in 2 rounds of calls');
    expect(figure.table.rows).toEqual([
      ['Starts', 'Dana', '206-555-0101', ''],
      ['Then backups', 'Mei', '206-555-0102', 'Dana'],
      ['Then the others', 'Luis', 'no phone number', 'Those already reached'],
    ]);
    expect(buildCallTreeFigure([person(1, 'Dana')])).toEqual({ missing: expect.stringContaining('primary contact') });
  });

  it('a backup who is a primary contact starts the call tree, and is drawn once', () => {
    const team = [
      person(1, 'Dana', { is_primary_contact: true, phone: '206-555-0101' }),
      person(2, 'Marcus', { is_primary_contact: true, backup_for: 'Dana', phone: '206-555-0102' }),
    ];
    expect(figureOf(buildCallTreeFigure(team)).table.rows.map(([round, name]) => [round, name])).toEqual([
      ['Starts', 'Dana'],
      ['Starts', 'Marcus'],
    ]);
    expect(buildCallTree(team).leads.map(({ lead, backups }) => [lead.name, backups.map(({ name }) => name)])).toEqual([
      ['Dana', ['Marcus']],
      ['Marcus', []],
    ]);
  });

  it('the timeline counts what is due within a day, and what will be too late', () => {
    const operations = {
      critical_functions: [criticalFunction('Sales', ['Till'])],
      it_systems: [{ ...system('Till'), rto: '1-4 hours', recovery_time: '1-3 days' }],
    };
    const figure = figureOf(buildRecoveryTimeline(buildRecoverySchedule(operations, [])));
    expect(figure.title).toBe('2 of 2 must be back within 24 hours, and 2 will be too late');
    expect(figure.table.rows.map((row) => row.at(-1))).toEqual(
      expect.arrayContaining(['Its own recovery takes longer', 'Waits for Till']),
    );
    expect(buildRecoveryTimeline([])).toEqual({ missing: expect.stringContaining('critical function') });
  });

  it('the costs mark what is longer than the business can be down', () => {
    const content = { annual_revenue: '$1.2M', open_hours_per_week: null, max_downtime: '1-3 days' };
    const { title, table } = figureOf(buildDowntimeCostFigure(content));
    expect(title).toBe('3 days of downtime costs about $9.9K in revenue');
    expect(table.rows.map(([label, , note]) => [label, note !== ''])).toEqual([
      ['4 hours', false],
      ['1 day', false],
      ['3 days', false],
      ['1 week', true],
      ['2 weeks', true],
      ['1 month', true],
    ]);
    expect(buildDowntimeCostFigure({ ...content, annual_revenue: null })).toEqual({
      missing: expect.stringContaining('revenue'),
    });
  });

  it('a text that is too wide is cut with an ellipsis, and wraps between words', () => {
    expect(fitText('Harbor\nBakery', 1000, 10)).toBe('Harbor Bakery');
    expect(measureText(fitText('Harbor Bakery of Seattle', 60, 10), 10)).toBeLessThanOrEqual(60);
    expect(fitText('Harbor Bakery of Seattle', 60, 10)).toMatch(/…$/);
    expect(wrapText('Supply chain disruption', 70, 9, 2)).toEqual(['Supply chain', 'disruption']);
  });
});

describe('the picture of impact over time', () => {
  const rated = (name: string, band: Parameters<typeof highAfter>[0]) => ({ name, impact_over_time: highAfter(band) });

  it('begins with what turns High first, and says how long each is acceptable', () => {
    const never = { name: 'Archive', impact_over_time: setImpactAt(null, 'd3', 'moderate') };
    const functions = [never, rated('Payroll', 'w1'), rated('Baking', 'h4'), rated('Sales', 'd1'), { name: 'Open' }];
    const figure = figureOf(buildImpactHeatMap(functions));
    expect(figure.title).toBe('2 of 4 functions can be down for a day at most');
    expect(figure.table.rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['Baking', 'less than 4 hours'],
      ['Sales', '4 hours'],
      ['Payroll', '3 days'],
      ['Archive', 'A month or more'],
    ]);
    expect(figure.table.rows[3]!.slice(1, 4)).toEqual(['Not rated', 'Not rated', 'Medium']);
    const texts = labelsOf(figure.draw({ width: 760, textSize: 14 })).map(({ text }) => text);
    expect(texts).toContain('1 function isn’t rated over time yet.');
  });

  it('cuts none of its times, however narrow it is', () => {
    const figure = figureOf(buildImpactHeatMap([rated('Baking', 'h4')]));
    const textsAt = (width: number) => labelsOf(figure.draw({ width, textSize: 13 })).map(({ text }) => text);
    expect(textsAt(310)).toEqual(expect.arrayContaining(['4 h', '1 d', '3 d', '1 w', '2 w']));
    expect(textsAt(310).filter((text) => text.includes('…'))).toEqual([]);
    expect(textsAt(760)).toEqual(expect.arrayContaining(['4 hours', '2 weeks', '1 month']));
  });

  it.each([
    [['w1'], 'Every function can be down for longer than a day'],
    [['d1'], 'The function can be down for a day at most'],
    [['d1', 'd3'], 'Every function can be down for a day at most'],
    [['h4', 'd3', 'w1'], '2 of 3 functions can be down for a day at most'],
  ] as const)('of functions that turn High after %j it says “%s”', (bands, title) => {
    expect(figureOf(buildImpactHeatMap(bands.map((band) => rated(band, band)))).title).toBe(title);
  });

  it('is missing where nothing is rated', () => {
    expect(buildImpactHeatMap([{ name: 'Open' }])).toEqual({ missing: expect.stringContaining('step 4') });
  });
});
