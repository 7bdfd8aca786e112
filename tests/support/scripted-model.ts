/** A Bedrock that does what a test says, question by question. */
import { amzJson, type WireHandler, type WireReply } from '#infra/local/cloud/services/wire.ts';

/** What it does with one question: fill the form, answer in text, be too busy, break, fall silent or hang up. */
export type Turn = { input: unknown } | { text: string } | 'throttle' | 'error' | 'silence' | 'hang up';

interface Asked {
  system: string;
  /** The text of the last turn of the user, and of all turns. */
  question: string;
  all: string;
  /** How often this very first question was asked before, repairs and repetitions included. */
  before: number;
}

const refused = (status: number, type: string): WireReply =>
  amzJson(status, { message: type }, { 'content-type': 'application/json', 'x-amzn-errortype': type });

const said = (content: object): WireReply =>
  amzJson(
    200,
    {
      output: { message: { role: 'assistant', content: [content] } },
      stopReason: 'toolUse' in content ? 'tool_use' : 'end_turn',
      usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 },
      metrics: { latencyMs: 1 },
    },
    { 'content-type': 'application/json' },
  );

interface Converse {
  system: { text: string }[];
  messages: { content: { text: string }[] }[];
  toolConfig: { toolChoice: { tool: { name: string } } };
}

export const scriptedModel = () => {
  const counts = new Map<string, number>();
  const asked: Asked[] = [];
  let script: (asked: Asked) => Turn | Promise<Turn> = () => 'error';
  const part: WireHandler = async ({ body }) => {
    const { system, messages, toolConfig } = JSON.parse(body.toString()) as Converse;
    const texts = messages.map(({ content }) => content.map(({ text }) => text).join('\n'));
    const before = counts.get(texts[0]!) ?? 0;
    counts.set(texts[0]!, before + 1);
    const request = { system: system.map(({ text }) => text).join('\n'), question: texts.at(-1)!, all: texts.join('\n'), before };
    asked.push(request);
    const turn = await script(request);
    if (turn === 'silence') return new Promise(() => undefined);
    if (turn === 'hang up') throw new Error('hang up');
    if (turn === 'throttle') return refused(429, 'ThrottlingException');
    if (turn === 'error') return refused(500, 'InternalServerException');
    const { name } = toolConfig.toolChoice.tool;
    return said('text' in turn ? turn : { toolUse: { toolUseId: 'tooluse_1', name, input: turn.input } });
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
