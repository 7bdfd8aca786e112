/**
 * Answers Bedrock's Converse calls from the built-in continuity knowledge, using the data in the last user
 * message that has any; a draft in it is edited. Each answer takes a moment that depends only on the question, so progress is visible.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { amzJson, type WireHandler, type WireReply, type WireRequest } from '#infra/local/cloud/services/wire.ts';
import { knowledgeAnswers } from '#shared/knowledge/answers.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { AiJobKind, type AiJobPayload, aiJobs } from '#shared/queues/job-definitions.ts';

interface Block {
  text?: string;
}
interface Converse {
  messages: { role: 'user' | 'assistant'; content: Block[] }[];
  inferenceConfig?: { maxTokens?: number };
  toolConfig?: { tools: { toolSpec?: { name: string } }[]; toolChoice?: { tool?: { name: string }; any?: object } };
}

const MIN_SECONDS = 1;
const MAX_SECONDS = 4;
const FAST_DIVISOR = 25;

const textOf = (content: Block[]): string => content.map(({ text = '' }) => text).join('\n');

const taskIn = ({ messages }: Converse): Record<string, unknown> | null => {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content));
  const data = questions.findLast((text) => text.includes('<data>'))?.match(/<data>([\s\S]*)<\/data>/)?.[1];
  try {
    return data === undefined ? null : JSON.parse(data);
  } catch {
    return null;
  }
};

const answered = async <K extends AiJobKind>(kind: K, payload: AiJobPayload<K>): Promise<object> =>
  knowledgeAnswers[kind](payload, await findPlace(payload.plan.zip_code ?? ''));

interface DraftedEntry {
  id: string;
  reason?: string;
}

/** Keeps a draft, and ties the first reason of it to the business, as an editor does. */
const editDraft = (draft: readonly DraftedEntry[], plan: { employee_count?: number }): object => ({
  decisions: draft.map(({ id, reason }, at) =>
    at === 0 && reason !== undefined && reason.length < 200 && plan.employee_count
      ? {
          id,
          verdict: 'adapt',
          why: 'The size is known.',
          changes: { reason: `${reason} Plan it for ${plan.employee_count} people.` },
        }
      : { id, verdict: 'keep' },
  ),
  additions: [],
});

interface ScenarioQuestion {
  part?: number;
}

/** The library's first scenarios are those of the questions before. */
const writeScenario = async ({ part = 1, ...data }: ScenarioQuestion): Promise<object | null> => {
  const payload = aiJobs.exercise_scenarios.payload.safeParse({ ...UNSAID, ...data, number_of_scenarios: part });
  if (!payload.success) return null;
  const { scenarios } = await knowledgeAnswers.exercise_scenarios(
    payload.data,
    await findPlace(payload.data.plan.zip_code ?? ''),
  );
  return { scenarios: scenarios.slice(-1) };
};

/** Prompts omit empty fields and those the model does not need. */
const UNSAID = { override_text: null, bcp_name: '', ids: [], created_at: '' };

const answerTo = async (data: Record<string, unknown> | null): Promise<object | null> => {
  const kind = AiJobKind.safeParse(data?.task);
  if (!kind.success) return null;
  if (Array.isArray(data?.draft))
    return editDraft(data.draft as DraftedEntry[], (data.plan ?? {}) as { employee_count?: number });
  if (kind.data === 'exercise_scenarios') return writeScenario(data as unknown as ScenarioQuestion);
  const payload = aiJobs[kind.data].payload.safeParse({ ...UNSAID, ...data });
  return payload.success ? answered(kind.data, payload.data as AiJobPayload<AiJobKind>) : null;
};

const secondsFor = (question: string): number => {
  const share = createHash('sha256').update(question).digest().readUInt16BE() / 65_535;
  return MIN_SECONDS + share * (MAX_SECONDS - MIN_SECONDS);
};

const toolAsked = ({ toolConfig }: Converse): string | undefined => {
  const { tools = [], toolChoice } = toolConfig ?? {};
  return toolChoice?.tool?.name ?? tools[0]?.toolSpec?.name;
};

const tokens = (text: string): number => Math.ceil(text.length / 4);

const said = (question: string, content: object[], answer: string, stopReason: string, latencyMs: number): WireReply => {
  const usage = { inputTokens: tokens(question), outputTokens: tokens(answer) };
  return amzJson(
    200,
    {
      output: { message: { role: 'assistant', content } },
      stopReason,
      usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens },
      metrics: { latencyMs },
    },
    { 'content-type': 'application/json' },
  );
};

const refused = (status: number, type: string, message: string): WireReply =>
  amzJson(status, { message }, { 'content-type': 'application/json', 'x-amzn-errortype': type });

export const createBedrock =
  ({ isFast }: { isFast: boolean }): WireHandler =>
  async ({ method, path, body }) => {
    if (method !== 'POST' || !/^\/model\/[^/]+\/converse$/.test(path))
      return refused(404, 'ResourceNotFoundException', `${method} ${path} is not offered locally`);
    const question = body.toString();
    const call = JSON.parse(question) as Converse;
    const seconds = secondsFor(question) / (isFast ? FAST_DIVISOR : 1);
    await wait(seconds * 1000);
    const result = await answerTo(taskIn(call));
    if (!result) {
      const text = 'I could not find any data to work with. Please send the plan again.';
      return said(question, [{ text }], text, 'end_turn', seconds * 1000);
    }
    const json = JSON.stringify(result);
    const { maxTokens = Number.POSITIVE_INFINITY } = call.inferenceConfig ?? {};
    if (tokens(json) > maxTokens) {
      const text = json.slice(0, 4 * maxTokens);
      return said(question, [{ text }], text, 'max_tokens', seconds * 1000);
    }
    const name = toolAsked(call);
    if (name === undefined) return said(question, [{ text: json }], json, 'end_turn', seconds * 1000);
    const toolUse = {
      toolUseId: `tooluse_${createHash('sha256').update(question).digest('hex').slice(0, 22)}`,
      name,
      input: result,
    };
    return said(question, [{ toolUse }], json, 'tool_use', seconds * 1000);
  };

const GARBAGE = [
  '{"suggested_risks": [{"name": "Power out',
  '```json\n{"answer": 42}\n```',
  '<html><body><script>alert(1)</script>502 Bad Gateway</body></html>',
  '{"suggested_risks": "many", "suggestions": 7, "ai_analysis": [], "risk_level": {"value": null}}',
  'Als Sprachmodell kann ich dazu leider nichts sagen.',
  '',
];

/** A different malformed answer on every call, as text where an object was requested. */
export const createGarbage = (): ((request: WireRequest) => WireReply) => {
  let calls = 0;
  return ({ body }) => {
    const text = GARBAGE[calls++ % GARBAGE.length]!;
    return said(body.toString(), [{ text }], text, 'end_turn', 1);
  };
};
