/** How much one person begins in the same half hour, and whether everyone has something to do. */
import { describe, expect, it } from 'vitest';
import { createContext } from '#functions/documents/document-context.ts';
import { protectsPeople } from '#shared/domain/bcp/people-first.ts';
import { dropPartner } from '#shared/domain/bcp/posts.ts';
import { Employee } from '#shared/domain/people.ts';
import { FIT_MIN, listFits } from '#shared/knowledge/function-owners.ts';
import { listFunctionOwners, listKnownFunctions, timesOf } from '#shared/knowledge/known-operations.ts';
import { isAdvisor } from '#shared/knowledge/mitigations/crafts.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { teams } from './realistic-teams.ts';

const STARTS_MAX = 2;
const TEAM = ['General Manager', 'Operations Manager', 'Office Manager', 'Safety and Maintenance Lead', 'Customer Service Lead'];

const hire = (titles: readonly string[]): Employee[] =>
  titles.map((title, at) =>
    Employee.parse({
      ...{ id: at + 1, bcp_id: 1, name: `Person ${at + 1}`, role: title, job_title: title, email: null, phone: null },
      ...{ department: null, backup_for: null, notes: null, is_primary_contact: at === 0 },
      activation_authority: at < 2 ? 'Full' : 'Limited',
    }),
  );

describe('what begins in the same half hour', () => {
  it('is led by several people, whatever the trade, where another fits', { timeout: 60_000 }, async () => {
    const crowded: string[] = [];
    for (const { id, within } of trades) {
      const content = { business_name: 'Acme', industry: within[0]!, trade: id, employee_count: 20 };
      const profile = await buildProfile(content, true, { roles: TEAM });
      const known = new Map(listKnownFunctions(profile).map((fn) => [fn.name, fn]));
      const owned = listFunctionOwners(profile).map((fn) => ({ ...fn, rto: timesOf(known.get(fn.name)!, profile)[1] }));
      // In danger, whoever is on the spot leads.
      const urgent = owned.filter(({ name, rto }) => (rto === '0-1 hour' || rto === '1-4 hours') && !protectsPeople(name));
      for (const [rto, group] of Map.groupBy(urgent, (fn) => fn.rto))
        for (const [owner, own] of Map.groupBy(group, (fn) => fn.owner)) {
          const free = TEAM.filter((title) => !group.some((fn) => fn.owner === title) && !owned.some((fn) => fn.owner === title));
          const isFree = own.some((fn) =>
            listFits({ fn, role: fn.owner }, profile).some(
              ({ title, fit, isDesk }) => free.includes(title) && fit >= FIT_MIN && !isDesk,
            ),
          );
          if (own.length > STARTS_MAX && isFree) crowded.push(`${id}: ${owner} begins ${own.length} within ${rto}`);
        }
    }
    expect(crowded).toEqual([]);
  });

  const idle: string[] = [];
  it.each(teams)('of a $trade, who leads something has a task', { timeout: 60_000 }, async (team) => {
    const industry = trades.find(({ id }) => id === team.trade)!.within[0]!;
    const employees = hire(team.titles);
    const bcp = await createFirstDraft(
      {
        ...{ business_name: 'Acme', business_type: 'LLC', industry, trade: team.trade, employee_count: team.staff },
        ...{ city: 'Springfield', state: team.state, zip_code: team.zip },
      },
      employees,
    );
    const { deputyProposals, deciders } = createContext({
      ...{ bcp, employees, providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' },
    });
    const busy = new Set([
      ...bcp.critical_functions.map(({ owner }) => owner),
      ...bcp.mitigations.map(({ responsible_party }) => dropPartner(responsible_party!)),
      ...bcp.it_systems.map(({ responsible_team }) => responsible_team),
      ...deputyProposals.flatMap(({ deputy }) => deputy?.role ?? []),
      ...deciders.map(({ role }) => role),
    ]);
    idle.push(...team.titles.filter((title) => !busy.has(title) && !isAdvisor(title, team.titles)));
    // Nothing of a nursing home fits social work or housekeeping, and nothing of a child care center a driver.
    expect(idle.filter((title) => !/^(?:Social|Housekeeping|Bus Driver)/.test(title))).toEqual([]);
  });
});
