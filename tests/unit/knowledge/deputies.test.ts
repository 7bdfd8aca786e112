/** Who is proposed to take over from the owners of functions, over all trades. */
import { describe, expect, it } from 'vitest';
import { createContext } from '#functions/documents/document-context.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import { Employee } from '#shared/domain/people.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { proposeDeputies } from '#shared/knowledge/deputies.ts';
import { listMandated } from '#shared/knowledge/mitigations/mandates.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { teams } from './realistic-teams.ts';

const hire = (titles: readonly string[]): Employee[] =>
  titles.map((title, at) =>
    Employee.parse({
      ...{ id: at + 1, bcp_id: 1, name: `Person ${at + 1}`, role: title, job_title: title, email: null, phone: null },
      ...{ department: null, backup_for: null, notes: null, is_primary_contact: at === 0 },
      activation_authority: at < 2 ? 'Full' : 'Limited',
    }),
  );
const functionsOf = async (id: string, titles: readonly string[]): Promise<CriticalFunction[]> => {
  const plan = { business_name: 'Acme', trade: id, industry: trades.find((trade) => trade.id === id)!.within[0]!, state: 'OH' };
  const job = { bcp_id: 1, cyber: true, plan: { ...plan, employee_count: 20 }, roles: [...titles] };
  const { suggestions } = await knowledgeAnswers.suggest_risks(job);
  return suggestions.suggested_critical_functions.map((fn, at) => CriticalFunction.parse({ ...fn, id: String(at) }));
};
const isSerious = ({ criticality }: CriticalFunction): boolean => criticality === 'critical' || criticality === 'high';

const TEAMS = [
  ['Owner', 'Operations Manager', 'Office Manager', 'Safety and Maintenance Lead', 'Customer Service Lead'],
  ['Administrator', 'Medical Director', 'Charge Nurse', 'Patient Care Technician Lead', 'Business Office Manager'],
  ['Managing Partner', 'Senior Attorney', 'Paralegal', 'Office Administrator', 'Receptionist'],
  ['Owner', 'Chief Pilot', 'Captain', 'Dispatcher', 'Office Manager'],
];

