import { describe, expect, it } from 'vitest';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { rankChanges } from '#shared/domain/recovery/changes.ts';
import { listLossChoices } from '#shared/domain/recovery/loss-choices.ts';
import { buildRecoveryModel, type RecoveryModel } from '#shared/domain/recovery/model.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employee, functionNamed, location, provider, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { findWordingMistakes } from '#tests/unit/wording/rules.ts';
import { modelOf } from './plans.ts';

const TRADES = 20;
const step = Math.floor(trades.length / TRADES);
const rows = Array.from({ length: TRADES }, (_, at) => [trades[at * step]!.title, trades[at * step]!] as const);

const major = { financial_impact: 'major', operational_impact: 'major' } as const;
const moderate = { financial_impact: 'moderate', operational_impact: 'moderate' } as const;
const minor = { financial_impact: 'minor', operational_impact: 'minor' } as const;
/** As an owner who fears all that can happen there. */
const rateHigh = (bcp: Bcp): Bcp => ({
  ...bcp,
  risk_impact_assessments: {
    primary_concerns: {},
    location_risks: Object.fromEntries(bcp.threat_probability.selected.map((name) => [name, major])),
  },
});

/** The customer's own names are as long as they are: each counts as one word, and what follows a colon as a sentence. */
const shorten = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, 'Name'), text).replaceAll(': ', '. It ');

const listNames = ({ content, sites, nodes, people }: RecoveryModel): string[] =>
  [
    ...[...sites, ...nodes, ...people].map(({ name }) => name),
    ...content.key_suppliers.flatMap(({ alternative_suppliers }) => alternative_suppliers),
    ...[...content.critical_functions, ...content.it_systems].flatMap(({ dependencies }) => dependencies),
  ].toSorted((a, b) => b.length - a.length);

describe('the presets of a first draft', () => {
  it.each(rows)('run, and say it as the product speaks: %s', async (_, trade) => {
    const bcp = rateHigh(await draftTrade(trade));
    const employees = bcp.critical_functions
      .slice(0, 2)
      .map(({ owner }, at) => employee(owner ?? 'Ann', { id: at + 1, role: `Post ${at}` }));
    const model = buildRecoveryModel({ content: bcp, employees, providers: [provider('IT Support', { name: 'Sound IT' })] });
    const presets = listPresets(model);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(presets.map(({ id }) => id)).toEqual(expect.arrayContaining(['site', 'power', 'internet', 'ransomware']));
    for (const { scenario, reason } of presets) {
      const outcome = runScenario(model, scenario);
      expect(outcome.functions).toHaveLength(bcp.critical_functions.length);
      const changes = rankChanges(model, scenario);
      const said = [
        ...[reason, scenario.title],
        ...outcome.functions.map(({ explanation }) => explanation),
        ...outcome.assumptions.map(({ text }) => text),
        ...changes.map(({ text }) => text),
      ].map((text) => shorten(text, listNames(model)));
      expect(findWordingMistakes(said)).toEqual([]);
      expect(said.filter((text) => /NaN|Infinity|undefined|null/.test(text))).toEqual([]);
    }
    expect(presets.some(({ scenario }) => runScenario(model, scenario).functions.some(({ isAffected }) => isAffected))).toBe(
      true,
    );
  });
});

describe('a power outage at a data center', () => {
  it('spares the cooling, the doors and the desk that standby power feeds', async () => {
    const bcp = await draftTrade(trades.find(({ id }) => id === 'data-center')!);
    const model = buildRecoveryModel({ content: bcp, employees: [], providers: [] });
    const { scenario } = listPresets(model).find(({ id }) => id === 'power')!;
    const running = runScenario(model, scenario).functions.flatMap(({ name, isAffected }) => (isAffected ? [] : [name]));
    expect(running).toEqual(
      expect.arrayContaining([
        'Power chain: utility, UPS and standby power',
        'Cooling and leak response',
        'Physical access and escorts',
        'Tenant notices and remote hands',
      ]),
    );
  });
});

