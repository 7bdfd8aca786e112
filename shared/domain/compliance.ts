import * as z from 'zod';
import { formatDate } from '#shared/format/dates.ts';
import { complianceMessages as say } from '#shared/messages/compliance.ts';
import { fill } from '#shared/messages/fields.ts';
import { assessChapters, type ChapterInput } from './bcp/chapters.ts';
import { assessClauses, type ClauseAssessment } from './bcp/clauses.ts';
import { divideHalfUp } from './bcp/rounding.ts';

export const AuditType = z.enum(['iso22301']);
const AuditStatus = z.enum(['in_progress', 'completed']);
const ClauseResult = z.enum(['covered', 'partial', 'missing', 'not_applicable']);

const TEXT_MAX = 2000;
const EVIDENCE_MAX = 50;
const Text = z.string().max(TEXT_MAX);
const isLink = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))\S*$/i.test(url);
const Url = Text.refine(isLink, say.badLink);

const Evidence = z.object({ title: Text, url: Url.nullable() });
type Evidence = z.infer<typeof Evidence>;

export const AuditClause = z.object({
  clause: z.string(),
  title: z.string(),
  result: ClauseResult,
  reason: z.string().nullable(),
  evidence: z.array(Evidence),
  next_action: z.string().nullable(),
  note: z.string().nullable(),
});
export type AuditClause = z.infer<typeof AuditClause>;

export const Audit = z.object({
  id: z.number(),
  bcp_id: z.number(),
  type: AuditType,
  status: AuditStatus,
  /** Percent of what applies; null when nothing does. */
  score: z.number().int().nullable(),
  notes: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  clauses: z.array(AuditClause),
});
export type Audit = z.infer<typeof Audit>;

const SentEvidence = z.union([Evidence, Text.transform((said) => ({ title: said, url: isLink(said) ? said : null }))]);

const SentClause = z.object({
  clause: z.string().max(20),
  result: ClauseResult.optional(),
  reason: Text.nullish(),
  evidence: z.array(SentEvidence).max(EVIDENCE_MAX).optional(),
  next_action: Text.nullish(),
  note: Text.nullish(),
});

export const AuditChange = z.object({
  status: AuditStatus.optional(),
  notes: Text.nullish(),
  clauses: z.array(SentClause).max(100).optional(),
});
export type AuditChange = z.infer<typeof AuditChange>;

const POINTS = { covered: 2, partial: 1, missing: 0 } as const;

/** Percent: a covered clause counts whole, a partial one half; not applicable ones do not count. */
export const scoreAudit = (clauses: readonly Pick<AuditClause, 'result'>[]): number | null => {
  const points = clauses.flatMap(({ result }) => (result === 'not_applicable' ? [] : POINTS[result]));
  const sum = points.reduce<number>((total, point) => total + point, 0);
  return points.length === 0 ? null : divideHalfUp(100 * sum, 2 * points.length);
};

