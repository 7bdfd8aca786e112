/** Bedrock: asks one model for one structured answer. */
import { setTimeout as wait } from 'node:timers/promises';
import { BedrockRuntimeClient, type ContentBlock, ConverseCommand, type Tool } from '@aws-sdk/client-bedrock-runtime';
import { env } from '#functions/runtime/env.ts';

/** Retries are made here, where they know the budget of the attempt. */
const client = new BedrockRuntimeClient({ maxAttempts: 1 });

export interface Question {
  /** Static text: what the model is and how it answers. Never carries anything a customer wrote. */
  system: string;
  /** What was said so far; the last turn is the user's. */
  turns: readonly { role: 'user' | 'assistant'; text: string }[];
  /** The form of the answer: a name and a JSON schema of an object. */
  form: { name: string; description: string; schema: Record<string, unknown> };
  maxTokens: number;
}
export interface ModelAnswer {
  /** The filled form, or text where the model did not keep to it. */
  content: unknown;
  inputTokens: number;
  outputTokens: number;
}
export interface Budget {
  /** Seconds for one call; a model that is silent for longer is asked again once. */
  callSeconds: number;
  /** Seconds for everything, pauses included. */
  totalSeconds: number;
  signal: AbortSignal;
}

/** The model could not be had within the budget, or refuses in principle. */
export class ModelUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'The model did not answer', { cause });
    this.name = 'ModelUnavailable';
  }
}

/** Faults of the request or of the account: asking again changes nothing. */
const HOPELESS = new Set([
  'ValidationException',
  'AccessDeniedException',
  'ResourceNotFoundException',
  'UnrecognizedClientException',
  'ServiceQuotaExceededException',
]);
const TRIES = 7;
const SILENCES = 2;
/** Full jitter: the pause before try n is random below `BASE * 2^n`, at most `MOST` (milliseconds). */
const BASE = 500;
const MOST = 15_000;

const converse = ({ system, turns, form, maxTokens }: Question): ConverseCommand =>
  new ConverseCommand({
    modelId: env('MODEL_ID'),
    system: [{ text: system }],
    messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens, temperature: 0.2 },
    toolConfig: {
      tools: [{ toolSpec: { name: form.name, description: form.description, inputSchema: { json: form.schema } } } as Tool],
      toolChoice: { tool: { name: form.name } },
    },
  });

const contentOf = (blocks: readonly ContentBlock[]): unknown =>
  blocks.find((block) => block.toolUse)?.toolUse?.input ?? blocks.map((block) => block.text ?? '').join('\n');

const callOnce = async (question: Question, { callSeconds, signal }: Budget, leftMs: number): Promise<ModelAnswer> => {
  const timeout = AbortSignal.timeout(Math.min(callSeconds * 1000, leftMs));
  const answer = await client.send(converse(question), { abortSignal: AbortSignal.any([signal, timeout]) });
  return {
    content: contentOf(answer.output?.message?.content ?? []),
    inputTokens: answer.usage?.inputTokens ?? 0,
    outputTokens: answer.usage?.outputTokens ?? 0,
  };
};

/** The model's answer; waits out throttling and outages within the budget, then throws ModelUnavailable. */
export const ask = async (question: Question, budget: Budget): Promise<ModelAnswer> => {
  const until = performance.now() + budget.totalSeconds * 1000;
  let silences = 0;
  for (let attempt = 1; ; attempt++) {
    const startedAt = performance.now();
    try {
      return await callOnce(question, budget, until - startedAt);
    } catch (error) {
      budget.signal.throwIfAborted();
      const isSilence = performance.now() - startedAt >= budget.callSeconds * 1000 - 50;
      silences += isSilence ? 1 : 0;
      const pause = Math.random() * Math.min(MOST, BASE * 2 ** attempt);
      const isHopeless = error instanceof Error && HOPELESS.has(error.name);
      if (isHopeless || attempt === TRIES || silences === SILENCES || performance.now() + pause >= until)
        throw new ModelUnavailable(error);
      await wait(pause, undefined, { signal: budget.signal });
    }
  }
};
