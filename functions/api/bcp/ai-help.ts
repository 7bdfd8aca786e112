import { analysisWrites } from '#functions/data/bcp-sections.ts';
import { readBcp } from '#functions/data/bcps.ts';
import { readTeam } from '#functions/data/people.ts';
import { wantsCyber } from '#functions/data/preferences.ts';
import { notFound } from '#functions/http/errors.ts';
import { runLongCall } from '#functions/http/long-call.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { bcp } from '#shared/api/bcp.ts';
import type { BcpContent } from '#shared/domain/bcp/bcp.ts';
import { stepCompletion } from '#shared/domain/bcp/completion.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import {
  buildJobSnapshot,
  buildMaskedSnapshot,
  hideCyberContent,
  indexPeople,
  REVIEWED_TEXT_MAX,
} from '#shared/domain/bcp/masked-snapshot.ts';
import type { BcpFormData } from '#shared/domain/bcp/snapshot.ts';
import { listTitles } from '#shared/domain/bcp/team-names.ts';
import { maskText } from '#shared/domain/masking.ts';
import type { BcpSnapshot } from '#shared/queues/job-definitions.ts';

const buildPayload = async (uid: number, bcpId: number, form: BcpFormData) => {
  const [stored, cyber, { team, names }] = await Promise.all([readBcp(uid, bcpId, true), wantsCyber(uid), readTeam(uid, bcpId)]);
  if (!stored) throw notFound();
  const people = indexPeople(stored, form, names);
  return { people, team, payload: { bcp_id: bcpId, plan: buildJobSnapshot(stored, form, cyber, people), cyber } };
};

/** With the titles of the team; one that holds a name, as in “Chef Ana”, is left out. */
const buildSuggestionPayload = async (uid: number, bcpId: number, form: BcpFormData) => {
  const { payload, people, team } = await buildPayload(uid, bcpId, form);
  return { ...payload, roles: listTitles(team).filter((title) => maskText(title, people) === title) };
};

export const suggestRisks: Operation<typeof bcp.suggestRisks> = async ({ actor, params, body, request, now }) =>
  runLongCall({
    kind: 'suggest_risks',
    payload: await buildSuggestionPayload(actor.id, params.id, body),
    sent: [params, body],
    actor,
    request,
    now,
  });

export const suggestContext: Operation<typeof bcp.suggestContext> = async ({ actor, params, body, request, now }) => {
  const payload = await buildSuggestionPayload(actor.id, params.id, body.current_form_data ?? {});
  return runLongCall({
    kind: 'suggest_context',
    payload: { ...payload, context_type: body.context_type },
    sent: [params, body],
    actor,
    request,
    now,
  });
};

/** The form may come in `current_form_data`, in the body itself, or in both; then the body wins. */
export const suggestMitigations: Operation<typeof bcp.suggestMitigations> = async ({ actor, params, body, request, now }) => {
  const { current_form_data = {}, ...beside } = body;
  return runLongCall({
    kind: 'suggest_mitigations',
    payload: await buildSuggestionPayload(actor.id, params.id, { ...current_form_data, ...beside }),
    sent: [params, body],
    actor,
    request,
    now,
  });
};

export const analyze: Operation<typeof bcp.analyze> = async ({ actor, params, body, request, now }) => {
  const { people, payload: base } = await buildPayload(actor.id, params.id, {});
  const reviewed = body.override_text ?? null;
  const override_text = reviewed && maskText(reviewed, people).slice(0, REVIEWED_TEXT_MAX);
  const payload = { ...base, override_text };
  return runLongCall({
    kind: 'analyze',
    payload,
    sent: [params, body],
    actor,
    request,
    now,
    saveCached: (result) => analysisWrites(actor.id, payload, result, now),
  });
};

/** From the whole form: the snapshot lacks the fields that are never sent to the model. */
const computeCompletion = (form: BcpFormData, snapshot: BcpSnapshot, cyber: boolean): Record<string, number> => {
  const content: BcpContent = Object.assign({ ...emptyContent }, form, snapshot);
  return Object.fromEntries(([1, 2, 3, 4, 5] as const).map((step) => [step, stepCompletion(step, content, cyber)]));
};

export const analyzeForm: Operation<typeof bcp.analyzeForm> = async ({ actor, body, request, now }) => {
  const { bcp_id, set_aside, ...form } = body;
  const [cyber, { names }] = await Promise.all([
    wantsCyber(actor.id),
    bcp_id === undefined ? { names: [] } : readTeam(actor.id, bcp_id),
  ]);
  const completion = computeCompletion(form, hideCyberContent(buildMaskedSnapshot({}, form), cyber), cyber);
  const payload = {
    ...{ plan: buildJobSnapshot({}, form, cyber, indexPeople({}, form, names)), cyber, completion },
    ...(set_aside !== undefined && { set_aside }),
  };
  return runLongCall({ kind: 'analyze_form', payload, sent: body, actor, request, now });
};
