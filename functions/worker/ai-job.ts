import type { JobRow } from '#functions/data/jobs.ts';
import { countEvent } from '#functions/data/rates.ts';
import { askModel, type ModelAnswer, type ModelRequest, ModelUnavailable } from '#functions/gateways/model.ts';
import { now } from '#functions/runtime/clock.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { Tier } from '#shared/domain/tier.ts';
import { HOUR_SECONDS } from '#shared/domain/time.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import { type AiJobKind, type AiJobPayload, type AiJobResult, aiJobs } from '#shared/queues/job-definitions.ts';
import type { AiJobDefinition, DraftResult } from './job-definition.ts';
import { analyze, analyzeForm } from './jobs/analysis.ts';
import { exerciseScenarios } from './jobs/exercise-scenarios.ts';
import { suggestContext, suggestMitigations, suggestRisks } from './jobs/suggestions.ts';
import { coerceModelOutput } from './model-output.ts';
import { buildQuestion, buildRepairQuestion } from './prompt.ts';

export interface ModelUsage {
  model_calls: number;
  input_tokens: number;
  output_tokens: number;
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
  source: 'model' | 'knowledge',
): Promise<AiJobResult<K> | null> => {
  const definition: AiJobDefinition<K> = registry[kind];
  const filled = coerceModelOutput(definition.form, content);
  if (filled === null) return null;
  const result: DraftResult<K> = await definition.toResult(filled, payload, source);
  if (source === 'model' && !(definition.isUseful(result) && isSafe(kind, result))) return null;
  const parsed = aiJobs[kind].result.safeParse({ ...result, source });
  return parsed.success ? (parsed.data as AiJobResult<K>) : null;
};

const callModel = async (
  question: ModelRequest,
  kind: AiJobKind,
  { uid, job, usage, signal }: ModelAttempt,
  until: number,
): Promise<ModelAnswer> => {
  if (!(await takeModelCall(uid, job.tier ?? null, now())))
    throw new ModelUnavailable(new Error('The hourly limit of model calls is reached'));
  const totalSeconds = (until - performance.now()) / 1000;
  const answer = await askModel(question, { callSeconds: registry[kind].callSeconds, totalSeconds, signal });
  usage.model_calls += 1;
  usage.input_tokens += answer.inputTokens;
  usage.output_tokens += answer.outputTokens;
  log.info('model_answered', { kind, job_id: job.job_id, input_tokens: answer.inputTokens, output_tokens: answer.outputTokens });
  return answer;
};

const answerFromModel = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: ModelAttempt,
): Promise<AiJobResult<K> | null> => {
  const until = performance.now() + attempt.seconds * 1000;
  const question = await buildQuestion(kind, registry[kind] as AiJobDefinition<K>, payload, attempt.place);
  const first = await callModel(question, kind, attempt, until);
  const result = await parseResult(kind, first.content, payload, 'model');
  if (result !== null || (until - performance.now()) / 1000 < REPAIR_SECONDS) return result;
  log.warn('model_answer_unusable', { kind, job_id: attempt.job.job_id });
  const second = await callModel(buildRepairQuestion(question, first.content), kind, attempt, until);
  return parseResult(kind, second.content, payload, 'model');
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