describe('who is proposed as a deputy', () => {
  it.each(TEAMS.map((titles) => [titles.join(', '), titles] as const))(
    'each critical or high function of an owner in a team of %s has another person or a plain gap, whatever the trade',
    { timeout: 60_000 },
    async (_, titles) => {
      const team = hire(titles);
      const wrong: string[] = [];
      let proposed = 0;
      for (const { id } of trades) {
        const functions = await functionsOf(id, titles);
        const proposals = proposeDeputies(team, functions);
        for (const fn of functions.filter((item) => isSerious(item) && titles.includes(item.owner!))) {
          const found = proposals.filter((proposal) => proposal.functions.includes(fn));
          if (found.length !== 1) wrong.push(`${id}: ${fn.name}: ${found.length} proposals`);
          for (const { owner, deputy } of found) {
            if (owner.role !== fn.owner || deputy === owner) wrong.push(`${id}: ${fn.name}: ${owner.role}`);
            const licensed = listMandated(fn.name, titles);
            if (deputy !== null && licensed !== null && !licensed.includes(deputy.role))
              wrong.push(`${id}: ${fn.name}: ${deputy.role} has no license`);
            if (deputy !== null) proposed += 1;
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(proposed).toBeGreaterThan(trades.length);
    },
  );

  it.each([
    ['a nurse', 'dialysis-center', ['Administrator', 'Medical Director', 'Charge Nurse', 'Technician Lead'], /^Dialysis treat/],
    ['an attorney', 'law-firm', ['Managing Partner', 'Paralegal', 'Office Administrator', 'Bookkeeper'], /^Client work/],
    ['a pharmacist', 'pharmacy', ['Owner', 'Pharmacist in Charge', 'Pharmacy Technician Lead', 'Bookkeeper'], /^Dispensing/],
    ['a veterinarian', 'veterinary-clinic', ['Lead Veterinarian', 'Head Technician', 'Practice Manager'], /^Animal emergencies/],
  ] as const)('nobody without the license takes over from %s: a gap says so', async (_, id, titles, name) => {
    const functions = (await functionsOf(id, titles)).map((fn) =>
      name.test(fn.name) ? { ...fn, owner: titles.find((title) => /nurse|partner|pharmacist|veterinarian/i.test(title))! } : fn,
    );
    const proposal = proposeDeputies(hire(titles), functions).find((item) => item.functions.some((fn) => name.test(fn.name)));
    expect(proposal?.deputy).toBeNull();
  });

  it('nobody is proposed both for payments and for the checks on them or the cash, whatever the trade and team', {
    timeout: 60_000,
  }, async () => {
    const isPaying = ({ name }: CriticalFunction): boolean => /\b(?:payments?|wires|settlements?|payouts)\b/i.test(name);
    const isChecking = ({ name }: CriticalFunction): boolean =>
      /\b(?:fraud|identity checks|reconciliation|cash, deposits and withdrawals)\b/i.test(name);
    const credit = ['President and CEO', 'Chief Financial Officer', 'IT Manager', 'Branch Manager', 'Compliance and BSA Officer'];
    const wrong: string[] = [];
    let checked = 0;
    for (const titles of [...TEAMS, [...credit, 'Human Resources Manager', 'Head Teller', 'Loan Operations Manager']])
      for (const { id } of trades) {
        const functions = await functionsOf(id, titles);
        if (!functions.some(isPaying) || !functions.some(isChecking)) continue;
        checked += 1;
        const team = hire(titles);
        const proposals = proposeDeputies(team, functions);
        for (const person of team) {
          const taken = proposals.filter(({ deputy }) => deputy === person).flatMap((proposal) => proposal.functions);
          const held = [...taken, ...functions.filter((fn) => isSerious(fn) && fn.owner === person.role)];
          if ((taken.some(isPaying) && held.some(isChecking)) || (taken.some(isChecking) && held.some(isPaying)))
            wrong.push(`${id}: ${person.role}: ${held.map(({ name }) => name).join(', ')}`);
        }
      }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(4);
  });

  it('a named backup is not replaced by a proposal', async () => {
    const titles = TEAMS[0]!;
    const functions = await functionsOf('bakery', titles);
    const owners = new Set(proposeDeputies(hire(titles), functions).map(({ owner }) => owner.name));
    const [owner] = owners;
    const team = hire(titles).map((person) => (person.name === owner ? person : { ...person, backup_for: owner! }));
    expect(proposeDeputies(team, functions).map((proposal) => proposal.owner.name)).not.toContain(owner);
  });
});

it('an owner without authority is told whom to call for a decision', async () => {
  const titles = ['President and CEO', 'Chief Financial Officer', 'Branch Manager', 'Head Teller', 'Compliance Officer'];
  const employees = hire(titles).map((person) =>
    person.role === 'Head Teller' ? { ...person, activation_authority: 'None' as const } : person,
  );
  const bcp = await createFirstDraft(
    { business_name: 'Acme', business_type: 'LLC', industry: 'Finance', trade: 'credit-union', employee_count: 45 },
    employees,
  );
  expect(bcp.critical_functions.filter(({ owner }) => owner === 'Head Teller')).not.toEqual([]);
  const { chapters } = composeDocument({
    ...{ bcp, employees, providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' },
  });
  for (const number of ['2', '8'])
    expect(JSON.stringify(chapters.find((chapter) => chapter.number === number))).toMatch(
      /Calls for a decision(?:: |",")Person 1 or Person 2/,
    );
});

it('whoever restores most systems alone and has no named backup is a gap, whatever the trade', { timeout: 240_000 }, async () => {
  const employees = hire(['Owner', 'IT Manager', 'Operations Manager', 'Office Manager']);
  const wrong: string[] = [];
  let named = 0;
  for (const trade of trades) {
    const bcp = await createFirstDraft(
      { business_name: 'Acme', business_type: 'LLC', industry: trade.within[0]!, trade: trade.id, employee_count: 30 },
      employees,
    );
    const input = { bcp, providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' } as const;
    const chapterOf = (team: Employee[]): string =>
      JSON.stringify(composeDocument({ ...input, employees: team }).chapters.find(({ number }) => number === '2'));
    const { schedule } = createContext({ ...input, employees });
    const ofIt = schedule.filter((item) => item.kind === 'system' && item.restorers.join() === 'Person 2').length;
    const gap = '"Backup for Person 2",{"text":"No one is named yet to restore ';
    const isSaid = chapterOf(employees).includes(`${gap}${ofIt} of `);
    if (ofIt * 2 > bcp.it_systems.length && ofIt >= 3) {
      named += 1;
      if (!isSaid) wrong.push(`${trade.id}: ${ofIt} systems`);
    }
    const backed = employees.map((person, at) => (at === 2 ? { ...person, backup_for: 'Person 2' } : person));
    if (isSaid && chapterOf(backed).includes(`No one is named yet to restore ${ofIt} of `))
      wrong.push(`${trade.id}: has a backup`);
  }
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(100);
});

describe('the proposals in the document', () => {
  it.each(teams)('of a $trade name a deputy or a gap in the team table and on each sheet', { timeout: 60_000 }, async (team) => {
    const industry = trades.find(({ id }) => id === team.trade)!.within[0]!;
    const employees = hire(team.titles);
    const bcp = await createFirstDraft(
      {
        ...{ business_name: 'Acme', business_type: 'LLC', industry, trade: team.trade, employee_count: team.staff },
        ...{ city: 'Springfield', state: team.state, zip_code: team.zip },
      },
      employees,
    );
    const input = {
      bcp,
      employees,
      providers: [],
      cyber: true,
      generatedAt: '2026-11-20T17:00:00Z',
      template: 'standard',
    } as const;
    const document = composeDocument(input);
    const [people, , , , , , sheets] = document.chapters.filter(({ number }) => Number(number) >= 2);
    const proposals = createContext(input).deputyProposals;
    const [table] = people!.blocks.filter((block) => block.kind === 'table');
    for (const { owner, deputy } of proposals) {
      const row = table!.rows.find(([name]) => JSON.stringify(name).includes(`"${deputy?.name}"`));
      if (deputy === null) expect(JSON.stringify(people)).toContain(`Backup for ${owner.name}`);
      else expect(JSON.stringify(row)).toContain(owner.name);
    }
    expect(JSON.stringify(people)).toContain('(proposed)');
    const serious = bcp.critical_functions.filter((fn) => isSerious(fn) && team.titles.includes(fn.owner!));
    for (const { name } of serious) {
      const sheet = sheets!.blocks.find((block) => block.kind === 'sheet' && block.title === name);
      expect(JSON.stringify(sheet), name).toMatch(
        /"Deputy",.*(?:\(proposed\)|No one on the team can take over|The person in charge on the spot starts it)/,
      );
    }
  });
});
