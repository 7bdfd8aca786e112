import { describe, expect, it } from 'vitest';
import type { CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { assessClauses } from '#shared/domain/bcp/clauses.ts';
import { recommendRpo, recommendRto } from '#shared/domain/bcp/duration.ts';
import { buildRecoverySchedule, groupIntoWaves } from '#shared/domain/bcp/recovery-schedule.ts';

import { business, content, employee, functionNamed, systemNamed } from './entries.ts';

const nobody = { employees: [], providers: [], status: 'draft' as const, cyber: true };
const find = (number: string, question: Parameters<typeof assessClauses>[0]) =>
  assessClauses(question).find((row) => row.clause === number)!;

describe('clauses of ISO 22301', () => {
  it('the ISO 22301 clauses are those of chapters 4 to 10, each once', () => {
    const numbers = assessClauses({ ...nobody, content: content() }).map((row) => row.clause);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...new Set(numbers.map((number) => number.split('.')[0]))]).toEqual(['4', '5', '6', '7', '8', '9', '10']);
  });

  it('an empty BCP misses every clause, each with an action', () => {
    const all = assessClauses({ ...nobody, content: content() });
    expect(all.filter((row) => row.result !== 'missing').map((row) => row.clause)).toEqual([]);
    expect(all.every((row) => row.next_action !== null)).toBe(true);
  });

  it('an exercise counts for its clause once it was held and has a report', () => {
    const held = {
      ...{ id: 1, exercise_name: 'Fire', exercise_type: 'fire' as const, scheduled_date: null },
      ...{ completed_date: '2027-01-01T00:00:00.000Z', findings: null, recommendations: null, lessons_learned: 'Print it' },
    };
    const result = (exercises: Parameters<typeof assessClauses>[0]['exercises']) =>
      find('8.5', { ...nobody, content: content(), exercises: exercises! }).result;
    expect(result([{ ...held, status: 'completed' }])).toBe('covered');
    expect(result([{ ...held, status: 'completed', lessons_learned: ' ' }])).toBe('missing');
    expect(result([{ ...held, status: 'in_progress' }])).toBe('missing');
    expect(result([])).toBe('missing');
  });

  it('a clause is covered, partial or missing according to the content of the BCP', () => {
    const half = content({
      ...business,
      max_downtime: '1-3 days',
      critical_functions: [functionNamed('A', { rto: '1-4 hours' }), functionNamed('B')],
    });
    expect(find('6.2', { ...nobody, content: half })).toMatchObject({
      result: 'partial',
      found: ['objectives from recovery times (in part)'],
      missing: [
        'objectives from recovery times',
        'measure, owner and day of each objective',
        'an exercise with a written result',
      ],
    });
    const team = [employee('Ana', { activation_authority: 'Full' }), employee('Ben', { backup_for: 'Ana' })];
    expect(find('5.3', { ...nobody, employees: team, content: content() }).result).toBe('partial');
    expect(find('8.5', { ...nobody, content: half }).result).toBe('missing');
  });
});

describe('recovery waves', () => {
  const names = (it_systems: ItSystem[], critical_functions: CriticalFunction[] = []) =>
    groupIntoWaves(buildRecoverySchedule({ critical_functions, it_systems }, [])).map((wave) =>
      wave.map((system) => system.name),
    );

  it('a recovery wave starts no system before its dependencies, and critical ones first', () => {
    expect(
      names([
        systemNamed('Shop', { system_dependencies: ['Database'] }),
        systemNamed('Mail', { criticality: 'low' }),
        systemNamed('Database', { system_dependencies: ['network'] }),
        systemNamed('Network', { criticality: 'critical' }),
      ]),
    ).toEqual([['Network'], ['Database', 'Mail'], ['Shop']]);
  });

  it('recovery waves follow the schedule: first what an urgent function needs', () => {
    const systems = [
      systemNamed('Accounting', { criticality: 'high', rto: '1-3 days' }),
      systemNamed('Cooler alarm', { criticality: 'low', rto: '1-3 days' }),
    ];
    expect(names(systems).flat()).toEqual(['Accounting', 'Cooler alarm']);
    const urgent = functionNamed('Food safety', { rto: '0-1 hour', dependencies: ['Cooler alarm'] });
    expect(names(systems, [urgent])).toEqual([['Cooler alarm'], ['Accounting']]);
  });

  it('recovery waves end for systems that depend on each other or on themselves', () => {
    const loop = names([
      systemNamed('A', { system_dependencies: ['B'] }),
      systemNamed('B', { system_dependencies: ['A'] }),
      systemNamed('C', { dependencies: ['C'] }),
    ]);
    expect(loop.flat().sort()).toEqual(['A', 'B', 'C']);
    expect(names([])).toEqual([]);
  });
});

describe('recommended recovery times', () => {
  it.each([
    ['4-24 hours', 'low', '1-4 hours'],
    ['0-1 hour', 'low', '0-1 hour'],
    ['More than 1 week', 'critical', '3-7 days'],
    [null, 'critical', '1-4 hours'],
    ['ai-decide', null, '1-3 days'],
  ] as const)('the recommended RTO for MTD %s and criticality %s is %s', (max_downtime, criticality, rto) => {
    expect(recommendRto({ max_downtime, criticality })).toBe(rto);
  });

  it('the recommended RPO is shorter the more critical an entry is', () => {
    expect(
      (['critical', 'high', 'medium', 'low'] as const).map((criticality) => recommendRpo({ criticality, max_downtime: null })),
    ).toEqual(['0-1 hour', '1-4 hours', '4-24 hours', '1-3 days']);
  });
});
