import type { JobRow } from '#functions/data/jobs.ts';
import { countEvent } from '#functions/data/rates.ts';
import { askModel, type ModelAnswer, type ModelRequest, ModelUnavailable } from '#functions/gateways/model.ts';
import { now } from '#functions/runtime/clock.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { Source } from '#shared/domain/bcp/bcp.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { collectFacts } from '#shared/knowledge/facts.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import { type AiJobKind, type AiJobPayload, type AiJobResult, aiJobs } from '#shared/queues/job-definitions.ts';
import { type EditingKind, editDraft, isEditingKind } from './editing/edit-draft.ts';
import type { AiJobDefinition, DraftResult } from './job-definition.ts';
import { analyze, analyzeForm } from './jobs/analysis.ts';
import { exerciseScenarios } from './jobs/exercise-scenarios.ts';
import { suggestContext, suggestMitigations, suggestRisks } from './jobs/suggestions.ts';
import { coerceModelOutput } from './model-output.ts';
import { buildQuestion, buildRepairQuestion } from './prompt.ts';
import { PROMPT_VERSION } from './prompt-version.ts';
import { buildTruth, dropUnsupportedDeep, type Truth } from './truth-checks.ts';

export interface ModelUsage {
  model_calls: number;
  input_tokens: number;
  output_tokens: number;
  /** Questions of an answer that the built-in knowledge had to fill in: it is not kept for the next who asks the same. */
  unanswered?: number;
}

export interface ModelAttempt {
  uid: number;
  job: Pick<JobRow, 'job_id' | 'tier'>;
  usage: ModelUsage;
  seconds: number;
  signal: AbortSignal;
  /** Of the main site. */
  place: Place | null;
}

/** With less time left, an unusable answer is not repaired. */
const REPAIR_SECONDS = 20;

const isSafe = (kind: AiJobKind, result: unknown): boolean => {
  const mistake = findDangerousAdvice(result);
  if (mistake !== null) log.warn('model_answer_dangerous', { kind, mistake });
  return mistake === null;
};

export const parseResult = async <K extends AiJobKind>(
  kind: K,
  content: unknown,
  payload: AiJobPayload<K>,
  source: Source,
  place: Place | null = null,
): Promise<AiJobResult<K> | null> => {
  const definition: AiJobDefinition<K> = registry[kind];
  const read = coerceModelOutput(definition.form, content);
  // The entries of an edited draft were checked where the draft could take their place.
  const filled =
    source === 'knowledge' || read === null || isEditingKind(kind)
      ? read
      : coerceModelOutput(definition.form, dropUnsupportedDeep(read, await collectTruth(kind, payload, place)));
  if (filled === null) return null;
  const result: DraftResult<K> = await definition.toResult(filled, payload, source);
  if (source === 'model' && !(definition.isUseful(result) && isSafe(kind, result))) return null;
  const version = source === 'model' ? { prompt_version: PROMPT_VERSION } : {};
  const parsed = aiJobs[kind].result.safeParse({ ...result, source, ...version });
  return parsed.success ? (parsed.data as AiJobResult<K>) : null;
};

const secondsUntil = (until: number): number => (until - performance.now()) / 1000;

const collectTruth = async <K extends AiJobKind>(
  kind: K,
  { plan, cyber }: AiJobPayload<K>,
  place: Place | null,
): Promise<Truth> => buildTruth(plan, await collectFacts(plan, kind, cyber, place), place);

const callModel = async (
  question: ModelRequest,
  kind: AiJobKind,
  { uid, job, usage, signal }: ModelAttempt,
  until: number,
): Promise<ModelAnswer> => {
  if (!(await takeModelCall(uid, job.tier ?? null, now())))
    throw new ModelUnavailable(new Error('The hourly limit of model calls is reached'));
  const { callSeconds } = registry[kind];
  const answer = await askModel(question, { callSeconds, totalSeconds: secondsUntil(until), signal });
  usage.model_calls += 1;
  usage.input_tokens += answer.inputTokens;
  usage.output_tokens += answer.outputTokens;
  log.info('model_answered', { kind, job_id: job.job_id, input_tokens: answer.inputTokens, output_tokens: answer.outputTokens });
  return answer;
};

/** One part of an answer, repaired once; null where the model gave none that can be used. */
const askForPart = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  { attempt, until, part }: { attempt: ModelAttempt; until: number; part: number },
): Promise<unknown> => {
  const definition = registry[kind] as AiJobDefinition<K>;
  const isUsable = async ({ content, isCut }: ModelAnswer) =>
    !isCut && (await parseResult(kind, content, payload, 'model', attempt.place)) !== null;
  const question = await buildQuestion(kind, definition, payload, attempt.place, part);
  const first = await callModel(question, kind, attempt, until);
  if (await isUsable(first)) return first.content;
  log.warn('model_answer_unusable', { kind, job_id: attempt.job.job_id, is_cut: first.isCut });
  if (first.isCut || secondsUntil(until) < REPAIR_SECONDS) return null;
  const second = await callModel(buildRepairQuestion(question, first.content), kind, attempt, until);
  return (await isUsable(second)) ? second.content : null;
};

