import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runScenario } from '#shared/domain/recovery/simulate.ts';
import { employee, functionNamed, location, provider, supplierNamed, systemNamed } from '#tests/unit/domain/bcp/entries.ts';
import { DAY, modelOf, type Plan, scenarioOf } from './plans.ts';

const FUNCTIONS = ['F1', 'F2', 'F3', 'F4', 'F5'];
const SYSTEMS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];
const PEOPLE = ['Ann', 'Bob', 'Cas'];

const some = (names: readonly string[]) => fc.subarray([...names], { maxLength: Math.min(3, names.length) });
const oneOf = (names: readonly string[]) => fc.constantFrom(...names);
const time = oneOf(['1 hour', '2-4 hours', '5 hours', '1-3 days', '', 'soon']);

const plans: fc.Arbitrary<Plan> = fc.record({
  critical_functions: fc.tuple(
    ...FUNCTIONS.map((name) =>
      fc
        .record({
          dependencies: some([...FUNCTIONS, ...SYSTEMS]),
          suppliers: some(['Mill', 'Dairy']),
          owner: oneOf([...PEOPLE, 'Nobody known']),
          max_downtime: time,
          restart_time: time,
          criticality: oneOf(['critical', 'high']) as fc.Arbitrary<'critical' | 'high'>,
        })
        .map((part) => functionNamed(name, part)),
    ),
  ),
  it_systems: fc.tuple(
    ...SYSTEMS.map((name) =>
      fc
        .record({
          dependencies: some(SYSTEMS),
          supports_functions: some(FUNCTIONS),
          responsible_team: oneOf([...PEOPLE, 'Sound IT']),
          recovery_time: time,
          backup_location: oneOf(['Dropbox', 'the office', '', 'None']),
          description: oneOf(['On the server', 'In the cloud', '']),
        })
        .map((part) => systemNamed(name, part)),
    ),
  ),
  key_suppliers: fc.constant([supplierNamed('Mill', { alternative_suppliers: ['Other'] }), supplierNamed('Dairy')]),
  additional_locations: fc.constant([location({ name: 'Annex' }), location({ name: 'Barn' })]),
  employees: fc.constant(
    PEOPLE.map((name, at) => employee(name, { id: at + 1, role: name, backup_for: at === 1 ? 'Ann' : null })),
  ),
  providers: fc.constant([provider('IT Support', { id: 9, name: 'Sound IT' })]),
});

const scenarios = [
  scenarioOf([{ kind: 'site', ref: 'primary' }]),
  scenarioOf([{ kind: 'internet', ref: 'primary', lasts: '2 days' }]),
  scenarioOf([
    { kind: 'system', ref: '*' },
    { kind: 'person', ref: 'Ann', lasts: '3 days' },
    { kind: 'supplier', ref: '*', lasts: '1 week' },
  ]),
];

const summarize = (plan: Plan) =>
  scenarios.map((scenario) => {
    const { lostBy, assumptions, ...outcome } = runScenario(modelOf(plan), scenario);
    const texts = assumptions.map(({ text }) => text).toSorted();
    return { ...outcome, texts, lost: [lostBy?.(DAY), lostBy?.(10 * DAY)] };
  });

describe('a plan', () => {
  it('answers the same whatever the order of its lists', () => {
    const shuffled = plans.chain((plan) =>
      fc.tuple(
        fc.constant(plan),
        fc.record({
          critical_functions: fc.shuffledSubarray(plan.critical_functions!, { minLength: FUNCTIONS.length }),
          it_systems: fc.shuffledSubarray(plan.it_systems!, { minLength: SYSTEMS.length }),
          key_suppliers: fc.constant(plan.key_suppliers!.toReversed()),
          additional_locations: fc.constant(plan.additional_locations!.toReversed()),
          employees: fc.constant(plan.employees!.toReversed()),
        }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([plan, order]) => {
        expect(summarize({ ...plan, ...order })).toEqual(summarize(plan));
      }),
      { numRuns: 150 },
    );
  });

  it('orders its parts so that what is needed comes first', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const [at, { needs }] of modelOf(plan).nodes.entries()) for (const need of needs) expect(need).toBeLessThan(at);
      }),
    );
  });

  it('never has a function back before what it needs, in any run', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const model = modelOf(plan);
        for (const scenario of scenarios) {
          const { functions } = runScenario(model, scenario);
          const backOf = new Map(functions.map(({ name, back }) => [name, back]));
          for (const node of model.nodes)
            for (const need of node.needs) {
              const [own, needed] = [backOf.get(node.name), backOf.get(model.nodes[need]!.name)];
              if (own === undefined || needed === undefined) continue;
              expect(own.lo).toBeGreaterThanOrEqual(needed.lo);
              expect(own.hi).toBeGreaterThanOrEqual(needed.hi);
            }
          for (const { back, late } of functions) {
            expect(back.lo).toBeLessThanOrEqual(back.hi);
            expect(late.lo).toBeLessThanOrEqual(late.hi);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('who does the work of a function', () => {
  it.each<[string, Parameters<typeof functionNamed>[1], string[]]>([
    ['the one who runs it, before its owner', { owner: 'Ann', responsible_role: 'Technician' }, ['Tim']],
    ['its owner, where nobody has the role', { owner: 'Ann', responsible_role: 'Chemist' }, ['Ann']],
    ['its owner, where no role is stated', { owner: 'Chief' }, ['Ann']],
    ['the one who runs it, where the owner is not known', { owner: 'Nobody known', responsible_role: 'Technician' }, ['Tim']],
    [
      'the person who is named for it, before both',
      { owner: 'Ann', responsible_role: 'Technician', responsible_party: 'Sue' },
      ['Sue'],
    ],
    ['its team, where neither is known', { owner: 'Nobody known', responsible_team: 'Shop' }, ['Sue', 'Tim']],
  ])('is %s', (_, part, names) => {
    const { nodes, people } = modelOf({
      critical_functions: [functionNamed('Repairs', part)],
      employees: [
        employee('Ann', { id: 1, role: 'Chief' }),
        employee('Sue', { id: 2, role: 'Foreman', department: 'Shop' }),
        employee('Tim', { id: 3, role: 'Technician', department: 'Shop' }),
      ],
    });
    expect(nodes.flatMap(({ owners }) => owners.map((at) => people[at]!.name))).toEqual(names);
  });
});
