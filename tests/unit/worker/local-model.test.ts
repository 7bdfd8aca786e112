import { describe, expect, it } from 'vitest';
import type { ModelRequest } from '#functions/gateways/model.ts';
import { createBedrock } from '#infra/local/bedrock.ts';
import { kinds, listQuestions, payloads } from './payloads.ts';

interface Reply {
  stopReason: string;
  output: { message: { content: { text?: string; toolUse?: { input: object } }[] } };
}
const bedrock = createBedrock({ isFast: true });

const ask = async ({ system, turns, tool, maxTokens }: ModelRequest): Promise<Reply> => {
  const body = {
    system: [{ text: system }],
    messages: turns.map(({ role, text }) => ({ role, content: [{ text }] })),
    inferenceConfig: { maxTokens },
    toolConfig: { tools: [{ toolSpec: { name: tool.name } }], toolChoice: { tool: { name: tool.name } } },
  };
  const reply = await bedrock({
    method: 'POST',
    path: '/model/local/converse',
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
  } as never);
  return JSON.parse(String((reply as { body: string }).body)) as Reply;
};

describe('the local model', () => {
  it.each(kinds)('the local model fills in the form of every question of %s within its tokens', async (kind) => {
    for (const question of (await listQuestions(kind)).slice(0, 3)) {
      const { stopReason, output } = await ask(question);
      expect(stopReason).toBe('tool_use');
      expect(output.message.content[0]!.toolUse!.input).toEqual(expect.any(Object));
    }
  });

  it('the local model decides on each entry of a draft by its id', async () => {
    const plan = { ...payloads.suggest_risks.plan, employee_count: 5 };
    const replies = await Promise.all((await listQuestions('suggest_risks', { ...payloads.suggest_risks, plan })).map(ask));
    const verdicts = replies.map(({ output }) => {
      const { decisions } = output.message.content[0]!.toolUse!.input as { decisions: { id: string; verdict: string }[] };
      expect(decisions.map(({ id }) => id)).toEqual(decisions.map((_, at) => `e${at + 1}`));
      return decisions.map(({ verdict }) => verdict);
    });
    expect(new Set(verdicts.flat())).toEqual(new Set(['keep', 'adapt']));
  });

  it('the local model is cut off where the limit of tokens is too small', async () => {
    const [question] = await listQuestions('analyze');
    const { stopReason, output } = await ask({ ...question!, maxTokens: 50 });
    expect(stopReason).toBe('max_tokens');
    expect(output.message.content[0]!.text).toHaveLength(200);
  });
});
