import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { ChapterInput } from '#shared/domain/bcp/chapters.ts';
import { confirmEntry } from '#shared/domain/bcp/provenance.ts';
import { assessReadiness } from '#shared/domain/bcp/readiness.ts';
import { computeScores } from '#shared/domain/bcp/score.ts';
import { auditClauses, scoreAudit } from '#shared/domain/compliance.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { content, employee, functionNamed, mitigationOf, supplierNamed, systemNamed } from './entries.ts';
import { createFreshBcp, nonsense, withPeople } from './fresh-bcp.ts';

const now = new Date('2026-11-22T12:00:00Z');
const audit = (input: ChapterInput): number => scoreAudit(auditClauses({ ...input, bcpId: 1, lastAudit: null }))!;
const held = {
  ...{ id: 1, exercise_name: 'Fire', exercise_type: 'fire' as const, scheduled_date: null, status: 'completed' as const },
  ...{ completed_date: '2026-10-01T00:00:00.000Z', findings: 'Late', recommendations: 'Print it', lessons_learned: null },
};
const catastrophe = {
  ...{ financial_impact: 'catastrophic' as const, operational_impact: 'major' as const },
  ...{ reputational_impact: 'minor' as const, regulatory_impact: 'minor' as const, likelihood: 'likely' },
};
const rows = industries.flatMap(({ name }) => [4, 120].map((size) => [name, size] as const));

describe('the audit of a BCP on its first evening', () => {
  it.each(rows)('the audit of a fresh BCP of %s with %i people lands between 25 and 40 percent', async (industry, size) => {
    const fresh = await createFreshBcp(industry, size);
    for (const score of [audit(fresh), audit(withPeople(fresh))]) {
      expect(score).toBeGreaterThanOrEqual(25);
      expect(score).toBeLessThanOrEqual(40);
    }
  });

  it('the audit of an empty program lands far below', () => {
    expect(audit({ ...nonsense, content: content(), status: 'draft' })).toBeLessThan(10);
  });

  it('no clause of a fresh BCP is covered by lists alone', async () => {
    const clauses = auditClauses({ ...withPeople(await createFreshBcp('Retail', 12)), bcpId: 1, lastAudit: null });
    expect(clauses.filter(({ result }) => result === 'covered')).toEqual([]);
    const missing = clauses.filter(({ result }) => result === 'missing').map(({ clause }) => clause);
    expect(missing).toEqual(expect.arrayContaining(['4.4', '8.1', '9.1', '9.2', '9.3', '10.1']));
  });

  it('an exercise with a result covers the clauses that it proves', async () => {
    const exercised = { ...withPeople(await createFreshBcp('Retail', 12)), exercises: [held], bcpId: 1, lastAudit: null };
    const covered = auditClauses(exercised).filter(({ result }) => result === 'covered');
    expect(covered.map(({ clause }) => clause)).toEqual(expect.arrayContaining(['8.4.1', '8.5']));
  });
});

