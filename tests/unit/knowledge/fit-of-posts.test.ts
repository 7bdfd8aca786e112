/** Who owns, restores and takes over in small teams, where the craft is told by a title of two words. */
import { describe, expect, it } from 'vitest';
import { Employee } from '#shared/domain/people.ts';
import { proposeDeputies } from '#shared/knowledge/deputies.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';

const hire = (titles: readonly string[], full: readonly string[]): Employee[] =>
  titles.map((role, at) =>
    Employee.parse({
      ...{ id: at + 1, bcp_id: 1, name: `Person ${at + 1}`, role, phone: null, email: null, is_primary_contact: at === 0 },
      activation_authority: full.includes(role) ? 'Full' : 'Limited',
    }),
  );

const draftOf = (trade: string, employee_count: number, employees: readonly Employee[]) => {
  const industry = trades.find(({ id }) => id === trade)!.within[0]!;
  return createFirstDraft(
    { business_name: 'Acme', business_type: 'LLC', industry, trade, employee_count, state: 'OH' },
    employees,
  );
};

const teams = {
  'accounting-firm': ['Managing Partner', 'Tax Partner', 'Office Manager', 'Bookkeeper'],
  'managed-it-provider': ['President', 'Service Manager', 'Senior Engineer', 'Office Manager'],
  'trucking-company': ['Owner', 'Dispatcher', 'Safety Director', 'Shop Foreman', 'Office Manager'],
  'online-store': ['Owner', 'Warehouse Lead', 'Customer Service Lead'],
  'water-utility': ['Superintendent', 'Licensed Operator', 'Distribution Foreman', 'Billing Clerk'],
  church: ['Pastor', 'Church Administrator', 'Facilities Manager', 'Children’s Director'],
  hotel: ['General Manager', 'Front Office Manager', 'Executive Housekeeper', 'Chief Engineer', 'Controller'],
} as const;

describe('who answers in a small team', () => {
  it.each([
    ['accounting-firm', 'Tax returns and extensions on their dates', 'Tax Partner'],
    ['trucking-company', 'Truck repair and roadside rescue', 'Shop Foreman'],
    ['trucking-company', 'Pickup, linehaul and delivery', 'Dispatcher'],
    ['online-store', 'Customer mail and order status', 'Customer Service Lead'],
    ['water-utility', 'Resident counter and phone service', 'Billing Clerk'],
    ['church', 'Pastoral care and funerals', 'Pastor'],
    ['hotel', 'Pool water, lifeguards and closing', 'Chief Engineer'],
  ] as const)('of a %s, for %s', async (trade, name, owner) => {
    const { critical_functions: functions } = await draftOf(trade, 12, hire(teams[trade], teams[trade].slice(0, 2)));
    expect(functions.find((fn) => fn.name === name)?.owner).toBe(owner);
  });

  it.each([
    ['trucking-company', 'Fatal or Multi-vehicle Crash', 'Safety Director'],
    ['trucking-company', 'Out-of-service Order or Unsatisfactory Rating', 'Safety Director'],
    ['trucking-company', 'Spot Rate Collapse', 'Owner'],
    ['water-utility', 'Contaminated Drinking Water', 'Licensed Operator'],
    ['managed-it-provider', 'Ransomware', 'Senior Engineer'],
    ['managed-it-provider', 'Stolen Administrator Sign-In', 'Senior Engineer'],
  ] as const)('of a %s, against %s', async (trade, risk, owner) => {
    const { mitigations } = await draftOf(trade, 12, hire(teams[trade], teams[trade].slice(0, 2)));
    expect(mitigations.find(({ risk_name: name }) => name === risk)?.responsible_party).toBe(owner);
  });

  it('an IT firm restores its own systems by its engineer, and sends no one to an IT provider', async () => {
    const team = teams['managed-it-provider'];
    const { it_systems: systems, mitigations } = await draftOf('managed-it-provider', 12, hire(team, team.slice(0, 2)));
    expect(systems.find(({ name }) => name === 'Identity and secrets vault')?.responsible_team).toBe('Senior Engineer');
    expect(mitigations.filter(({ responsible_party: owner }) => /IT provider/.test(owner ?? ''))).toEqual([]);
  });

  it('where colleagues have names, no backup or packer without one leads', async () => {
    const team = teams['online-store'];
    const { mitigations } = await draftOf('online-store', 7, hire(team, team.slice(0, 1)));
    expect(mitigations.filter(({ responsible_party: owner }) => /backup$|Packer/.test(owner ?? ''))).toEqual([]);
  });
});

describe('who takes over', () => {
  it.each([
    ['row-crop-farm', 5, ['Owner', 'Co-owner', 'Farm Hand'], 'Owner', 'Co-owner'],
    ['child-care', 12, ['Director', 'Assistant Director', 'Lead Teacher', 'Cook'], 'Director', 'Assistant Director'],
  ] as const)('in a %s of %i, %j: from the %s to the %s', async (trade, staff, titles, above, second) => {
    const team = hire(titles, titles.slice(0, 2));
    const { critical_functions: functions } = await draftOf(trade, staff, team);
    const proposals = proposeDeputies(team, functions).filter(({ owner }) => owner.role === above);
    expect(proposals.map(({ deputy }) => deputy?.role)).toEqual([second]);
  });

  it('from a teacher, in the ratio and with the medicines of children: whoever is cleared', async () => {
    const titles = ['Director', 'Assistant Director', 'Lead Teacher', 'Cook'];
    const team = hire(titles, titles.slice(0, 2));
    const { critical_functions: functions } = await draftOf('child-care', 12, team);
    const proposals = proposeDeputies(team, functions).filter(({ owner }) => owner.role === 'Lead Teacher');
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.filter(({ deputy }) => deputy === null || deputy.role === 'Cook')).toEqual([]);
  });

  it('decisions of a public body go to full authority, never past it', async () => {
    const team = hire(teams['water-utility'], teams['water-utility'].slice(0, 2));
    const { critical_functions: functions } = await draftOf('water-utility', 9, team);
    const proposal = proposeDeputies(team, functions).find((item) => item.functions.some(({ name }) => /succession/.test(name)));
    expect(proposal?.deputy?.role).toBe('Licensed Operator');
  });
});
