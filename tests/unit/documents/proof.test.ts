import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { EvidenceItem } from '#shared/domain/bcp/evidence.ts';

import { functionNamed, systemNamed } from '../domain/bcp/entries.ts';
import { bakery } from './fixture.ts';

const baking = functionNamed('Baking', { rto: '4 hours', rpo: '1 hour', criticality: 'critical', dependencies: ['Till'] });
const till = systemNamed('Till', { recovery_time: '2 hours', backup_frequency: 'Daily', supports_functions: ['Baking'] });
const bcp = { ...bakery, critical_functions: [baking], it_systems: [till] };
const item = (part: Partial<EvidenceItem>): EvidenceItem => ({
  ...{ id: 1, bcp_id: 12, claim: { kind: 'rto', subject: 'function', ref: 'Baking' }, how: 'exercise' },
  ...{ measured: '190 min', on: '2026-10-13', by: 'Ana Ruiz', note: null, link: null },
  ...part,
});
const evidence = [
  item({}),
  item({ id: 2, claim: { kind: 'recovery_time', subject: 'system', ref: 'Till' }, measured: '5 hours' }),
  item({ id: 3, claim: { kind: 'backup', subject: 'system', ref: 'Till' }, how: 'restore_test', measured: 'passed' }),
];
const print = (tests: EvidenceItem[], template: 'standard' | 'quick' = 'standard') =>
  renderBcp({
    ...{ bcp, employees: [], providers: [], evidence: tests, template, cyber: true },
    generatedAt: '2026-11-22T12:00:00.000Z',
  })
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the proof in a document', () => {
  it('stands beside the numbers, and chapter 10 says what is due next', () => {
    const text = print(evidence);
    expect(text).toContain('4 hours , proven 3 h 10 min on Oct 13, 2026'.replace(' ,', ','));
    expect(text).toMatch(/1 hour ?, not tested/);
    expect(text).toContain('Recovery time 2 hours, missed with 5 h on Oct 13, 2026');
    expect(text).toContain('Passed, Oct 13, 2026');
    expect(text).toMatch(/Numbers that were tested.*Next test by.*Oct 13, 2027/);
    expect(text).toMatch(/Numbers proven by a test 2 of 7/);
    expect(text).not.toContain('Ana Ruiz');
  });

  it('is said once where nothing was ever tested', () => {
    const text = print([]);
    expect(text).toMatch(/Numbers proven by a test 0 of 7/);
    expect(text).not.toContain('not tested');
    expect(text).not.toContain('Numbers that were tested');
  });

  it('leaves the quick reference card short', () => {
    expect(print(evidence, 'quick')).not.toContain('proven');
  });
});
