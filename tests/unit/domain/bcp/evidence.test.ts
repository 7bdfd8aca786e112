import { describe, expect, it } from 'vitest';
import {
  assessClaims,
  type Claim,
  describeClaim,
  type EvidenceItem,
  formatMark,
  formatMeasured,
  listClaims,
  listClaimsThatCount,
  listOrphans,
  listProvenShares,
  type ProofState,
  stateOf,
} from '#shared/domain/bcp/evidence.ts';
import { NewEvidence } from '#shared/domain/bcp/evidence-schemas.ts';
import { evidenceMessages } from '#shared/messages/evidence.ts';
import { content, employee, functionNamed, provider, supplierNamed, systemNamed } from './entries.ts';

const rto: Claim = { kind: 'rto', subject: 'function', ref: 'f1', name: 'Baking', objective: '4 hours' };
const phone: Claim = { kind: 'phone', subject: 'employee', ref: '7', name: 'Ana', objective: null };
let lastId = 0;
const test = (part: Partial<EvidenceItem> = {}): EvidenceItem => ({
  ...{ id: ++lastId, bcp_id: 1, claim: rto, how: 'exercise', measured: '3 h 10 min', on: '2026-10-13', by: 'Ana' },
  ...{ note: null, link: null },
  ...part,
});
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const stateAt = (day: string, items: EvidenceItem[], claim = rto): ProofState => stateOf(claim, items, day).state;

describe('the state of a claim', () => {
  it.each<[string, Partial<EvidenceItem>, string, ProofState]>([
    ['on the day of the test', {}, '2026-10-13', 'proven'],
    ['exactly twelve months later', {}, '2027-10-13', 'proven'],
    ['a day after that', {}, '2027-10-14', 'expired'],
    ['a leap day counts to the end of February', { on: '2028-02-29' }, '2029-02-28', 'proven'],
    ['and no longer', { on: '2028-02-29' }, '2029-03-01', 'expired'],
    ['into a leap year, to the same day', { on: '2027-02-28' }, '2028-02-28', 'proven'],
    ['and not to the leap day', { on: '2027-02-28' }, '2028-02-29', 'expired'],
    ['a miss does not expire', { measured: '5 hours' }, '2030-01-01', 'missed'],
  ])('%s', (_, part, day, state) => expect(stateAt(day, [test(part)])).toBe(state));

  it.each<[string, string, ProofState]>([
    ['4 hours', '4 hours', 'proven'],
    ['4 hours', '4 h 1 min', 'missed'],
    ['4 hours', '240 minutes', 'proven'],
    ['1-4 hours', '4 hours', 'proven'],
    ['1-4 hours', '30 min', 'proven'],
    ['1-4-hours', '4 h 1 min', 'missed'],
    ['less than 4 hours', '4 hours', 'proven'],
    ['more-than-3-days', '2 weeks', 'proven'],
    // A range counts by its worst value.
    ['4 hours', '3 to 4 hours', 'proven'],
    ['4 hours', '3 to 5 hours', 'missed'],
    ['4 hours', 'more than 1 hour', 'missed'],
    ['as fast as we can', '1 hour', 'stated'],
  ])('of an objective of %s measured as %s is decided by the longest time', (objective, measured, state) => {
    expect(stateAt('2026-11-01', [test({ measured })], { ...rto, objective })).toBe(state);
  });

  it('an RPO of none is an objective: nothing may be lost', () => {
    const rpo: Claim = { ...rto, kind: 'rpo', objective: 'None' };
    const of = (measured: string) => stateAt('2026-11-01', [test({ claim: rpo, measured })], rpo);
    expect([of('0 minutes'), of('1 minute')]).toEqual(['proven', 'missed']);
  });

  it('the latest test decides, of one day the one recorded last', () => {
    const [good, bad] = [{ measured: '2 hours' }, { measured: '9 hours' }];
    expect(stateAt('2026-12-01', [test({ ...good, on: '2026-10-01' }), test({ ...bad, on: '2026-11-01' })])).toBe('missed');
    expect(stateAt('2026-12-01', [test({ ...good, on: '2026-11-01' }), test({ ...bad, on: '2026-10-01' })])).toBe('proven');
    const sameDay = [test(bad), test(good)];
    expect(stateAt('2026-12-01', sameDay)).toBe('proven');
    expect(stateAt('2026-12-01', sameDay.reverse())).toBe('proven');
  });

  it('an objective that was tightened since is judged as it is today', () => {
    const items = [test()];
    expect(stateAt('2026-11-01', items, { ...rto, objective: '4 hours' })).toBe('proven');
    expect(stateAt('2026-11-01', items, { ...rto, objective: '2 hours' })).toBe('missed');
  });

  it('a number that nobody tested is stated, whatever was tested of others', () => {
    const others = [
      test({ claim: { ...rto, kind: 'rpo' } }),
      test({ claim: { ...rto, subject: 'system' } }),
      test({ claim: { ...rto, ref: 'f2' } }),
    ];
    expect(stateAt('2026-11-01', others)).toBe('stated');
    expect(stateAt('2026-11-01', [])).toBe('stated');
  });

  it('an entry without an id is found by its name', () => {
    expect(stateAt('2026-11-01', [test({ claim: { ...rto, ref: ' baking ' } })])).toBe('proven');
  });

  it('what is not timed passes or fails', () => {
    const call = (measured: string) => stateAt('2026-11-01', [test({ claim: phone, measured })], phone);
    expect([call('passed'), call('failed')]).toEqual(['proven', 'missed']);
  });
});

