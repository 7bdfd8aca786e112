import { askModel } from '#functions/gateways/model.ts';
import { parseResult, registry } from '#functions/worker/ai-job.ts';
import { editDraft } from '#functions/worker/editing/edit-draft.ts';
import { PROMPT_VERSION } from '#functions/worker/prompt-version.ts';
import { stageNamed } from '#infra/stages.ts';
import type { Suggest } from '#tests/support/golden-profiles/offers.ts';

/** Dollars per million tokens in and out, by what the id begins with. Source: the Amazon Bedrock price list, US East. */
const PRICES: readonly (readonly [id: RegExp, input: number, output: number])[] = [
  [/amazon\.nova-lite/, 0.06, 0.24],
  [/us\.anthropic\.claude-sonnet/, 3.3, 16.5],
];
const JOB_SECONDS = 200;

/** Asks Bedrock with the credentials of the environment, as the worker does. */
export const askBedrock = async (stageName: string) => {
  const { models } = stageNamed(stageName);
  Object.assign(process.env, { INSIGHTS_MODEL_ID: models.insights.id, WRITING_MODEL_ID: models.writing.id });
  process.env.AWS_REGION ??= models.writing.regions[0];
  const used = { calls: 0, input: 0, output: 0, unanswered: 0, withoutModel: 0 };
  const suggest: Suggest = async (kind, payload, place) => {
    const until = performance.now() + JOB_SECONDS * 1000;
    const left = () => (until - performance.now()) / 1000;
    const edited = await editDraft({
      ...{ kind, payload, place, definition: registry[kind] as never },
      hasTime: () => left() > 20,
      ask: async (question) => {
        const budget = { callSeconds: registry[kind].callSeconds, totalSeconds: left(), signal: new AbortController().signal };
        const answer = await askModel(question, budget);
        used.calls += 1;
        used.input += answer.inputTokens;
        used.output += answer.outputTokens;
        return answer;
      },
    });
    used.unanswered += edited?.unanswered ?? 0;
    const result = edited && (await parseResult(kind, { suggestions: edited.suggestions }, payload, 'model', place));
    if (!result) {
      used.withoutModel += 1;
      throw new Error(`The model gave no answer to ${kind}`);
    }
    return result as never;
  };
  const describeUse = (): string => {
    const [, input, output] = PRICES.find(([id]) => id.test(models.writing.id)) ?? [null, Number.NaN, Number.NaN];
    const dollars = (used.input * input + used.output * output) / 1e6;
    return `${models.writing.id}, prompts ${PROMPT_VERSION}: ${used.calls} calls, ${used.input} tokens in, ${used.output} out, $${dollars.toFixed(2)}; ${used.unanswered} questions stayed as drafted.`;
  };
  return { suggest, describeUse };
};
