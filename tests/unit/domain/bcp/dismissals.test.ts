import { describe, expect, it } from 'vitest';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { applyDismissals, type Dismissal } from '#shared/domain/bcp/check/dismissals.ts';
import { type BcpToCheck, FINDING_ID, type Finding } from '#shared/domain/bcp/check/finding.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { assessReadiness } from '#shared/domain/bcp/readiness.ts';
import { DAY_MS } from '#shared/domain/time.ts';
import { content, employee, functionNamed, provider, supplierNamed, systemNamed } from './entries.ts';

const AT = '2026-06-01T12:00:00.000Z';
const atDay = (days: number, ms = 0): Date => new Date(Date.parse(AT) + days * DAY_MS + ms);

const check = (part: Partial<BcpContent>, over: Partial<BcpToCheck> = {}): Finding[] =>
  findContradictions({ employees: [], providers: [], cyber: true, ...over, content: content(part) });
const findBy = (rule: Finding['rule'], part: Partial<BcpContent>, over?: Partial<BcpToCheck>): Finding =>
  check(part, over).find((finding) => finding.rule === rule)!;
const dismiss = ({ id, numbers }: Finding, part: Partial<Dismissal> = {}): Dismissal => ({
  ...{ finding_id: id, at: AT, reason: null, numbers },
  ...part,
});

const withRto = (rto: string, name = 'Baking') => ({
  critical_functions: [{ ...functionNamed(name, { max_downtime: '4 hours', rto }), id: 'f1' }],
});

describe('the id of a finding', () => {
  it('stays the same when names and numbers change', () => {
    const first = findBy('R01', withRto('8 hours'));
    expect(findBy('R01', withRto('24 hours', 'Bread')).id).toBe(first.id);
    expect(first.id).toMatch(FINDING_ID);
  });

  it('differs between rules, entries and what else a finding is about', () => {
    const functions = ['Baking', 'Selling'].map((name) =>
      functionNamed(name, { max_downtime: '1 hour', rto: '8 hours', criticality: 'critical', dependencies: ['Mill', 'Oven'] }),
    );
    const found = check({
      critical_functions: functions,
      key_suppliers: [supplierNamed('Mill', { max_downtime: '3 days', criticality: 'critical' })],
      it_systems: [systemNamed('Till', { supports_functions: ['Baking', 'Selling'], rpo: '1 hour', backup_frequency: 'Daily' })],
    });
    expect(found.length).toBeGreaterThan(10);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    for (const { id } of found) expect(id).toMatch(FINDING_ID);
  });

  it('fits into an address and a key whatever the id of the entry holds', () => {
    const fn = { ...functionNamed('Baking', { max_downtime: '1 hour', rto: '8 hours' }), id: 'a/b#c ü\n' };
    expect(findBy('R01', { critical_functions: [fn] }).id).toMatch(FINDING_ID);
  });
});

