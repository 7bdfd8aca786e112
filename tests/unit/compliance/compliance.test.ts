import { describe, expect, it } from 'vitest';
import {
  type Audit,
  type AuditChange,
  applyAuditChange,
  auditClauses,
  AuditChange as Change,
  scoreAudit,
  summarizeAudits,
  validateAuditChange,
} from '#shared/domain/compliance.ts';
import { business, content, employee } from '../domain/bcp/entries.ts';

const question = {
  content: content(business),
  employees: [employee('Ana', { activation_authority: 'Full', phone: '206-555-0100' })],
  providers: [],
  status: 'draft' as const,
  cyber: true,
  bcpId: 7,
  lastAudit: null,
};
const clauses = auditClauses(question);
const find = (number: string, all = clauses) => all.find(({ clause }) => clause === number)!;
const audit: Audit = {
  id: 1,
  bcp_id: 7,
  type: 'iso22301',
  status: 'in_progress',
  score: scoreAudit(clauses),
  notes: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  clauses,
};
const now = new Date('2026-11-21T10:00:00Z');
const change = (sent: unknown): AuditChange => Change.parse(sent);

describe('an assessment', () => {
  it('an assessment gives each clause a reason, a place and a next action', () => {
    expect(find('5.3')).toEqual({
      clause: '5.3',
      title: 'Roles and authority',
      result: 'partial',
      reason:
        'Shown: team members with roles, authority to activate. Not shown: deputies, roles confirmed by those who hold them.',
      evidence: [{ title: 'Chapter 2: People, roles and authority', url: '/bcp/7?step=4' }],
      next_action: expect.any(String),
      note: null,
    });
    expect(find('8.5')).toMatchObject({ result: 'missing', evidence: [], reason: 'Not shown: reports of exercises.' });
  });

  it('an assessment omits the awareness of a team where the owner works alone', () => {
    const alone = auditClauses({ ...question, content: content({ ...business, employee_count: 1 }) });
    expect(find('7.3', alone)).toMatchObject({
      result: 'not_applicable',
      reason: expect.stringContaining('no team'),
      next_action: null,
    });
    expect(find('7.3').result).toBe('missing');
  });

  it('an assessment counts a completed audit as the internal audit of clause 9.2', () => {
    expect(find('9.2').result).toBe('missing');
    const again = auditClauses({ ...question, lastAudit: '2026-01-05T00:00:00.000Z' });
    expect(find('9.2', again)).toMatchObject({ result: 'covered', reason: 'Shown: Audit of Jan 5, 2026.', next_action: null });
  });
});

describe('the score', () => {
  it.each([
    [['covered', 'covered'], 100],
    [['covered', 'partial', 'missing'], 50],
    [['partial', 'missing', 'missing'], 17],
    [['covered', 'not_applicable'], 100],
    [['not_applicable'], null],
    [[], null],
  ] as const)('the compliance score of %j is %s', (results, score) => {
    expect(scoreAudit(results.map((result) => ({ result })))).toBe(score);
  });
});

describe('what a person adds', () => {
  it('a manual result is stored with its clause, and the score follows it', () => {
    const sent = change({
      status: 'completed',
      notes: 'Seen on site',
      clauses: [
        { clause: '8.5', result: 'covered', note: 'Report of May', evidence: ['https://files.example/report.pdf', 'Binder 3'] },
      ],
    });
    const after = applyAuditChange(audit, sent, now);
    expect(after).toMatchObject({ status: 'completed', notes: 'Seen on site', updated_at: now.toISOString() });
    expect(find('8.5', after.clauses)).toMatchObject({
      result: 'covered',
      note: 'Report of May',
      next_action: null,
      evidence: [
        { title: 'https://files.example/report.pdf', url: 'https://files.example/report.pdf' },
        { title: 'Binder 3', url: null },
      ],
    });
    expect(after.score).toBeGreaterThan(audit.score!);
    expect(find('8.6', after.clauses)).toEqual(find('8.6'));
  });

  it('a manual result leaves other fields unchanged and accepts a whole row as it was returned', () => {
    expect(applyAuditChange(audit, change({}), now)).toEqual({ ...audit, updated_at: now.toISOString() });
    expect(applyAuditChange(audit, change({ clauses }), now).clauses).toEqual(clauses);
    expect(validateAuditChange(clauses, change({ clauses }))).toEqual([]);
  });

  it.each([
    [{ clauses: [{ clause: '4.9' }] }, 'clauses.0.clause'],
    [{ clauses: [{ clause: '4.1' }, { clause: '8.5', result: 'not_applicable' }] }, 'clauses.1.reason'],
    [{ clauses: [{ clause: '8.5', result: 'not_applicable', reason: '  ' }] }, 'clauses.0.reason'],
  ])('a manual result is refused as %j', (sent, field) => {
    expect(validateAuditChange(clauses, change(sent))).toMatchObject([{ field, message: expect.any(String) }]);
  });

  it.each([
    { status: 'done' },
    { clauses: [{ clause: '4.1', result: 'fine' }] },
    { clauses: [{ clause: '4.1', evidence: [{ title: 'x', url: 'javascript:alert(1)' }] }] },
    { clauses: [{ clause: '4.1', evidence: [{ title: 'x', url: '//evil.example' }] }] },
    { clauses: [{ clause: '4.1', note: 'x'.repeat(2001) }] },
  ])('a manual result is malformed as %j', (sent) => {
    expect(Change.safeParse(sent).success).toBe(false);
  });
});

describe('the dashboard', () => {
  it('the compliance dashboard sums up the newest audit of each BCP', () => {
    const assessment = (id: number, bcp_id: number, score: number | null, status: 'completed' | 'in_progress') => ({
      id,
      bcp_id,
      score,
      status,
      business_name: `Plan ${bcp_id}`,
      created_at: `2026-01-0${id}T00:00:00.000Z`,
    });
    expect(
      summarizeAudits([
        assessment(1, 7, 10, 'completed'),
        assessment(3, 7, 41, 'in_progress'),
        assessment(2, 8, 60, 'completed'),
      ]),
    ).toEqual({
      total: 2,
      completed: 1,
      average_score: 51,
      plans: [
        { bcp_id: 7, business_name: 'Plan 7', audit_id: 3, score: 41, created_at: '2026-01-03T00:00:00.000Z' },
        { bcp_id: 8, business_name: 'Plan 8', audit_id: 2, score: 60, created_at: '2026-01-02T00:00:00.000Z' },
      ],
    });
    expect(summarizeAudits([])).toEqual({ total: 0, completed: 0, average_score: null, plans: [] });
  });
});
