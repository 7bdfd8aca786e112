/** What keeps people alive when the power is out or the building is lost: as the stress test of every trade says it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { goesWithPeople, protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { isPowerInDoubt } from '#shared/domain/bcp/standby-power.ts';
import { buildRecoveryModel, type FunctionNode, type RecoveryModel } from '#shared/domain/recovery/model.ts';
import type { FunctionOutcome, ScenarioOutcome } from '#shared/domain/recovery/outcome.ts';
import { agreeOnAlternateSite } from '#shared/domain/recovery/places.ts';
import { listPresets } from '#shared/domain/recovery/presets.ts';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { workFacts } from '#shared/knowledge/work-facts.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

interface Tried {
  trade: string;
  model: RecoveryModel;
  power: ScenarioOutcome;
  /** The same outage, for longer than any fuel lasts. */
  longOutage: ScenarioOutcome;
  site: ScenarioOutcome;
}
const tried = new Map<string, Tried>();

beforeAll(async () => {
  for (const trade of trades) {
    const draft = await draftTrade(trade);
    // Where it may not be wired, the stress test counts on it once the owner has confirmed it.
    const confirm = <T>(entry: T): T => ({ ...entry, source: 'user' });
    const content = draft.it_systems.some(isPowerInDoubt)
      ? { ...draft, it_systems: draft.it_systems.map(confirm), critical_functions: draft.critical_functions.map(confirm) }
      : draft;
    const model = agreeOnAlternateSite(buildRecoveryModel({ content, employees: [], providers: [], workFacts }));
    const presets = listPresets(model);
    const scenarioOf = (wanted: string) => presets.find(({ id }) => id === wanted)!.scenario;
    const power = scenarioOf('power');
    tried.set(trade.id, {
      ...{ trade: trade.id, model },
      power: runScenario(model, power),
      longOutage: runScenario(model, { ...power, lost: power.lost.map((loss) => ({ ...loss, lasts: '3 weeks' })) }),
      site: runScenario(model, scenarioOf('site')),
    });
  }
}, 240_000);

const find = ({ functions }: ScenarioOutcome, name: string): FunctionOutcome => {
  const found = functions.find((fn) => fn.name === name);
  if (found === undefined) throw new Error(`No function is named ${name}.`);
  return found;
};
const listPowered = ({ model }: Tried): FunctionNode[] =>
  model.nodes.filter((node) => node.kind === 'function').filter(({ hasOwnPower }) => hasOwnPower);
const isCarried = ({ isAffected, late, workedAroundUntil, back }: FunctionOutcome): boolean =>
  !isAffected || (late.hi === 0 && workedAroundUntil !== null && workedAroundUntil >= back.hi);

describe('a power outage while standby power has fuel', () => {
  it.each([
    ['dialysis-center', ['Dialysis treatments on schedule', 'Water treatment for dialysis']],
    [
      'hospital',
      ['Emergency department and inpatient care', 'Power, water and air of the hospital', 'Oxygen and medical gas supply'],
    ],
    ['surgery-center', ['Operations in progress and recovery', 'Oxygen and medical gas supply']],
    ['oral-surgeon', ['Operations in progress and recovery', 'Oxygen and medical gas supply']],
    [
      'nursing-home',
      [
        ...[
          'Resident care around the clock',
          'Skilled nursing: tubes, wounds and rehabilitation',
          'Oxygen and medical gas supply',
        ],
        ...['Medication passes and refills of residents', 'Room temperature, meals and water for residents'],
      ],
    ],
    ['care-home', ['Resident care around the clock', 'Room temperature, meals and water for residents']],
    ['group-home', ['Resident care around the clock', 'Room temperature, meals and water for residents']],
    ['emergency-communications', ['Emergency calls and dispatch', 'Radio talk paths for responders']],
    ['police-department', ['Persons in custody', 'Radio, dispatch link and call records']],
    ['fire-department', ['Response to emergencies in the district', 'Radio, dispatch link and call records']],
    ['ambulance-service', ['Ambulance crews on the road']],
    ['water-utility', ['Drinking water pressure and treatment']],
    ['wastewater-utility', ['Sewage pumping and treatment']],
    ['medical-laboratory', ['Urgent tests and critical values', 'Specimens collected, kept and tested']],
    ['data-center', ['Power chain: utility, UPS and standby power', 'Cooling and leak response']],
    ['veterinary-clinic', ['Animal emergencies and surgery']],
    ['poultry-farm', ['House ventilation and flock watch']],
    ['hog-farm', ['Barn air, heat and alarms']],
    ['dairy-farm', ['Milking and udder health']],
    ['college', ['Residence halls and campus dining']],
  ])('%s keeps running what lives depend on', (trade, names) => {
    const stopped = names.map((name) => find(tried.get(trade)!.power, name)).filter(({ isAffected }) => isAffected);
    expect(stopped.map(({ explanation }) => explanation)).toEqual([]);
  });

  it('stops nothing critical for the safety of people in any trade that has standby power', () => {
    const stopped = [...tried.values()].flatMap((item) =>
      listPowered(item)
        .filter(({ item: fn }) => fn.criticality === 'critical' && (fn.impact_driver === 'safety' || protectsPeople(fn.name)))
        .map(({ name }) => find(item.power, name))
        .filter((outcome) => !isCarried(outcome))
        .map(({ explanation }) => `${item.trade}: ${explanation}`),
    );
    expect(stopped).toEqual([]);
  });

  it('says of everything it carries how long its fuel lasts', () => {
    const powered = [...tried.values()].flatMap((item) =>
      listPowered(item).flatMap(({ name, sites }) => (sites.length === 0 ? [] : [{ item, outcome: find(item.power, name) }])),
    );
    expect(powered.length).toBeGreaterThan(30);
    for (const { item, outcome } of powered)
      if (!outcome.isAffected) expect(outcome.explanation, item.trade).toMatch(/standby power\. Its fuel lasts \d+ \w+\.$/);
  });

  it('carries nothing beyond the end of its fuel', () => {
    for (const item of tried.values())
      for (const { name, sites } of listPowered(item)) {
        const outcome = find(item.longOutage, name);
        if (sites.length === 0) continue;
        expect(outcome.isAffected, `${item.trade}: ${name}`).toBe(true);
        if (!find(item.power, name).isAffected)
          expect(outcome.explanation, item.trade).toMatch(/ Standby power carries it for the first \d+ \w+\.$/);
      }
  });
});