describe('a dismissed finding', () => {
  const finding = findBy('R01', withRto('8 hours'));

  it.each<[string, Partial<Dismissal>, Date, 'dismissed' | 'changed' | 'lapsed' | 'open']>([
    ['at once', {}, atDay(0), 'dismissed'],
    ['after a year', {}, atDay(365), 'dismissed'],
    ['after more than a year', {}, atDay(365, 1), 'lapsed'],
    ['with another number', { numbers: [{ name: 'RTO', value: '5 hours' }, finding.numbers[1]!] }, atDay(1), 'changed'],
    ['with a number less', { numbers: finding.numbers.slice(1) }, atDay(1), 'changed'],
    ['with a number more', { numbers: [...finding.numbers, { name: 'RPO', value: '1 hour' }] }, atDay(1), 'changed'],
    ['with another number after more than a year', { numbers: [] }, atDay(400), 'changed'],
    ['under another id', { finding_id: 'R01-0' }, atDay(1), 'open'],
  ])('%s is judged right', (_, part, now, expected) => {
    const [listed] = applyDismissals([finding], [dismiss(finding, { reason: 'Accepted', ...part })], now);
    const outcome = listed!.dismissed ? 'dismissed' : (listed!.returned?.because ?? 'open');
    expect(outcome).toBe(expected);
    expect(listed!.dismissed).toEqual(expected === 'dismissed' ? { at: AT, reason: 'Accepted' } : null);
  });

  it('returns with what it said when its numbers change, and holds again when they change back', () => {
    const dismissal = dismiss(finding);
    const [changed] = applyDismissals([findBy('R01', withRto('24 hours'))], [dismissal], atDay(1));
    expect(changed!.returned).toEqual({
      ...{ because: 'changed', at: AT },
      numbers: [
        { name: 'RTO', value: '8 hours' },
        { name: 'MTD', value: '4 hours' },
      ],
    });
    expect(applyDismissals([findBy('R01', withRto('8 hours'))], [dismissal], atDay(1))[0]!.dismissed).not.toBeNull();
  });

  it('stays dismissed when its entry is renamed', () => {
    const renamed = findBy('R01', withRto('8 hours', 'Bread'));
    expect(applyDismissals([renamed], [dismiss(finding)], atDay(1))[0]!.dismissed).not.toBeNull();
  });

  it('leaves the readiness as it is, which knows no dismissals', () => {
    const question = {
      content: content(withRto('8 hours')),
      employees: [],
      providers: [],
      status: 'draft' as const,
      cyber: true,
    };
    expect(assessReadiness({ ...question, now: atDay(1) }).missing).toContain(
      '1 of 1 critical function has no recovery time that fits',
    );
  });
});

describe('contacts that no one has confirmed', () => {
  const now = new Date('2026-06-01T00:30:00.000Z');
  const created_at = '2026-01-01T00:00:00.000Z';
  const ana = (confirmed_on: string | null) => employee('Ana', { phone: '1', confirmed_on });
  const stale = (over: Partial<BcpToCheck>) => findBy('R26', {}, { now, created_at, ...over });

  it.each<[string, Partial<BcpToCheck>, string | null]>([
    ['90 days ago', { employees: [ana('2026-03-03')] }, null],
    ['91 days ago', { employees: [ana('2026-03-02')] }, 'Ana'],
    ['never, in a BCP of 151 days', { employees: [ana(null)] }, 'Ana'],
    ['never, in a BCP of 90 days', { employees: [ana(null)], created_at: '2026-03-03T23:59:59.000Z' }, null],
    ['never, in a BCP of 91 days', { employees: [ana(null)], created_at: '2026-03-02T23:59:59.000Z' }, 'Ana'],
    ['never, without a phone number or an email', { employees: [employee('Ana', { confirmed_on: null })] }, null],
    ['long ago, with an email only', { employees: [employee('Ana', { email: 'a@b.example' })] }, 'Ana'],
    [
      'long ago, at a provider with an emergency phone only',
      { providers: [provider('Utilities', { emergency_phone: '1', confirmed_on: '2026-01-02' })] },
      'Utilities',
    ],
  ])('%s', (_, over, expected) => {
    const finding = stale(over);
    expect(finding?.numbers.map(({ value }) => value) ?? null).toEqual(expected === null ? null : [expected]);
  });

  it('are one finding that leads to the team, or to the providers when only they are old', () => {
    const old = provider('Utilities', { phone: '1', confirmed_on: '2026-01-02' });
    expect(stale({ employees: [ana(null)], providers: [old] })).toMatchObject({
      ...{ id: 'R26', section: 'employees', severity: 'warning' },
      why: 'Not confirmed in the last 90 days: Ana and Utilities. Check that their phone numbers and emails still work.',
    });
    expect(stale({ employees: [ana('2026-05-01')], providers: [old] }).section).toBe('providers');
  });

  it('are not looked for without a date to compare with', () => {
    expect([
      findBy('R26', {}, { employees: [ana(null)], now }),
      findBy('R26', {}, { employees: [ana(null)], created_at }),
    ]).toEqual([undefined, undefined]);
  });
});
