import { describe, expect, it } from 'vitest';
import { CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import {
  countByCriticality,
  functionFrom,
  functionListDefaults,
  mergeFunctions,
  mergeSystems,
  riskStepDefaults,
  sortByPriority,
  systemFrom,
} from '#shared/domain/bcp/operations.ts';
import { functionNamed, systemNamed } from './entries.ts';

const newId = () => 'new';

describe('counts by criticality', () => {
  it('puts functions without a criticality under basic', () => {
    const functions = (['high', 'high', 'low', 'critical', null] as const).map((criticality) => ({ criticality }));
    expect(countByCriticality(functions)).toEqual({ critical: 1, high: 2, medium: 0, low: 1, basic: 1 });
  });
});

describe('priority order', () => {
  it('is high, medium, low, then unknown, and keeps equal ones in place', () => {
    const items = [
      { at: 1, priority: 'low' },
      { at: 2, priority: 'high' },
      { at: 3, priority: null },
      { at: 4, priority: 'medium' },
      { at: 5, priority: 'high' },
    ];
    expect(sortByPriority(items).map((one) => one.at)).toEqual([2, 5, 4, 1, 3]);
  });
});

describe('suggested functions', () => {
  it('get the defaults of the risk step', () => {
    const one = functionFrom({ name: 'Baking' }, riskStepDefaults, 'x');
    expect(one).toMatchObject({
      criticality: 'high',
      max_downtime: '4 hours',
      rto: '4 hours',
      rpo: '1 hour',
      responsible_role: 'Department Manager',
      responsible_team: 'Operations',
      owner: 'Operations Manager',
      resources: ['Staff', 'Equipment', 'Systems'],
    });
    expect(CriticalFunction.safeParse(one).success).toBe(true);
  });

  it('get the defaults of the functions list, and keep what they carry', () => {
    expect(functionFrom({ name: 'Baking', rto: '1-4 hours', owner: ' ' }, functionListDefaults, 'x')).toMatchObject({
      criticality: 'high',
      max_downtime: '24 hours',
      rto: '1-4 hours',
      rpo: '4 hours',
      responsible_role: 'To be assigned',
      responsible_team: 'To be assigned',
      owner: 'To be assigned',
    });
  });

  it('are added behind the own ones, without a name that is there', () => {
    const merged = mergeFunctions([functionNamed('Baking')], [{ name: 'baking ' }, { name: 'Sales' }, { name: 'SALES' }], newId);
    expect(merged.map((one) => one.name)).toEqual(['Baking', 'Sales']);
  });
});

describe('suggested IT systems', () => {
  it('get their defaults', () => {
    const one = systemFrom({ name: 'POS' }, 'x');
    expect(one).toMatchObject({
      criticality: 'high',
      vendor: 'To be specified',
      backup_frequency: 'Daily',
      recovery_time: '4 hours',
      system_type: 'other',
    });
    expect(ItSystem.safeParse(one).success).toBe(true);
  });

  it('are added without a name that is there', () => {
    expect(mergeSystems([systemNamed('POS')], [{ name: 'pos' }, { name: 'Mail' }], newId).map((one) => one.name)).toEqual([
      'POS',
      'Mail',
    ]);
  });
});
