/** Who owns the functions of a first draft, over all trades. */
import { describe, expect, it } from 'vitest';
import { listTitles } from '#shared/domain/bcp/team-names.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { listKnownFunctions, toSuggestedFunction } from '#shared/knowledge/known-operations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees } from '#tests/unit/documents/fixture.ts';

/** Function, owner and role of each function that a trade is offered. */
const ownersOf = async (id: string, employee_count: number, roles?: readonly string[]) => {
  const industry = trades.find((trade) => trade.id === id)!.within[0]!;
  const plan = { business_name: 'Acme', trade: id, industry, state: 'OH', employee_count };
  const team = roles === undefined ? {} : { roles: [...roles] };
  const { suggestions } = await knowledgeAnswers.suggest_risks({ bcp_id: 1, cyber: true, plan, ...team });
  return suggestions.suggested_critical_functions.map(({ name, owner, responsible_role: role }) => ({
    ...{ name: name!, owner: owner!, role: role! },
  }));
};

const TEAM = [
  ...['General Manager', 'Operations Manager', 'Office Manager', 'Safety and Maintenance Lead', 'Customer Service Lead'],
];

describe('who owns the suggested functions', () => {
  it('of a team of five, in nine of ten trades nobody owns more than three of five', async () => {
    const crowded: string[] = [];
    for (const { id } of trades) {
      const owners = (await ownersOf(id, 20, TEAM)).map(({ owner }) => owner);
      expect(
        owners.filter((owner) => !TEAM.includes(owner)),
        id,
      ).toEqual([]);
      const most = Math.max(...[...Map.groupBy(owners, (owner) => owner).values()].map(({ length }) => length));
      if (most / owners.length > 0.6) crowded.push(id);
    }
    expect(crowded.length, crowded.join(', ')).toBeLessThanOrEqual(trades.length / 10);
  }, 60_000);

  it('no one who sells, packs or orders pays the wages and bills alone, whatever the trade', async () => {
    const counter = ['Store Manager', 'Sales Associate', 'Web Shop and Stock', 'Warehouse Lead', 'Shift Supervisor'];
    const paid = await Promise.all(
      trades.map(async ({ id }) =>
        (await ownersOf(id, 6, ['Owner', ...counter]))
          .filter(({ name }) =>
            /\b(?:payroll|wages|salaries|billing|invoices?|supplier payments|claims and payments)\b/i.test(name),
          )
          .map(({ name, owner }) => ({ trade: id, name, owner })),
      ),
    );
    expect(paid.flat().length).toBeGreaterThan(50);
    expect(paid.flat().filter(({ owner }) => counter.includes(owner))).toEqual([]);
  }, 60_000);

  it('a first draft with a team gives each function to a title of the team', async () => {
    const draft = await createFirstDraft(
      { business_name: 'Acme', business_type: 'LLC', industry: 'Retail', trade: 'bakery', employee_count: 4 },
      employees,
    );
    const owners = new Set(draft.critical_functions.map(({ owner }) => owner));
    expect(listTitles(employees)).toEqual(expect.arrayContaining([...owners]));
    expect(owners.size).toBeGreaterThan(1);
  });

  it('works out the owners of a plan once for all of its functions', async () => {
    const profile = await buildProfile({ business_name: 'Acme', industry: 'Retail', trade: 'bakery' }, true, { roles: TEAM });
    const count = (functions: number): number => {
      let reads = 0;
      const counting = {
        ...profile,
        get roles() {
          reads += 1;
          return TEAM;
        },
      };
      for (const fn of listKnownFunctions(profile).slice(0, functions)) toSuggestedFunction(fn, counting);
      return reads;
    };
    expect(count(1)).toBeGreaterThan(0);
    expect(count(8)).toBe(count(1));
  });

  it('without a team, owners are the posts that run the work, and differ', async () => {
    const alone: string[] = [];
    for (const { id } of trades) {
      const functions = await ownersOf(id, 20);
      expect(
        functions.filter(({ owner, role }) => owner !== role),
        id,
      ).toEqual([]);
      if (new Set(functions.map(({ owner }) => owner)).size < 2) alone.push(id);
    }
    expect(alone).toEqual(['kennel']);
  }, 60_000);

  const creditUnion = [
    ...['President and CEO', 'Chief Operating Officer', 'Chief Financial Officer', 'IT Manager', 'Branch Manager'],
    ...['Loan Manager', 'HR Manager', 'Compliance Officer'],
  ];
  const dialysis = [
    ...['Facility Administrator', 'Medical Director', 'Clinical Nurse Manager', 'Biomedical Technician', 'Charge Nurse'],
    'Office Manager',
  ];
  const careHome = [
    ...['Administrator', 'Resident Care Director', 'Maintenance Director', 'Dietary Manager', 'Business Office Manager'],
    'Memory Care Coordinator',
  ];
  const cooling = ['Owner', 'Service Manager', 'Install Manager', 'Dispatcher', 'Warehouse and Fleet Lead', 'Office Manager'];
  const farm = ['Owner', 'Farm Manager', 'Shore Lead', 'Office Manager', 'Boat Captain'];
  it.each([
    ['credit-union', 45, creditUnion, 'Fraud watch and identity checks', 'Compliance Officer'],
    ['credit-union', 45, creditUnion, 'Opening and closing of branches', 'Branch Manager'],
    ['credit-union', 45, creditUnion, 'Loan closings, draws and payoffs', 'Loan Manager'],
    ['credit-union', 45, creditUnion, 'Payments, wires and settlement', 'Chief Operating Officer'],
    ['credit-union', 45, creditUnion, 'Bills, taxes and staff salaries', 'Chief Financial Officer'],
    ['dialysis-center', 38, dialysis, 'Water treatment for dialysis', 'Biomedical Technician'],
    ['dialysis-center', 38, dialysis, 'Dialysis treatments on schedule', 'Charge Nurse'],
    ['dialysis-center', 38, dialysis, 'Claims and payments from health insurers', 'Office Manager'],
    ['care-home', 40, careHome, 'Room temperature, meals and water for residents', 'Maintenance Director'],
    ['care-home', 40, careHome, 'Medication passes and refills of residents', 'Resident Care Director'],
    ['heating-cooling', 25, cooling, 'Breakdown and storm calls', 'Dispatcher'],
    ['heating-cooling', 25, cooling, 'Vans, keys and fuel', 'Warehouse and Fleet Lead'],
    ['heating-cooling', 25, cooling, 'Estimates, invoices and crew pay', 'Office Manager'],
    ['oyster-farm', 14, farm, 'Vessel readiness and heavy-weather moorings', 'Boat Captain'],
    ['oyster-farm', 14, farm, 'Harvest-area status and closures', 'Farm Manager'],
    ['oyster-farm', 14, farm, 'Cooling, tags and Vibrio control', 'Shore Lead'],
  ])('in a %s of %i with its own titles, %s', async (id, staff, team, name, owner) => {
    const functions = await ownersOf(id, staff, team);
    expect(functions.find((fn) => fn.name === name)).toEqual({ name, owner, role: owner });
    expect(functions.filter((fn) => fn.owner === team[0])).toEqual([]);
  });

  const aides = ['Patient Care Technician Lead', 'Medical Assistant Lead', 'Front Desk Supervisor', 'Business Office Manager'];
  it('no aide, desk or office answers for what a nurse, clinician or pharmacist must judge, whatever the trade', async () => {
    const team = ['Administrator', 'Medical Director', 'Charge Nurse', 'Maintenance Lead', ...aides];
    const wrong: string[] = [];
    let judged = 0;
    for (const { id, within } of trades.filter((trade) => trade.within.includes('Healthcare'))) {
      const plan = { business_name: 'Acme', trade: id, industry: within[0]!, state: 'OH', employee_count: 30 };
      const { suggestions } = await knowledgeAnswers.suggest_risks({ bcp_id: 1, cyber: true, plan, roles: team });
      for (const { name, owner, minimum_service, impact_driver } of suggestions.suggested_critical_functions) {
        const isJudged =
          impact_driver === 'safety' &&
          /\b(?:clinician|nurse|doses?|medicines?|triage|results|allergies)\b/i.test(minimum_service ?? '');
        // A coordinator keeps what is only stored.
        if (!isJudged || /\bstorage\b/i.test(name!)) continue;
        judged += 1;
        if (aides.includes(owner!) || owner === 'Maintenance Lead') wrong.push(`${id}: ${name}: ${owner}`);
      }
    }
    expect(judged).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  }, 60_000);

  it.each([
    [
      'hospice',
      ['Executive Director', 'Director of Nursing', 'Aide Supervisor', 'Chaplain', 'Office Manager'],
      /^Controlled drugs/,
      'Director of Nursing',
    ],
    [
      'pharmacy',
      ['Owner', 'Pharmacist in Charge', 'Pharmacy Technician Lead', 'Delivery Lead', 'Bookkeeper'],
      /^Controlled drugs/,
      'Pharmacist in Charge',
    ],
    [
      'pharmacy',
      ['Owner', 'Pharmacist in Charge', 'Pharmacy Technician Lead', 'Delivery Lead', 'Bookkeeper'],
      /^Charts/,
      'Pharmacist in Charge',
    ],
    [
      'food-manufacturer',
      ['Owner', 'Plant Manager', 'Quality Manager', 'Maintenance Lead', 'Shipping Lead', 'Office Manager'],
      /^Food safety plan/,
      'Quality Manager',
    ],
    [
      'food-manufacturer',
      ['Owner', 'Plant Manager', 'Quality Manager', 'Maintenance Lead', 'Shipping Lead', 'Office Manager'],
      /^Cooking, filling/,
      'Plant Manager',
    ],
    [
      'broker-dealer',
      ['President', 'Operations Manager', 'Head Trader', 'Client Service Manager'],
      /approval of trades/,
      'President',
    ],
    [
      'pest-control',
      ['Owner', 'Licensed Applicator Lead', 'Service Manager', 'Office Manager'],
      /^Fumigations/,
      'Licensed Applicator Lead',
    ],
    [
      'child-care',
      ['Director', 'Assistant Director', 'Infant Lead Teacher', 'Cook', 'Office Manager'],
      /^Supervision within/,
      'Infant Lead Teacher',
    ],
    [
      'child-care',
      ['Director', 'Assistant Director', 'Infant Lead Teacher', 'Cook', 'Office Manager'],
      /wages/,
      'Office Manager',
    ],
    [
      'air-taxi',
      ['Owner', 'Director of Operations', 'Chief Pilot', 'Dispatcher', 'Office Manager'],
      /^Invoicing/,
      'Office Manager',
    ],
    [
      'community-bank',
      ['President', 'Chief Financial Officer', 'BSA Officer', 'Branch Manager', 'Head Teller'],
      /^Customer calls/,
      'Branch Manager',
    ],
  ] as const)('a %s of %j gives %s to the title that a license or a rule names: %s', async (id, team, name, owner) => {
    const functions = await ownersOf(id, 30, team);
    expect(functions.find((fn) => name.test(fn.name))?.owner).toBe(owner);
  });

  it('a known part of the team owns what it fits, and the trade’s own posts the rest', async () => {
    const owners = new Map(
      (await ownersOf('dialysis-center', 38, ['Director', 'Charge Nurse'])).map((fn) => [fn.name, fn.owner]),
    );
    expect(owners.get('Dialysis treatments on schedule')).toBe('Charge Nurse');
    expect(owners.get('Water treatment for dialysis')).toBe('Chief Technician');
  });
});
