/** A Bedrock that does what a test says, question by question. */
import type { StopReason } from '@aws-sdk/client-bedrock-runtime';
import { amzJson, type WireHandler, type WireReply } from '#infra/local/cloud/services/wire.ts';

/** What it does with one question: fill the form, answer in text, be too busy, break, fall silent or hang up. */
export type Turn =
  | { input: unknown; stopReason?: StopReason }
  | { text: string; stopReason?: StopReason }
  | 'throttle'
  | 'error'
  | 'model error'
  | 'silence'
  | 'hang up';

interface Asked {
  modelId: string;
  /** What Converse was told beside the messages. */
  settings: Pick<Converse, 'inferenceConfig' | 'additionalModelRequestFields'>;
  form: { properties: Record<string, unknown> };
  system: string;
  /** The text of the last turn of the user, and of all turns. */
  question: string;
  all: string;
  /** How often this very first question was asked before, repairs and repetitions included. */
  before: number;
}

const refused = (status: number, type: string): WireReply =>
  amzJson(status, { message: type }, { 'content-type': 'application/json', 'x-amzn-errortype': type });

const said = (content: object, stopReason?: StopReason): WireReply =>
  amzJson(
    200,
    {
      output: { message: { role: 'assistant', content: [content] } },
      stopReason: stopReason ?? ('toolUse' in content ? 'tool_use' : 'end_turn'),
      usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 },
      metrics: { latencyMs: 1 },
    },
    { 'content-type': 'application/json' },
  );

interface Converse {
  inferenceConfig: { maxTokens: number; temperature: number };
  additionalModelRequestFields?: unknown;
  system: { text: string }[];
  messages: { content: { text: string }[] }[];
  toolConfig: {
    tools: { toolSpec: { inputSchema: { json: Asked['form'] } } }[];
    toolChoice: { tool: { name: string } };
  };
}

export const scriptedModel = () => {
  const counts = new Map<string, number>();
  const asked: Asked[] = [];
  let script: (asked: Asked) => Turn | Promise<Turn> = () => 'error';
  const part: WireHandler = async ({ body, path }) => {
    const { system, messages, toolConfig, inferenceConfig, additionalModelRequestFields } = JSON.parse(
      body.toString(),
    ) as Converse;
    const texts = messages.map(({ content }) => content.map(({ text }) => text).join('\n'));
    const before = counts.get(texts[0]!) ?? 0;
    counts.set(texts[0]!, before + 1);
    const request = {
      modelId: decodeURIComponent(path.split('/')[2]!),
      settings: { inferenceConfig, ...(additionalModelRequestFields ? { additionalModelRequestFields } : {}) },
      form: toolConfig.tools[0]!.toolSpec.inputSchema.json,
      system: system.map(({ text }) => text).join('\n'),
      question: texts.at(-1)!,
      all: texts.join('\n'),
      before,
    };
    asked.push(request);
    const turn = await script(request);
    if (turn === 'silence') return new Promise(() => undefined);
    if (turn === 'hang up') throw new Error('hang up');
    if (turn === 'throttle') return refused(429, 'ThrottlingException');
    if (turn === 'error') return refused(500, 'InternalServerException');
    if (turn === 'model error') return refused(424, 'ModelErrorException');
    const { name } = toolConfig.toolChoice.tool;
    const content = 'text' in turn ? { text: turn.text } : { toolUse: { toolUseId: 'tooluse_1', name, input: turn.input } };
    return said(content, turn.stopReason);
  };
  return {
    part,
    /** Every question so far. */
    asked,
    follow: (next: typeof script): void => {
      script = next;
    },
  };
};
