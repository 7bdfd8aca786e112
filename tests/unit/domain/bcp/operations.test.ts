import { describe, expect, it } from 'vitest';
import { CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import {
  countByCriticality,
  functionFrom,
  functionListDefaults,
  mergeFunctions,
  mergeSystems,
  riskStepDefaults,
  supplierFrom,
  systemFrom,
} from '#shared/domain/bcp/operations.ts';
import { sortByPriority } from '#shared/domain/bcp/priority-order.ts';
import { functionNamed, systemNamed } from './entries.ts';

const newId = () => 'new';

describe('counts by criticality', () => {
  it('the counts by criticality put functions without one under basic', () => {
    const functions = (['high', 'high', 'low', 'critical', null] as const).map((criticality) => ({ criticality }));
    expect(countByCriticality(functions)).toEqual({ critical: 1, high: 2, medium: 0, low: 1, basic: 1 });
  });
});

describe('priority order', () => {
  it('the priority order is high, medium, low, then unknown, and stable', () => {
    const items = [
      { at: 1, priority: 'low' },
      { at: 2, priority: 'high' },
      { at: 3, priority: null },
      { at: 4, priority: 'medium' },
      { at: 5, priority: 'high' },
    ];
    expect(sortByPriority(items).map((item) => item.at)).toEqual([2, 5, 4, 1, 3]);
  });
});

describe('suggested functions', () => {
  it('suggested functions get the defaults of the risk step', () => {
    const suggested = functionFrom({ name: 'Baking' }, riskStepDefaults, 'x');
    expect(suggested).toMatchObject({
      criticality: 'high',
      max_downtime: '4 hours',
      rto: '4 hours',
      rpo: '1 hour',
      responsible_role: 'Department Manager',
      responsible_team: 'Operations',
      owner: 'Operations Manager',
      resources: ['Staff', 'Equipment', 'Systems'],
    });
    expect(CriticalFunction.safeParse(suggested).success).toBe(true);
  });

  it('suggested functions carry what an outage does, with a severity that never falls', () => {
    const stated = {
      impact_driver: 'safety' as const,
      minimum_service: 'Bread for the hospital',
      minimum_staff: 0,
      peak_times: 'Friday',
      workaround: 'Bake at the depot',
      workaround_lasts: '1-3 days',
      revenue_share: 60,
      restart_time: '1-4 hours',
    };
    const impact = { h4: 'major', d1: 'minor', d3: null, w1: null, w2: null, m1: 'catastrophic' } as const;
    const made = functionFrom({ name: 'Baking', ...stated, impact_over_time: impact }, functionListDefaults, 'x');
    const kept = { h4: 'major', d1: 'major', d3: 'major', w1: 'major', w2: 'major', m1: 'catastrophic' };
    expect(made).toMatchObject({ ...stated, impact_over_time: kept });
    expect(supplierFrom({ name: 'Mill', switch_time: '1-3 days' }, 'x')).toMatchObject({ switch_time: '1-3 days' });
  });

  it('suggested functions say nothing of an outage where nothing was suggested', () => {
    const made = functionFrom({ name: 'Baking', workaround: null, impact_over_time: null }, functionListDefaults, 'x');
    for (const field of ['impact_over_time', 'workaround', 'minimum_staff', 'revenue_share'])
      expect(made).not.toHaveProperty(field);
    expect(supplierFrom({ name: 'Mill' }, 'x')).not.toHaveProperty('switch_time');
  });

  it('suggested functions get the defaults of the functions list, and keep their own values', () => {
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

  it('suggested functions are added at the end, without names already in the list', () => {
    const merged = mergeFunctions([functionNamed('Baking')], [{ name: 'baking ' }, { name: 'Sales' }, { name: 'SALES' }], newId);
    expect(merged.map((entry) => entry.name)).toEqual(['Baking', 'Sales']);
  });
});

describe('suggested IT systems', () => {
  it('suggested IT systems get their defaults', () => {
    const suggested = systemFrom({ name: 'POS' }, 'x');
    expect(suggested).toMatchObject({
      criticality: 'high',
      vendor: 'To be specified',
      backup_frequency: 'Daily',
      recovery_time: '4 hours',
      system_type: 'other',
    });
    expect(ItSystem.safeParse(suggested).success).toBe(true);
  });

  it('suggested IT systems are added without names already in the list', () => {
    expect(mergeSystems([systemNamed('POS')], [{ name: 'pos' }, { name: 'Mail' }], newId).map((system) => system.name)).toEqual([
      'POS',
      'Mail',
    ]);
  });
});
