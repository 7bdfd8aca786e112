import { setTimeout as wait } from 'node:timers/promises';
import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type StopReason,
  type Tool,
} from '@aws-sdk/client-bedrock-runtime';
import { env } from '#functions/runtime/env.ts';
import { type ModelRole, settingsFor } from './model-settings.ts';

/** No SDK retries: `askModel` retries within its budget. */
const client = new BedrockRuntimeClient({ maxAttempts: 1 });

export interface ModelRequest {
  role: ModelRole;
  /** Never contains anything a customer wrote. */
  system: string;
  turns: readonly { role: 'user' | 'assistant'; text: string }[];
  tool: { name: string; description: string; schema: Record<string, unknown> };
  maxTokens: number;
}

export interface ModelAnswer {
  /** Undefined where the model refused to answer. */
  content: unknown;
  /** The answer reached its limit of tokens: what is missing is unknown, so none of it is used. */
  isCut: boolean;
  inputTokens: number;
  outputTokens: number;
}

export interface Budget {
  callSeconds: number;
  totalSeconds: number;
  signal: AbortSignal;
}

export class ModelUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'The model did not answer', { cause });
    this.name = 'ModelUnavailable';
  }
}

const PERMANENT_ERRORS = new Set([
  'ValidationException',
  'AccessDeniedException',
  'ResourceNotFoundException',
  'UnrecognizedClientException',
  'ServiceQuotaExceededException',
]);
const ATTEMPTS_MAX = 7;
const TIMEOUTS_MAX = 2;
/** Nova reports an answer beyond its limit of tokens, or a form it filled in wrong, as an error: asking again rarely helps. */
const MODEL_ERRORS_MAX = 2;
/** Full jitter: the pause before attempt n is random below `BACKOFF_BASE_MS * 2^n`, capped. */
const BACKOFF_BASE_MS = 500;
const BACKOFF_MAX_MS = 15_000;

const modelIdOf = (role: ModelRole): string => env(role === 'insights' ? 'INSIGHTS_MODEL_ID' : 'WRITING_MODEL_ID');

const toCommand = ({ role, system, turns, tool: form, maxTokens }: ModelRequest): ConverseCommand => {
  const modelId = modelIdOf(role);
  const { temperature, outputTokensMax, additional } = settingsFor(modelId);
  return new ConverseCommand({
    modelId,
    system: [{ text: system }],
    messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens: Math.min(maxTokens, outputTokensMax), temperature },
    ...(additional && { additionalModelRequestFields: additional }),
    toolConfig: {
      tools: [{ toolSpec: { name: form.name, description: form.description, inputSchema: { json: form.schema } } } as Tool],
      toolChoice: { tool: { name: form.name } },
    },
  });
};

const CUT: readonly (StopReason | undefined)[] = ['max_tokens', 'model_context_window_exceeded'];
const REFUSED: readonly (StopReason | undefined)[] = ['content_filtered', 'guardrail_intervened'];

const readContent = (blocks: readonly ContentBlock[]): unknown =>
  blocks.find((block) => block.toolUse)?.toolUse?.input ?? blocks.map((block) => block.text ?? '').join('\n');

const callOnce = async (question: ModelRequest, { callSeconds, signal }: Budget, leftMs: number): Promise<ModelAnswer> => {
  const timeout = AbortSignal.timeout(Math.floor(Math.min(callSeconds * 1000, leftMs)));
  const answer = await client.send(toCommand(question), { abortSignal: AbortSignal.any([signal, timeout]) });
  return {
    content: REFUSED.includes(answer.stopReason) ? undefined : readContent(answer.output?.message?.content ?? []),
    isCut: CUT.includes(answer.stopReason),
    inputTokens: answer.usage?.inputTokens ?? 0,
    outputTokens: answer.usage?.outputTokens ?? 0,
  };
};

export const askModel = async (question: ModelRequest, budget: Budget): Promise<ModelAnswer> => {
  const until = performance.now() + budget.totalSeconds * 1000;
  let timeouts = 0;
  let modelErrors = 0;
  for (let attempt = 1; ; attempt++) {
    const startedAt = performance.now();
    try {
      return await callOnce(question, budget, until - startedAt);
    } catch (error) {
      budget.signal.throwIfAborted();
      const isTimeout = performance.now() - startedAt >= budget.callSeconds * 1000 - 50;
      timeouts += isTimeout ? 1 : 0;
      modelErrors += error instanceof Error && error.name === 'ModelErrorException' ? 1 : 0;
      const pause = Math.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** attempt);
      const isPermanent = error instanceof Error && PERMANENT_ERRORS.has(error.name);
      const isHopeless = isPermanent || timeouts === TIMEOUTS_MAX || modelErrors === MODEL_ERRORS_MAX;
      if (isHopeless || attempt === ATTEMPTS_MAX || performance.now() + pause >= until) throw new ModelUnavailable(error);
      await wait(pause, undefined, { signal: budget.signal });
    }
  }
};
