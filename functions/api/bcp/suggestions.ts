/** AI help for a plan: what a job gets to see is taken from the plan and the form when it is accepted. */
import { readBcp } from '#functions/data/bcps.ts';
import { analysisWrites } from '#functions/data/plan-sections.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { notFound } from '#functions/runtime/errors.ts';
import { longCall } from '#functions/runtime/long-call.ts';
import type { Operation } from '#functions/runtime/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { stepCompletion } from '#shared/domain/bcp/completion.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { type FormData, jobSnapshot, REVIEWED_TEXT_MAX, snapshotOf, visibleSnapshot } from '#shared/domain/bcp/snapshot.ts';
import type { PlanSnapshot } from '#shared/jobs.ts';

/** The payload every job about a stored plan has; 404 when the caller has no such plan. */
const planPayload = async (uid: number, bcpId: number, form: FormData) => {
  const [stored, cyber] = await Promise.all([readBcp(uid, bcpId, true), wantsCyber(uid)]);
  if (!stored) throw notFound();
  return { bcp_id: bcpId, plan: jobSnapshot(stored, form, cyber), cyber };
};

export const suggestRisks: Operation<typeof bcp.suggestRisks> = async ({ actor, params, body, request, now }) =>
  longCall({
    kind: 'suggest_risks',
    payload: await planPayload(actor.id, params.id, body),
    sent: [params, body],
    actor,
    request,
    now,
  });

export const suggestContext: Operation<typeof bcp.suggestContext> = async ({ actor, params, body, request, now }) =>
  longCall({
    kind: 'suggest_context',
    payload: { ...(await planPayload(actor.id, params.id, body.current_form_data ?? {})), context_type: body.context_type },
    sent: [params, body],
    actor,
    request,
    now,
  });

/** The form may stand in `current_form_data` or beside it; what stands beside it wins. */
export const suggestMitigations: Operation<typeof bcp.suggestMitigations> = async ({ actor, params, body, request, now }) => {
  const { current_form_data = {}, ...beside } = body;
  return longCall({
    kind: 'suggest_mitigations',
    payload: await planPayload(actor.id, params.id, { ...current_form_data, ...beside }),
    sent: [params, body],
    actor,
    request,
    now,
  });
};

export const analyze: Operation<typeof bcp.analyze> = async ({ actor, params, body, request, now }) => {
  const override_text = body.override_text?.slice(0, REVIEWED_TEXT_MAX) ?? null;
  const payload = { ...(await planPayload(actor.id, params.id, {})), override_text };
  return longCall({
    kind: 'analyze',
    payload,
    sent: [params, body],
    actor,
    request,
    now,
    saveCached: (result) => analysisWrites(actor.id, payload, result, now),
  });
};

/** Completion by the product's own rule, from the whole form: the snapshot lacks the fields that never leave the product. */
const completionOf = (form: FormData, plan: PlanSnapshot, cyber: boolean): Record<string, number> => {
  const content: BcpContent = Object.assign({ ...emptyContent }, form, plan);
  return Object.fromEntries(([1, 2, 3, 4, 5] as const).map((step) => [step, stepCompletion(step, content, cyber)]));
};

export const analyzeForm: Operation<typeof bcp.analyzeForm> = async ({ actor, body, request, now }) => {
  const cyber = await wantsCyber(actor.id);
  const completion = completionOf(body, visibleSnapshot(snapshotOf({}, body), cyber), cyber);
  const payload = { plan: jobSnapshot({}, body, cyber), cyber, completion };
  return longCall({ kind: 'analyze_form', payload, sent: body, actor, request, now });
};
