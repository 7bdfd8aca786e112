import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import type { BcpToCheck, Finding, FindingRule } from '#shared/domain/bcp/check/finding.ts';
import { applyRepair, findLongestRto, invertRepair } from '#shared/domain/bcp/check/repairs.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { parseRecoveryTime } from '#shared/domain/bcp/duration.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { content, employee, functionNamed, highAfter, systemNamed } from './entries.ts';

const people: Pick<BcpToCheck, 'employees' | 'providers' | 'cyber'> = { employees: [], providers: [], cyber: true };
const findBy = (rule: FindingRule, bcp: BcpContent, over: Partial<BcpToCheck> = {}): Finding | undefined =>
  findContradictions({ ...people, ...over, content: bcp }).find((finding) => finding.rule === rule);

describe('the longest usual recovery time below a maximum downtime', () => {
  it.each<[string | null, string | null]>([
    ['0-1 hour', null],
    ['30 minutes', null],
    ['1 hour', '0-1 hour'],
    ['2 hours', '0-1 hour'],
    ['239 minutes', '0-1 hour'],
    ['4 hours', '1-4 hours'],
    ['1-4 hours', '0-1 hour'],
    ['8 hours', '1-4 hours'],
    ['4-24 hours', '1-4 hours'],
    ['24 hours', '4-24 hours'],
    ['1-3 days', '4-24 hours'],
    ['3 days', '1-3 days'],
    ['3-7 days', '1-3 days'],
    ['1 week', '3-7 days'],
    ['More than 1 week', '3-7 days'],
    ['soon', null],
    [null, null],
  ])('of %s is %s', (mtd, expected) => {
    expect(findLongestRto(parseRecoveryTime(mtd))).toBe(expected);
  });
});

describe('the one change that mends a finding', () => {
  const cases: [FindingRule, string, Partial<BcpContent>, Partial<BcpToCheck>?][] = [
    [
      'R01',
      'Set RTO to 1-4 hours',
      { critical_functions: [functionNamed('Baking', { max_downtime: '4 hours', rto: '8 hours' })] },
    ],
    ['R01', 'Set RTO to 1-4 hours', { it_systems: [systemNamed('Till', { max_downtime: '4-24 hours', rto: '2 days' })] }],
    [
      'R02',
      'Set RTO to 0-1 hour',
      { critical_functions: [functionNamed('Baking', { max_downtime: '1-4 hours', rto: '1-4 hours' })] },
    ],
    [
      'R08',
      'Use “Point of Sale”',
      {
        critical_functions: [functionNamed('Baking', { dependencies: ['Mill', 'point of sales '] })],
        it_systems: [systemNamed('Point of Sale'), systemNamed('Mill')],
      },
    ],
    [
      'R08',
      'Use “Baking”',
      { critical_functions: [functionNamed('Baking')], it_systems: [systemNamed('Till', { supports_functions: ['Bakings'] })] },
    ],
    [
      'R11',
      'Rate it Critical',
      {
        critical_functions: [functionNamed('Baking', { criticality: 'critical' })],
        it_systems: [systemNamed('Till', { criticality: null, supports_functions: ['Baking'] })],
      },
    ],
    [
      'R30',
      'Set MTD to 4-24 hours',
      { critical_functions: [functionNamed('Baking', { max_downtime: '1-3 days', impact_over_time: highAfter('d3') })] },
    ],
    [
      'R30',
      'Set MTD to 0-1 hour',
      { critical_functions: [functionNamed('Baking', { max_downtime: '4 hours', impact_over_time: highAfter('h4') })] },
    ],
    ['R34', 'Set priority to 1-4 hours (Urgent)', { recovery_priority: 'low', max_downtime: '1-4 hours' }],
    ['R34', 'Set priority to 1-4 hours (Urgent)', { recovery_priority: 'medium', max_downtime: '8 hours' }],
    [
      'R35',
      'Remove Hurricanes',
      { threat_probability: { selected: ['Floods', 'Hurricanes'] } },
      { place: { not_material: [{ name: 'Hurricanes', why: 'None comes here.' }] } },
    ],
  ];

  it.each(cases)('%s: “%s” leaves no such finding, and can be taken back', (rule, text, part, over) => {
    const bcp = content(part);
    const { repair } = findBy(rule, bcp, over)!;
    expect(repair?.text).toBe(text);
    const mended = { ...bcp, ...applyRepair(bcp, repair!.change) };
    expect(findBy(rule, mended, over)).toBeUndefined();
    const restored = { ...mended, ...applyRepair(mended, invertRepair(bcp, repair!.change)) };
    expect(findBy(rule, restored, over)?.id).toBe(findBy(rule, bcp, over)!.id);
  });

  it('changes its own entry only', () => {
    const functions = ['Baking', 'Selling'].map((name) => functionNamed(name, { max_downtime: '4 hours', rto: '8 hours' }));
    const bcp = content({ critical_functions: functions });
    const changed = applyRepair(bcp, findBy('R01', bcp)!.repair!.change);
    expect(changed).toEqual({ critical_functions: [{ ...functions[0], rto: '1-4 hours' }, functions[1]] });
  });

  it('takes back nothing that was edited meanwhile elsewhere', () => {
    const bcp = content({ critical_functions: [functionNamed('Baking', { max_downtime: '4 hours', rto: '8 hours' })] });
    const { change } = findBy('R01', bcp)!.repair!;
    const mended = { ...bcp, ...applyRepair(bcp, change) };
    const edited = { ...mended, critical_functions: [{ ...mended.critical_functions[0]!, owner: 'Ana' }] };
    expect(applyRepair(edited, invertRepair(bcp, change)).critical_functions).toMatchObject([{ rto: '8 hours', owner: 'Ana' }]);
  });

  it.each<[FindingRule, Partial<BcpContent>]>([
    ['R01', { critical_functions: [functionNamed('Baking', { max_downtime: '0-1 hour', rto: '1-3 days' })] }],
    ['R04', { it_systems: [systemNamed('Till', { rpo: '1-hour', backup_frequency: 'Daily' })] }],
    ['R08', { critical_functions: [functionNamed('Baking', { dependencies: ['Zeppelin'] })] }],
    ['R31', { it_systems: [systemNamed('Till', { rto: '1-4 hours', recovery_time: '3 days' })] }],
  ])('%s has none where nothing fits, where a fact is wrong or where there is a choice', (rule, part) => {
    expect(findBy(rule, content(part))).toMatchObject({ rule });
    expect(findBy(rule, content(part))).not.toHaveProperty('repair');
  });

  it('a finding about something missing knows what its form begins with', () => {
    const bcp = content({
      critical_functions: [functionNamed('Baking', { owner: 'Zoe' })],
      risk_factors: { selected: ['Fire'] },
      risk_impact_assessments: { primary_concerns: { Fire: { financial_impact: 'catastrophic' } }, location_risks: {} },
    });
    const addOf = (rule: FindingRule) => findBy(rule, bcp, { employees: [employee('Ana')] })?.add;
    expect([addOf('R15'), addOf('R19'), addOf('R22')]).toEqual([
      { section: 'employees', values: { name: 'Zoe' }, text: 'Add Zoe to the team' },
      { section: 'mitigations', values: { risk_name: 'Fire' }, text: 'Add a mitigation for Fire' },
      { section: 'providers', values: { provider_type: 'Emergency Services' }, text: 'Add a provider: Emergency Services' },
    ]);
  });

  it('knows every usual time', () => {
    expect(DURATIONS.map((band) => findLongestRto(parseRecoveryTime(band)))).toEqual([null, ...DURATIONS.slice(0, -1)]);
  });
});
