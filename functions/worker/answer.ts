/** From a payload to a result: the model, one repair where its answer is unusable, else the built-in knowledge. */
import type { JobRow } from '#functions/data/jobs.ts';
import { askModel, type ModelAnswer, type ModelRequest, ModelUnavailable } from '#functions/gateways/model.ts';
import { now } from '#functions/runtime/clock.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findDangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { type AiJobKind, type AiJobPayload, type AiJobResult, aiJobs } from '#shared/queues/job-definitions.ts';
import type { Found, JobDefinition } from './definition.ts';
import { readForm } from './form.ts';
import { takeModelCall } from './model-calls.ts';
import { questionFor, repairOf } from './prompt.ts';
import { registry } from './registry.ts';

/** What the model was asked and what that took, over all calls of a job; who works on the job adds it up. */
export interface Usage {
  model_calls: number;
  input_tokens: number;
  output_tokens: number;
}

export interface Attempt {
  uid: number;
  job: Pick<JobRow, 'job_id' | 'tier'>;
  usage: Usage;
  /** Seconds this attempt may still take. */
  seconds: number;
  signal: AbortSignal;
}

/** A repair is worth asking for only while there is time for it. */
const REPAIR_SECONDS = 20;

/** Whether no text of a model's answer gives advice that could get someone hurt. */
const isSafe = (kind: AiJobKind, result: unknown): boolean => {
  const mistake = findDangerousAdvice(result);
  if (mistake !== null) log.warn('model_answer_dangerous', { kind, mistake });
  return mistake === null;
};

/** What a filled form comes to; null when it cannot be read, or says nothing where a model was asked. It stands within the contract's schema. */
export const resultFrom = <K extends AiJobKind>(
  kind: K,
  content: unknown,
  payload: AiJobPayload<K>,
  source: 'model' | 'knowledge',
): AiJobResult<K> | null => {
  const definition: JobDefinition<K> = registry[kind];
  const filled = readForm(definition.form, content);
  if (filled === null) return null;
  const result: Found<K> = definition.result(filled, payload, source);
  if (source === 'model' && !(definition.isUseful(result) && isSafe(kind, result))) return null;
  const parsed = aiJobs[kind].result.safeParse({ ...result, source });
  return parsed.success ? (parsed.data as AiJobResult<K>) : null;
};

const asked = async (
  question: ModelRequest,
  kind: AiJobKind,
  { uid, job, usage, signal }: Attempt,
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

/** The model's result, or null when neither its answer nor the repaired one can be used. */
const fromModel = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: Attempt,
): Promise<AiJobResult<K> | null> => {
  const until = performance.now() + attempt.seconds * 1000;
  const question = questionFor(kind, registry[kind] as JobDefinition<K>, payload);
  const first = await asked(question, kind, attempt, until);
  const result = resultFrom(kind, first.content, payload, 'model');
  if (result !== null || (until - performance.now()) / 1000 < REPAIR_SECONDS) return result;
  log.warn('model_answer_unusable', { kind, job_id: attempt.job.job_id });
  const second = await asked(repairOf(question, first.content), kind, attempt, until);
  return resultFrom(kind, second.content, payload, 'model');
};

/** What the built-in knowledge says, read and filtered like a model's answer; empty where it has nothing to add. */
export const fromKnowledge = <K extends AiJobKind>(kind: K, payload: AiJobPayload<K>): AiJobResult<K> | null =>
  resultFrom(kind, knowledgeAnswers[kind](payload), payload, 'knowledge');

/** The result of a job; null only where the model could not be had and the knowledge has no answer. */
export const answerFor = async <K extends AiJobKind>(
  kind: K,
  payload: AiJobPayload<K>,
  attempt: Attempt,
): Promise<AiJobResult<K> | null> => {
  try {
    const result = await fromModel(kind, payload, attempt);
    if (result !== null) return result;
    log.warn('model_given_up', { kind, job_id: attempt.job.job_id });
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error;
    log.warn('model_unavailable', { kind, job_id: attempt.job.job_id, ...errorFields(error) });
  }
  return fromKnowledge(kind, payload);
};