describe('the words of a claim', () => {
  const words = (part: Partial<EvidenceItem> | null, day = '2026-11-01', claim = rto) => {
    const assessed = stateOf(claim, part === null ? [] : [test({ claim, ...part })], day);
    return [formatMark(assessed), describeClaim(assessed)];
  };

  it.each<[string, ReturnType<typeof words>, string[]]>([
    ['proven', words({}), ['Proven Oct 13, 2026', 'RTO 4 hours, proven 3 h 10 min on Oct 13, 2026']],
    ['missed', words({ measured: '7 h' }), ['Missed Oct 13, 2026', 'RTO 4 hours, missed with 7 h on Oct 13, 2026']],
    [
      'expired',
      words({}, '2028-01-01'),
      ['Expired Oct 13, 2027', 'RTO 4 hours, last proven 3 h 10 min on Oct 13, 2026, test again'],
    ],
    ['never tested', words(null), ['Never tested', 'RTO 4 hours, not tested']],
    [
      'a call',
      words({ measured: 'passed' }, '2026-11-01', phone),
      ['Proven Oct 13, 2026', 'Phone number, passed on Oct 13, 2026'],
    ],
    [
      'a wrong number',
      words({ measured: 'failed' }, '2026-11-01', phone)!,
      ['Missed Oct 13, 2026', 'Phone number, failed on Oct 13, 2026'],
    ],
    [
      'an unread objective',
      words({}, '2026-11-01', { ...rto, objective: 'soon' }),
      ['Can’t be compared', 'RTO soon, not tested'],
    ],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted));

  it.each([
    ['45 minutes', '45 min'],
    ['190 minutes', '3 h 10 min'],
    ['24 hours', '24 h'],
    ['48 hours', '48 h'],
    ['76 hours', '3 days 4 h'],
    ['0', '0 min'],
    ['3 to 4 hours', '3 to 4 hours'],
  ])('%s is printed as %s', (measured, printed) => expect(formatMeasured({ claim: rto, measured })).toBe(printed));
});

describe('what may be recorded', () => {
  const body = { claim: { kind: 'rto', subject: 'function', ref: 'f1' }, how: 'exercise', measured: '2 hours', on: '2026-10-13' };
  const problem = (part: object) => NewEvidence.safeParse({ ...body, ...part }).error?.issues[0]?.message;
  const call = { kind: 'phone', subject: 'employee', ref: '7' };

  it.each<[string, object, string | undefined]>([
    ['a time', {}, undefined],
    ['no time', { measured: 'quite fast' }, evidenceMessages.measuredUnread],
    ['two times', { measured: '2 hours, then 3 hours' }, evidenceMessages.measuredUnread],
    ['nothing', { measured: ' ' }, evidenceMessages.measuredRequired],
    ['a passed call', { claim: call, measured: 'passed' }, undefined],
    ['a time for a call', { claim: call, measured: '2 hours' }, evidenceMessages.outcomeRequired],
    ['a passed RTO', { measured: 'passed' }, evidenceMessages.measuredUnread],
    ['a day that does not exist', { on: '2027-02-29' }, evidenceMessages.dayRequired],
    ['a secure link', { link: 'https://drive.example/report' }, undefined],
    ['an empty link', { link: ' ' }, undefined],
    ['another link', { link: 'http://drive.example' }, evidenceMessages.httpsOnly],
    ['a script', { link: 'javascript:alert(1)' }, evidenceMessages.httpsOnly],
  ])('%s', (_, part, message) => expect(problem(part)).toBe(message));

  it('an empty note and an empty link are none', () => {
    expect(NewEvidence.parse({ ...body, note: '  ', link: '' })).toMatchObject({ note: null, link: null, by: '' });
  });
});

