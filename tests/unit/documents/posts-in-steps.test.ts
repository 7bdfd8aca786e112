/** A step that speaks of the holder of a post says who that is, where the team has one. */
import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import type { Employee } from '#shared/domain/people.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { createFirstDraft } from '#tests/support/first-draft.ts';
import { employees } from './fixture.ts';

const teamOf = (...titles: string[]): Employee[] =>
  titles.map((title, at) => ({
    ...employees[0]!,
    ...{ id: at + 1, name: `Person ${at + 1}`, phone: `(555) 555-010${at}`, role: title, job_title: title },
    ...{ activation_authority: at < 2 ? 'Full' : 'Limited', is_primary_contact: at === 0 },
  }));

const print = (bcp: Bcp, team: Employee[]): string[] =>
  renderBcp({
    ...{ bcp, employees: team, providers: [], template: 'standard', cyber: true, generatedAt: '2026-11-24T17:00:00Z' },
  })
    .replace(/<\/(?:li|p|td|dd)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n');

const draftOf = (trade: string, team: Employee[]): Promise<Bcp> => {
  const industry = trades.find(({ id }) => id === trade)!.within[0]!;
  const snapshot = { business_name: 'Acme', business_type: 'LLC', industry, trade, employee_count: 38, state: 'TX' };
  return createFirstDraft(snapshot, team);
};

describe('a step that speaks of a post', () => {
  it.each(['dialysis-center', 'nursing-home', 'hospital', 'ambulance-service'])(
    'names the medical director of a %s where a list first needs one',
    async (trade) => {
      const team = teamOf('Administrator', 'Medical Director', 'Charge Nurse', 'Business Office Manager');
      const lines = print(await draftOf(trade, team), team).filter((line) => /\bmedical director\b(?!’)/.test(line));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => line.includes('Person 2'))[0]).toMatch(/Person 2 \(555-555-0101\)/);
    },
  );

  it('names no one where the team has no such post', async () => {
    const team = teamOf('Administrator', 'Clinic Manager', 'Charge Nurse');
    const lines = print(await draftOf('dialysis-center', team), team).filter((line) => /\bmedical director\b/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /\bmedical director\b[^.]*Person \d|Medical Director:/i.test(line))).toEqual([]);
  });
});
