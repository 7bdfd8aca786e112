import { describe, expect, it } from 'vitest';
import { CriticalFunction, Mitigation, Selection } from '#shared/domain/bcp/bcp.ts';
import { mergeMitigations, mitigationFrom } from '#shared/domain/bcp/mitigation.ts';
import { functionFrom, functionListDefaults, systemFrom } from '#shared/domain/bcp/operations.ts';
import { changeSelection, summarizeProvenance } from '#shared/domain/bcp/provenance.ts';
import { buildSnapshot } from '#shared/domain/bcp/snapshot.ts';
import { content, functionNamed, mitigationOf, systemNamed } from './entries.ts';

describe('where an entry comes from', () => {
  it.each([CriticalFunction, Mitigation])('is the customer, as long as nobody says otherwise', (schema) => {
    const one = schema.parse({ id: '1', name: 'Baking', risk_name: 'Fire', mitigation_strategy: 'Hood service' });
    expect(one.source).toBe('user');
  });

  it('is kept from the suggestion to the list', () => {
    expect(functionFrom({ name: 'Baking', source: 'model' }, functionListDefaults, '1').source).toBe('model');
    expect(systemFrom({ name: 'Till', source: 'knowledge' }, '1').source).toBe('knowledge');
    expect(mitigationFrom({ source: 'model' }, '1').source).toBe('model');
    const list = mergeMitigations([mitigationOf('Fire', 'Hood service')], [{ risk_name: 'Floods', source: 'model' }], () => '2');
    expect(list.map(({ source }) => source)).toEqual(['user', 'model']);
  });

  it('makes no other question of the same plan', () => {
    const plan = (source: 'model' | 'user') =>
      content({
        risk_factors: { selected: ['Fire'], ...(source === 'model' && { sources: { Fire: source } }) },
        critical_functions: [functionNamed('Baking', { source })],
        it_systems: [systemNamed('Till', { source })],
        mitigations: [mitigationOf('Fire', 'Hood service', { source })],
      });
    expect(buildSnapshot(plan('model'))).toEqual(buildSnapshot(plan('user')));
  });
});

describe('where a risk comes from', () => {
  it('is forgotten with the risk, and known of none by itself', () => {
    const first = changeSelection({ selected: ['Theft'] }, ['Theft', 'Fire', 'Floods'], { Fire: 'model', Floods: 'knowledge' });
    expect(first).toEqual({ selected: ['Theft', 'Fire', 'Floods'], sources: { Fire: 'model', Floods: 'knowledge' } });
    expect(changeSelection(first, ['Theft', 'Floods'])).toEqual({
      selected: ['Theft', 'Floods'],
      sources: { Floods: 'knowledge' },
    });
    expect(changeSelection(first, ['Theft'])).toEqual({ selected: ['Theft'] });
  });

  it('is one of the two that suggest', () => {
    expect(Selection.safeParse({ selected: ['Fire'], sources: { Fire: 'user' } }).success).toBe(false);
  });
});

describe('who wrote what', () => {
  it('is told list by list', () => {
    const found = summarizeProvenance(
      content({
        risk_factors: { selected: ['Theft', 'Fire', 'constructor'], sources: { Fire: 'model' } },
        critical_functions: [functionNamed('Baking'), functionNamed('Sales', { source: 'knowledge' })],
      }),
    );
    expect(found).toEqual([
      { title: 'Primary concerns', suggested: { model: ['Fire'], knowledge: [] }, own: 2 },
      { title: 'Critical functions', suggested: { model: [], knowledge: ['Sales'] }, own: 1 },
    ]);
  });
});