describe('the presets of a plan', () => {
  const plan = {
    critical_functions: [functionNamed('Sales', { owner: 'Bob' }), functionNamed('Payroll', { owner: 'Ann' })],
    it_systems: [systemNamed('Till')],
    key_suppliers: [supplierNamed('Mill', { criticality: 'critical' }), supplierNamed('Boxes')],
    employees: [
      employee('Ann', { id: 1, role: 'Manager' }),
      employee('Bob', { id: 2, role: 'Lead', backup_for: 'Ann' }),
      employee('Cas', { id: 3, role: 'Clerk' }),
    ],
    threat_probability: { selected: ['Hurricanes', 'Floods', 'Meteorites'] },
    risk_impact_assessments: { primary_concerns: {}, location_risks: { Hurricanes: major, Meteorites: major } },
  };

  it('are those that can hit it', () => {
    expect(
      listPresets(modelOf(plan)).map(({ id, scenario }) => [id, scenario.title, scenario.lost, scenario.staff_available]),
    ).toEqual([
      ['site', 'HQ is lost', [{ kind: 'site', ref: 'primary', lasts: null }], 100],
      ['power', 'Power is out for 8 hours', [{ kind: 'power', ref: 'primary', lasts: '8 hours' }], 100],
      ['internet', 'Internet is out for 24 hours', [{ kind: 'internet', ref: 'primary', lasts: '24 hours' }], 100],
      ['ransomware', 'Ransomware locks every system', [{ kind: 'system', ref: '*', lasts: null }], 100],
      ['supplier-Mill', 'Mill stops for 2 weeks', [{ kind: 'supplier', ref: 'Mill', lasts: '2 weeks' }], 100],
      ['person-2', 'Bob is away for 2 weeks', [{ kind: 'person', ref: '2', lasts: '2 weeks' }], 100],
      [
        'hazard-hurricanes',
        'Hurricanes',
        [
          { kind: 'site', ref: 'primary', lasts: '3-7 days' },
          { kind: 'internet', ref: 'primary', lasts: '3-7 days' },
        ],
        50,
      ],
    ]);
  });

  it.each([
    ['the one rated highest', { Floods: minor, Hurricanes: moderate }, ['Hurricanes']],
    ['of equals the first', { Floods: minor, Hurricanes: minor }, ['Floods']],
    ['the first where none is rated', {}, ['Floods']],
    ['all that are rated high', { Floods: major, Hurricanes: major, Tornadoes: minor }, ['Floods', 'Hurricanes']],
  ])('name of the hazards of a place %s', (_, location_risks, expected) => {
    const model = modelOf({
      threat_probability: { selected: ['Meteorites', 'Floods', 'Hurricanes', 'Tornadoes'] },
      risk_impact_assessments: { primary_concerns: {}, location_risks },
    });
    expect(listPresets(model).flatMap(({ id, scenario }) => (id.startsWith('hazard') ? [scenario.title] : []))).toEqual(expected);
  });

  it.each([
    ['a function needs', { critical_functions: [functionNamed('Sales', { suppliers: ['Mill'] })] }, true],
    [
      'a system that a function needs is kept by',
      { it_systems: [systemNamed('Till', { vendor: 'Mill', supports_functions: ['Sales'] })] },
      true,
    ],
    ['only a standby needs', { it_systems: [systemNamed('Spare till', { vendor: 'Mill' })] }, false],
    ['nothing needs', {}, false],
  ])('say of a critical supplier that %s whether its outage stops anything', (_, entries, isNeeded) => {
    const model = modelOf({
      critical_functions: [functionNamed('Sales')],
      key_suppliers: [supplierNamed('Mill', { criticality: 'critical' })],
      ...entries,
    });
    const { reason, scenario } = listPresets(model).find(({ id }) => id === 'supplier-Mill')!;
    expect(runScenario(model, scenario).functions.some(({ isAffected }) => isAffected)).toBe(isNeeded);
    expect(reason).toBe(
      isNeeded
        ? 'Mill is a critical supplier. This shows how long you can work without it.'
        : 'No function names Mill as something it needs. Losing it stops nothing in this plan.',
    );
  });

  it('leave out ransomware where there is no system', () => {
    expect(listPresets(modelOf({})).map(({ id }) => id)).toEqual(['site', 'power', 'internet']);
  });

  it('can be made by hand of all that the plan names', () => {
    const choices = listLossChoices(
      modelOf({ ...plan, additional_locations: [location({ name: 'Annex' })], alternate_site: 'The church hall' }),
    );
    expect(choices.map(({ kind, ref, label }) => `${kind} ${ref} ${label}`)).toEqual([
      'site primary HQ',
      'site Annex Annex',
      'power primary Power at HQ',
      'power Annex Power at Annex',
      'internet primary Internet at HQ',
      'internet Annex Internet at Annex',
      'system Till Till',
      'supplier * All suppliers',
      'supplier Mill Mill',
      'supplier Boxes Boxes',
      'person 1 Ann',
      'person 2 Bob',
      'person 3 Cas',
      'function Sales Sales',
      'function Payroll Payroll',
    ]);
  });
});