const describeEvidence = ({ found, missing }: ClauseAssessment): string =>
  [
    found.length > 0 ? fill(say.shown, { what: found.join(', ') }) : '',
    missing.length > 0 ? fill(say.notShown, { what: missing.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');

const exemptionReason = (clause: string, { content, employees }: ChapterInput): string | null =>
  clause === '7.3' && content.employee_count === 1 && employees.length <= 1 ? say.alone : null;

export interface AuditInput extends ChapterInput {
  bcpId: number;
  lastAudit: string | null;
}

/** Clause 9.2 asks for a completed audit of the BCP. */
const withLastAudit = (assessment: ClauseAssessment, lastAudit: string | null): ClauseAssessment =>
  assessment.clause === '9.2' && lastAudit !== null
    ? {
        ...assessment,
        result: 'covered',
        found: [fill(say.earlierAudit, { date: formatDate(lastAudit, 'UTC') })],
        missing: [],
        next_action: null,
      }
    : assessment;

export const auditClauses = (question: AuditInput): AuditClause[] => {
  const chapters = new Map(assessChapters(question).map((item) => [item.number, item]));
  const placeOf = ({ chapter, found }: ClauseAssessment): Evidence[] => {
    const place = chapters.get(chapter);
    if (!place || found.length === 0) return [];
    return [
      { title: fill(say.chapter, { number: chapter, title: place.title }), url: `/bcp/${question.bcpId}?step=${place.step}` },
    ];
  };
  return assessClauses(question).map((assessed) => {
    const assessment = withLastAudit(assessed, question.lastAudit);
    const { clause, title, result, next_action } = assessment;
    const why = exemptionReason(clause, question);
    if (why !== null)
      return { clause, title, result: 'not_applicable', reason: why, evidence: [], next_action: null, note: null };
    return {
      clause,
      title,
      result,
      reason: describeEvidence(assessment),
      evidence: placeOf(assessment),
      next_action,
      note: null,
    };
  });
};

export const validateAuditChange = (clauses: readonly AuditClause[], change: AuditChange): { field: string; message: string }[] =>
  (change.clauses ?? []).flatMap(({ clause, result, reason }, at) => {
    if (!clauses.some((item) => item.clause === clause))
      return [{ field: `clauses.${at}.clause`, message: fill(say.unknownClause, { clause }) }];
    if (result === 'not_applicable' && !reason?.trim())
      return [{ field: `clauses.${at}.reason`, message: fill(say.needsReason, { clause }) }];
    return [];
  });

const applyClauseChange = (before: AuditClause, change: NonNullable<AuditChange['clauses']>[number]): AuditClause => {
  const { clause: _, ...sent } = change;
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const after: AuditClause = { ...before, ...said };
  // Covered clauses have no next action unless the same change sets one.
  const isDone = after.result === 'covered' || after.result === 'not_applicable';
  return isDone && sent.next_action === undefined ? { ...after, next_action: null } : after;
};

/** The score follows the results. */
export const applyAuditChange = (audit: Audit, change: AuditChange, now: Date): Audit => {
  const clauses = audit.clauses.map((item) =>
    (change.clauses ?? []).filter(({ clause }) => clause === item.clause).reduce<AuditClause>(applyClauseChange, item),
  );
  return {
    ...audit,
    status: change.status ?? audit.status,
    notes: change.notes === undefined ? audit.notes : change.notes,
    updated_at: now.toISOString(),
    clauses,
    score: scoreAudit(clauses),
  };
};

export const ComplianceDashboard = z.object({
  /** BCPs that were assessed, and how many of them have a completed newest audit. */
  total: z.number().int(),
  completed: z.number().int(),
  average_score: z.number().int().nullable(),
  plans: z.array(
    z.object({
      bcp_id: z.number(),
      business_name: z.string(),
      audit_id: z.number(),
      score: z.number().int().nullable(),
      created_at: z.string(),
    }),
  ),
});

export type AuditSummary = Pick<Audit, 'id' | 'bcp_id' | 'status' | 'score' | 'created_at'> & { business_name: string };

export const summarizeAudits = (audits: readonly AuditSummary[]): z.infer<typeof ComplianceDashboard> => {
  const newestFirst = [...audits].sort((a, b) => b.id - a.id);
  const newest = newestFirst.filter((audit, at) => newestFirst.findIndex(({ bcp_id }) => bcp_id === audit.bcp_id) === at);
  const scores = newest.flatMap(({ score }) => score ?? []);
  return {
    total: newest.length,
    completed: newest.filter(({ status }) => status === 'completed').length,
    average_score:
      scores.length === 0
        ? null
        : divideHalfUp(
            scores.reduce((sum, item) => sum + item, 0),
            scores.length,
          ),
    plans: newest.map(({ id, bcp_id, business_name, score, created_at }) => ({
      bcp_id,
      business_name,
      audit_id: id,
      score,
      created_at,
    })),
  };
};
