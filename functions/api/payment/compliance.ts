import * as audits from '#functions/data/audits.ts';
import { readBcp } from '#functions/data/bcps.ts';
import { listExercisesOfBcp } from '#functions/data/exercises.ts';
import { employees, providers } from '#functions/data/people.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { badRequest, conflict, notFound, unprocessable } from '#functions/http/errors.ts';
import { insertOnce } from '#functions/http/idempotency.ts';
import { type Operation, Reply, takeWithinResponse } from '#functions/http/operation.ts';
import type { payment } from '#shared/api/payment.ts';
import { applyAuditChange, auditClauses, scoreAudit, summarizeAudits, validateAuditChange } from '#shared/domain/compliance.ts';
import { accessMessages } from '#shared/messages/access.ts';
import { complianceMessages } from '#shared/messages/compliance.ts';
import { fill } from '#shared/messages/fields.ts';

export const assessCompliance: Operation<typeof payment.assessCompliance> = async ({ actor, body, request, now }) => {
  const { bcp_id, type } = body;
  const [stored, team, firms, cyber, earlier, exercises] = await Promise.all([
    readBcp(actor.id, bcp_id, true),
    employees.list(actor.id, bcp_id, true),
    providers.list(actor.id, bcp_id, true),
    wantsCyber(actor.id),
    audits.list(actor.id),
    listExercisesOfBcp(actor.id, bcp_id),
  ]);
  if (!stored) throw notFound();
  const lastAudit = earlier.find((audit) => audit.bcp_id === bcp_id && audit.status === 'completed')?.created_at ?? null;
  const clauses = auditClauses({
    content: stored,
    employees: team,
    providers: firms,
    status: stored.status,
    cyber,
    exercises,
    bcpId: bcp_id,
    lastAudit,
  });
  const at = now.toISOString();
  const fresh = {
    ...({ bcp_id, business_name: stored.business_name, type, status: 'in_progress' } as const),
    ...{ score: scoreAudit(clauses), notes: null, created_at: at, updated_at: at, clauses },
  };
  const audit = await insertOnce<audits.StoredAudit, 'full' | 'busy'>({
    ...{ uid: actor.id, request, now, call: 'POST /v1/payment/compliance-assessment', sent: body },
    insert: (buildKey) => audits.insert(actor.id, fresh, buildKey),
    read: (id) => audits.read(actor.id, id),
  });
  if (audit === 'busy') throw conflict(accessMessages.busy);
  if (audit === 'full') throw badRequest(fill(complianceMessages.full, { max: audits.AUDITS_MAX }));
  return audit;
};

export const complianceAudits: Operation<typeof payment.complianceAudits> = async ({ actor, query: { limit, offset } }) => {
  const rows = await audits.list(actor.id);
  const page = rows.slice(offset, offset + limit).map(audits.toAudit);
  return new Reply(takeWithinResponse(page), { headers: { 'x-total-count': String(rows.length) } });
};

export const complianceDashboard: Operation<typeof payment.complianceDashboard> = async ({ actor }) =>
  summarizeAudits(await audits.list(actor.id));

export const updateComplianceAudit: Operation<typeof payment.updateComplianceAudit> = async ({ actor, params, body, now }) => {
  const after = await audits.update(actor.id, params.id, (audit) => {
    const errors = validateAuditChange(audit.clauses, body);
    if (errors.length > 0) throw unprocessable(errors);
    const after = { ...applyAuditChange(audit, body, now), business_name: audit.business_name };
    if (audits.isAuditTooLong(after)) throw badRequest(complianceMessages.tooLong);
    return after;
  });
  if (!after) throw notFound();
  return after;
};