const residential = [
  ['nursing-home', 'Resident care around the clock'],
  ['nursing-home', 'Skilled nursing: tubes, wounds and rehabilitation'],
  ['nursing-home', 'Medication passes and refills of residents'],
  ['nursing-home', 'Room temperature, meals and water for residents'],
  ['care-home', 'Resident care around the clock'],
  ['care-home', 'Room temperature, meals and water for residents'],
  ['group-home', 'Resident care around the clock'],
  ['group-home', 'Room temperature, meals and water for residents'],
  ['addiction-treatment', 'Detox and residential clients'],
  ['homeless-shelter', 'Beds for the night'],
  ['domestic-violence-shelter', 'Hidden place to stay for survivors'],
  ['housing-authority', 'Residents of the buildings'],
  ['hotel', 'In-house guest list, keys and night desk'],
  ['motel', 'In-house guest list, keys and night desk'],
  ['bed-and-breakfast', 'In-house guest list, keys and night desk'],
  ['resort-lodge', 'In-house guest list, keys and night desk'],
  ['campground', 'Site map, warnings and campers out'],
  ['summer-camp', 'Health center and campers’ medicines'],
  ['hospital', 'Emergency department and inpatient care'],
  ['police-department', 'Persons in custody'],
] as const;

describe('people who sleep in a building that is lost', () => {
  it.each(residential)('%s: %s goes on where they are taken', (trade, name) => {
    const outcome = find(tried.get(trade)!.site, name);
    expect(outcome.late.hi, outcome.explanation).toBe(0);
    expect(outcome.back.hi, outcome.explanation).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  it.each(residential)('%s: %s waits for no power, kitchen or call bell of the building that is gone', (trade, name) => {
    const { model, site } = tried.get(trade)!;
    const lost = model.nodes.flatMap((node) => (node.kind === 'system' && node.isInstallation ? [node.name] : []));
    const delays = find(site, name).delays.map((delay) => delay.name);
    expect(delays.filter((delay) => lost.includes(delay))).toEqual([]);
  });

  it('says what the place they go to must have, in every trade', () => {
    for (const { trade, model, site } of tried.values()) {
      const needed = model.nodes.flatMap((node) =>
        node.kind === 'system' && node.isInstallation && node.sites.includes('primary') ? [node] : [],
      );
      const used = needed.filter((node) =>
        model.nodes.some((fn) => fn.kind === 'function' && fn.needs.includes(model.nodes.indexOf(node))),
      );
      const said = site.assumptions.map(({ text }) => text).find((text) => text.startsWith('We count on Alternate site to have'));
      for (const { name } of used) expect(said ?? '', `${trade}: ${name}`).toMatch(/Check that it does\.$/);
    }
  });

  it('care that goes with the people has no place to be given where none is agreed', () => {
    const { model } = tried.get('nursing-home')!;
    const without = buildRecoveryModel({
      content: { ...model.content, alternate_site: null },
      employees: [],
      providers: [],
    });
    const { scenario } = listPresets(without).find(({ id }) => id === 'site')!;
    const care = runScenario(without, scenario).functions.filter(({ name }) => goesWithPeople(name));
    expect(care.map(({ late }) => late.hi)).toEqual([Number.POSITIVE_INFINITY]);
  });
});