describe('the claims of a BCP', () => {
  const functions = [
    functionNamed('Baking', { criticality: 'critical', rto: '4 hours', rpo: 'None' }),
    functionNamed('Filing', { criticality: 'low', rto: 'ai-decide', rpo: 'TBD' }),
    functionNamed('Care', { criticality: 'low', rto: 'none' }),
  ];
  const systems = [
    systemNamed('Orders', { supports_functions: ['Baking'], recovery_time: '2 hours', backup_frequency: 'Daily' }),
    systemNamed('Mail', { system_dependencies: ['Orders'], rto: '1-3 days', backup_frequency: 'never' }),
  ];
  const bcp = content({ critical_functions: functions, it_systems: systems });
  const printed = (claims: Claim[]) => claims.map(({ kind, name }) => `${kind} ${name}`);

  it('are the numbers it states, and none that are left open', () => {
    const team = [
      employee('Ana', { id: 1, phone: '206-555-0100' }),
      employee('Ben', { id: 2, phone: '206-555-0101' }),
      employee('Cal', { id: 3 }),
    ];
    // Nobody calls 911 to test it.
    const firms = [
      provider('IT', { id: 4, emergency_phone: '206-555-0102' }),
      provider('Legal', { id: 5 }),
      provider('Fire', { id: 6, emergency_phone: '911' }),
    ];
    const key_suppliers = [supplierNamed('Mill', { phone: '509-555-0133' }), supplierNamed('Dairy')];
    expect(printed(listClaims({ ...bcp, key_suppliers }, team, firms))).toEqual([
      ...['rto Baking', 'rpo Baking', 'recovery_time Orders', 'backup Orders', 'rto Mail'],
      ...['phone Ana', 'phone Ben', 'phone IT', 'phone Mill', 'call_tree The whole team'],
    ]);
    expect(printed(listClaims(bcp, team.slice(1), []))).not.toContain('call_tree The whole team');
  });

  it('that count are those of critical functions and of the systems they need', () => {
    expect(printed(listClaimsThatCount(bcp))).toEqual(['rto Baking', 'rpo Baking', 'recovery_time Orders', 'backup Orders']);
    const deeper = [
      { ...systems[0]!, system_dependencies: ['mail'] },
      { ...systems[1]!, system_dependencies: ['Orders'] },
    ];
    expect(printed(listClaimsThatCount(content({ critical_functions: functions, it_systems: deeper })))).toContain('rto Mail');
  });

  it('tests of entries that are gone are listed apart', () => {
    const claims = listClaims(bcp, [], []);
    const [known, gone] = [test({ claim: { ...rto, ref: 'Baking' } }), test({ claim: { ...rto, ref: 'Old' } })];
    expect(listOrphans(claims, [known, gone])).toEqual([gone]);
  });

  it('the share that is proven is counted for thirteen days, a month apart, up to today', () => {
    const claims = [rto, phone];
    const evidence = [test({ on: '2025-12-31' }), test({ claim: phone, measured: 'passed', on: '2026-08-01' })];
    const shares = listProvenShares(claims, evidence, at('2027-01-31'));
    expect(shares.map(({ on, proven }) => `${on} ${proven}`)).toEqual([
      ...['2026-01-31 1', '2026-02-28 1', '2026-03-31 1', '2026-04-30 1', '2026-05-31 1', '2026-06-30 1', '2026-07-31 1'],
      ...['2026-08-31 2', '2026-09-30 2', '2026-10-31 2', '2026-11-30 2', '2026-12-31 2', '2027-01-31 1'],
    ]);
    expect(shares.every(({ of }) => of === 2)).toBe(true);
  });

  it('assesses many claims as it assesses each', () => {
    const claims = listClaims(bcp, [], []);
    const evidence = [test({ claim: { ...rto, ref: 'Baking' } })];
    expect(assessClaims(claims, evidence, at('2026-11-01'))).toEqual(
      claims.map((claim) => stateOf(claim, evidence, '2026-11-01')),
    );
  });
});