describe('readiness', () => {
  const readinessOf = (input: typeof nonsense) => assessReadiness({ ...input, now });

  it('a BCP of nonsense has a low readiness, whatever its score says', () => {
    expect(computeScores(nonsense.content).overall).toBeGreaterThan(90);
    expect(readinessOf(nonsense).score).toBeLessThan(20);
  });

  it.each(rows)('a fresh BCP of %s with %i people is neither ready nor nonsense', async (industry, size) => {
    const { score } = readinessOf(await createFreshBcp(industry, size));
    expect(score).toBeGreaterThanOrEqual(20);
    expect(score).toBeLessThan(50);
  });

  it('the parts of the readiness add up to 100 points, and to the score', async () => {
    const { parts, score } = readinessOf(withPeople(await createFreshBcp('Retail', 12)));
    expect(parts.reduce((sum, part) => sum + part.of, 0)).toBe(100);
    expect(Math.abs(parts.reduce((sum, part) => sum + part.points, 0) - score)).toBeLessThanOrEqual(5);
  });

  it('every part that lacks points says what is missing, the most points first', () => {
    const { parts, missing } = readinessOf(nonsense);
    expect(parts.filter((part) => part.points < part.of && part.missing === null)).toEqual([]);
    expect(missing).toContain('No exercise with a written result in the last 12 months');
    expect(missing).toContain('5 of 5 critical functions have no recovery time that fits');
  });

  it('an exercise counts for twelve months', () => {
    const at = (completed_date: string) => readinessOf({ ...nonsense, exercises: [{ ...held, completed_date }] }).score;
    const without = readinessOf(nonsense).score;
    expect(at('2025-11-23T00:00:00.000Z') - without).toBe(15);
    expect(at('2025-11-20T00:00:00.000Z')).toBe(without);
  });

  it('a recovery time counts only when what the function depends on can meet it', () => {
    const timed = { criticality: 'critical' as const, rto: '1-4 hours', max_downtime: '4-24 hours' };
    const pointsAt = (recovery_time: string) =>
      readinessOf({
        ...nonsense,
        content: content({
          critical_functions: [functionNamed('Care', timed)],
          it_systems: [systemNamed('Records', { supports_functions: ['Care'], recovery_time })],
        }),
      }).parts.find(({ criterion }) => criterion === 'times')!.points;
    expect([pointsAt('2 hours'), pointsAt('2 days')]).toEqual([10, 0]);
  });

  it.each<[string, Parameters<typeof content>[0]]>([
    ['times', { critical_functions: [functionNamed('Care', { source: 'model', rto: '1-4 hours', max_downtime: '4-24 hours' })] }],
    [
      'procedures',
      {
        critical_functions: [
          functionNamed('Care', { source: 'knowledge', recovery_procedures: 'Call the second kitchen and move the flour.' }),
        ],
      },
    ],
    ['alternatives', { key_suppliers: [supplierNamed('Mill', { source: 'model', alternative_suppliers: ['Second mill'] })] }],
    [
      'copies',
      {
        it_systems: [
          systemNamed('Till', { source: 'model', backup_frequency: 'Hourly', backup_location: 'Cloud', rpo: '4 hours' }),
        ],
      },
    ],
    [
      'treated',
      {
        risk_factors: { selected: ['Fire'] },
        risk_impact_assessments: { primary_concerns: { Fire: catastrophe }, location_risks: {} },
        mitigations: [mitigationOf('Fire', 'Alarm', { source: 'model' })],
      },
    ],
  ])('what no one has confirmed earns no points for %s until it is confirmed', (criterion, part) => {
    const partOf = (of: BcpContent) =>
      readinessOf({ ...nonsense, content: of }).parts.find((each) => each.criterion === criterion)!;
    const assumed = content(part);
    const confirmed = {
      ...assumed,
      critical_functions: assumed.critical_functions.map(confirmEntry),
      key_suppliers: assumed.key_suppliers.map(confirmEntry),
      it_systems: assumed.it_systems.map(confirmEntry),
      mitigations: assumed.mitigations.map(confirmEntry),
    };
    expect(partOf(assumed).points).toBe(0);
    expect(partOf(assumed).missing).toMatch(/ no confirmed |, or only in suggested entries that you haven’t confirmed$/);
    expect(partOf(confirmed)).toMatchObject({ points: partOf(confirmed).of, missing: null });
  });

  it('only critical functions count once there are some', () => {
    const owner = employee('Ana', { phone: '206-555-0100' });
    const functions = [
      functionNamed('Care', { criticality: 'critical', owner: 'Ana' }),
      functionNamed('Filing', { criticality: 'low' }),
    ];
    const { parts } = readinessOf({ ...nonsense, content: content({ critical_functions: functions }), employees: [owner] });
    expect(parts.find(({ criterion }) => criterion === 'owners')).toMatchObject({ points: 10, of: 10, missing: null });
  });

  it('the numbers of critical functions count once they are proven, as long as the test does', () => {
    const bcp = {
      ...nonsense,
      content: content({ critical_functions: [functionNamed('Care', { rto: '4 hours', rpo: '1 hour' })] }),
    };
    const claim = { kind: 'rto' as const, subject: 'function' as const, ref: 'Care' };
    const proof = (on: string, measured = '2 hours') =>
      assessReadiness({
        ...{ ...bcp, now },
        evidence: [{ id: 1, bcp_id: 1, claim, how: 'exercise', measured, on, by: '', note: null, link: null }],
      }).parts.find(({ criterion }) => criterion === 'proof');
    expect(proof('2025-11-22')).toMatchObject({ points: 10, of: 20 });
    expect(proof('2025-11-21')).toMatchObject({
      points: 0,
      missing: '2 of 2 numbers of critical functions and their systems are not proven by a test',
    });
    expect(proof('2026-11-01', '5 hours')!.points).toBe(0);
  });

  it('overdue mitigations, a late review, and old contacts take points away, and never below zero', () => {
    const late = Array.from({ length: 7 }, (_, at) => mitigationOf('Fire', `Step ${at}`, { timeline: 'By 2026-06-01' }));
    const ready = {
      ...nonsense,
      content: { ...nonsense.content, mitigations: late },
      employees: [employee('Ana', { phone: '206-555-0100', confirmed_on: '2026-01-01' })],
    };
    const dates = { created_at: '2025-01-01T00:00:00.000Z', issued_at: '2025-06-01T00:00:00.000Z' };
    const of = (input: object) => assessReadiness({ ...ready, now, ...input });
    expect(of({}).deductions).toEqual([]);
    expect(of(dates).deductions.map(({ points }) => points)).toEqual([5, 2, 2]);
    expect(of(dates).score).toBe(Math.max(0, of({}).score - 9));
    expect(of({ ...dates, issued_at: '2025-11-22T00:00:00.000Z' }).deductions.map(({ points }) => points)).toEqual([5, 2]);
    expect(of({ ...dates, content: content(), employees: [] }).score).toBe(0);
  });
});