const answerInParts = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: ModelAttempt,
  until: number,
): Promise<AiJobResult<K> | null> => {
  const { form, countParts } = registry[kind] as AiJobDefinition<K>;
  const count = countParts?.(payload) ?? 1;
  const asked = Array.from({ length: count }, (_, part) => askForPart(kind, payload, { attempt, until, part }));
  const settled = await Promise.allSettled(asked);
  const failed = settled.find((part) => part.status === 'rejected' && !(part.reason instanceof ModelUnavailable));
  if (failed?.status === 'rejected') throw failed.reason;
  const contents = settled.flatMap((part) => (part.status === 'fulfilled' && part.value !== null ? [part.value] : []));
  if (contents.length < count) attempt.usage.unanswered = count - contents.length;
  if (contents.length === 0) return null;
  const joined = contents.length === 1 ? contents[0] : joinParts(contents.map((content) => coerceModelOutput(form, content)));
  return parseResult(kind, joined, payload, 'model', attempt.place);
};

/** Lists of the same name one after another. */
const joinParts = (parts: readonly unknown[]): Record<string, unknown[]> => {
  const joined: Record<string, unknown[]> = {};
  for (const part of parts)
    for (const [name, list] of Object.entries(part ?? {}))
      joined[name] = [...(joined[name] ?? []), ...(Array.isArray(list) ? list : [])];
  return joined;
};

const answerByEditing = async <K extends EditingKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: ModelAttempt,
  until: number,
): Promise<AiJobResult<K> | null> => {
  const edited = await editDraft({
    kind,
    definition: registry[kind] as AiJobDefinition<K>,
    payload,
    place: attempt.place,
    ask: (question) => callModel(question, kind, attempt, until),
    hasTime: () => secondsUntil(until) > REPAIR_SECONDS,
  });
  if (edited === null) return null;
  if (edited.unanswered > 0) attempt.usage.unanswered = edited.unanswered;
  log.info('draft_edited', { kind, job_id: attempt.job.job_id, chunks: edited.chunks, unanswered: edited.unanswered });
  return parseResult(kind, { suggestions: edited.suggestions }, payload, 'model', attempt.place);
};

const answerFromModel = <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: ModelAttempt,
): Promise<AiJobResult<K> | null> => {
  const until = performance.now() + attempt.seconds * 1000;
  return isEditingKind(kind)
    ? (answerByEditing(kind, payload as AiJobPayload<EditingKind>, attempt, until) as Promise<AiJobResult<K> | null>)
    : answerInParts(kind, payload, attempt, until);
};

export const answerFromKnowledge = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  place: Place | null = null,
): Promise<AiJobResult<K> | null> => parseResult(kind, await knowledgeAnswers[kind](payload, place), payload, 'knowledge');

/** Asks the model, and falls back to the built-in knowledge; null if that has no answer either. */
export const answerAiJob = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: ModelAttempt,
): Promise<AiJobResult<K> | null> => {
  try {
    const result = await answerFromModel(kind, payload, attempt);
    if (result !== null) return result;
    log.warn('model_given_up', { kind, job_id: attempt.job.job_id });
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    log.warn('model_unavailable', { kind, job_id: attempt.job.job_id, ...errorFields(error) });
  }
  return answerFromKnowledge(kind, payload, attempt.place);
};

/** Per tier, so that a fault or many free accounts cannot use up the model for paying customers. */
export const MODEL_CALLS_PER_HOUR: Record<Tier | 'free', number> = { free: 500, essential: 1_000, gold: 1_500, premium: 2_000 };
/** One account may use a tenth of its tier's calls. */
const ACCOUNTS_AT_LEAST = 10;

const takeModelCall = async (uid: number, tier: Tier | null, now: Date): Promise<boolean> => {
  const share = tier ?? 'free';
  const max = MODEL_CALLS_PER_HOUR[share];
  const own = await countEvent('model_calls', `account:${uid}`, HOUR_SECONDS, now);
  if (own.count > max / ACCOUNTS_AT_LEAST) return false;
  const all = await countEvent('model_calls', share, HOUR_SECONDS, now);
  return all.count <= max;
};

export const registry: { [K in AiJobKind]: AiJobDefinition<K> } = {
  suggest_risks: suggestRisks,
  suggest_context: suggestContext,
  suggest_mitigations: suggestMitigations,
  analyze,
  exercise_scenarios: exerciseScenarios,
  analyze_form: analyzeForm,
};
