import { describe, expect, it } from 'vitest';
import { CriticalFunction, Mitigation, Selection } from '#shared/domain/bcp/bcp.ts';
import { countAssumedFacts } from '#shared/domain/bcp/entry-values.ts';
import { buildMaskedSnapshot } from '#shared/domain/bcp/masked-snapshot.ts';
import { mergeMitigations, mitigationFrom } from '#shared/domain/bcp/mitigation.ts';
import { functionFrom, functionListDefaults, systemFrom } from '#shared/domain/bcp/operations.ts';
import { changeSelection, confirmEntry, summarizeProvenance } from '#shared/domain/bcp/provenance.ts';
import { content, functionNamed, mitigationOf, systemNamed } from './entries.ts';

describe('where an entry comes from', () => {
  it.each([CriticalFunction, Mitigation])('the source of an entry is the customer by default', (schema) => {
    const entry = schema.parse({ id: '1', name: 'Baking', risk_name: 'Fire', mitigation_strategy: 'Hood service' });
    expect(entry.source).toBe('user');
  });

  it('the source of a suggested entry is kept in the list', () => {
    expect(functionFrom({ name: 'Baking', source: 'model' }, functionListDefaults, '1').source).toBe('model');
    expect(systemFrom({ name: 'Till', source: 'knowledge' }, '1').source).toBe('knowledge');
    expect(mitigationFrom({ source: 'model' }, '1').source).toBe('model');
    const list = mergeMitigations([mitigationOf('Fire', 'Hood service')], [{ risk_name: 'Floods', source: 'model' }], () => '2');
    expect(list.map(({ source }) => source)).toEqual(['user', 'model']);
  });

  it('the source of an entry does not change the AI request about the BCP', () => {
    const contentFrom = (source: 'model' | 'user') =>
      content({
        risk_factors: { selected: ['Fire'], ...(source === 'model' && { sources: { Fire: source } }) },
        critical_functions: [functionNamed('Baking', { source })],
        it_systems: [systemNamed('Till', { source })],
        mitigations: [mitigationOf('Fire', 'Hood service', { source })],
      });
    expect(buildMaskedSnapshot(contentFrom('model'))).toEqual(buildMaskedSnapshot(contentFrom('user')));
  });
});

describe('where a risk comes from', () => {
  it('the source of a risk is removed with the risk, and absent by default', () => {
    const sources = { Fire: 'model', Floods: 'knowledge' } as const;
    const first = changeSelection({ selected: ['Theft'] }, ['Theft', 'Fire', 'Floods'], { sources });
    expect(first).toEqual({ selected: ['Theft', 'Fire', 'Floods'], sources: { Fire: 'model', Floods: 'knowledge' } });
    expect(changeSelection(first, ['Theft', 'Floods'])).toEqual({
      selected: ['Theft', 'Floods'],
      sources: { Floods: 'knowledge' },
    });
    expect(changeSelection(first, ['Theft'])).toEqual({ selected: ['Theft'] });
  });

  it('the reason of a risk stays with it until it is removed, and comes back with no other', () => {
    const reasons = { Floods: { text: 'Harvey, 2017', source: 'NOAA' }, Fire: { text: 'Old wiring', source: null } };
    const first = changeSelection({ selected: [] }, ['Fire', 'Floods'], { reasons });
    expect(first).toEqual({ selected: ['Fire', 'Floods'], reasons });
    const second = changeSelection(first, ['Floods']);
    expect(second).toEqual({ selected: ['Floods'], reasons: { Floods: reasons.Floods } });
    expect(changeSelection(second, ['Fire', 'Floods'])).toEqual({
      selected: ['Fire', 'Floods'],
      reasons: { Floods: reasons.Floods },
    });
  });

  it.each([
    ['a reason of 400 characters', { Fire: { text: 'x'.repeat(400), source: null } }, true],
    ['a reason of 401 characters', { Fire: { text: 'x'.repeat(401), source: null } }, false],
    ['a reason without a source', { Fire: { text: 'Old wiring' } }, true],
    ['a source of 201 characters', { Fire: { text: 'x', source: 'x'.repeat(201) } }, false],
    ['201 reasons', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`r${at}`, { text: 'x' }])), false],
  ])('%s', (_, reasons, isValid) => {
    expect(Selection.safeParse({ selected: ['Fire'], reasons }).success).toBe(isValid);
  });

  it('the source of a risk is either the model or the built-in knowledge', () => {
    expect(Selection.safeParse({ selected: ['Fire'], sources: { Fire: 'user' } }).success).toBe(false);
  });
});

describe('who wrote what', () => {
  it('the authors of a BCP are counted list by list', () => {
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

describe('assumed facts', () => {
  const suggested = systemFrom({ name: 'Till', source: 'knowledge', rto: '4 hours' }, '1');

  it('every filled value of a suggested entry counts, its name and description do not', () => {
    // Criticality, kind, vendor, RTO, backup frequency, time to restore.
    expect(countAssumedFacts([suggested])).toBe(6);
    const described = { ...suggested, rto: null, description: 'Takes payments' };
    expect(countAssumedFacts([described])).toBe(5);
  });

  it('the customer’s own entries and confirmed ones assume nothing', () => {
    expect(countAssumedFacts([systemNamed('Till'), confirmEntry(suggested)])).toBe(0);
    expect(confirmEntry(suggested)).toEqual({ ...suggested, source: 'user' });
  });
});
