import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { askModel, ModelRequest } from '#functions/gateways/model.ts';
import { settingsFor } from '#functions/gateways/model-settings.ts';
import type { AiWorld } from '#tests/support/ai-world.ts';

let world: AiWorld;
let ask: typeof askModel;
const question: ModelRequest = {
  role: 'writing',
  system: 'Rules.',
  turns: [{ role: 'user', text: 'A question.' }],
  tool: { name: 'answer', description: 'The answer', schema: { type: 'object', properties: { text: { type: 'string' } } } },
  maxTokens: 1200,
};
const budget = () => ({ callSeconds: 5, totalSeconds: 20, signal: new AbortController().signal });
const askOnce = (more: Partial<ModelRequest> = {}) => ask({ ...question, ...more }, budget());

beforeAll(async () => {
  const { startAiWorld } = await import('#tests/support/ai-world.ts');
  world = await startAiWorld();
  ({ askModel: ask } = await import('#functions/gateways/model.ts'));
});
afterAll(() => world.stop());
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.001);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  world.model.follow(() => ({ input: { text: 'yes' } }));
});

describe('askModel', () => {
  it.each([
    ['insights', 'local-insights'],
    ['writing', 'local-writing'],
  ] as const)('askModel asks the model for %s of the stage', async (role, id) => {
    await askOnce({ role });
    expect(world.model.asked.at(-1)?.modelId).toBe(id);
  });

  it('askModel asks for no more tokens than the question needs, nor than the model can answer', async () => {
    await askOnce();
    expect(world.model.asked.at(-1)?.settings.inferenceConfig.maxTokens).toBe(1200);
    await askOnce({ maxTokens: 1e6 });
    expect(world.model.asked.at(-1)?.settings.inferenceConfig.maxTokens).toBe(settingsFor('local-writing').outputTokensMax);
  });

  it('askModel sets Nova to greedy decoding, as its vendor documents for tools', async () => {
    await askOnce();
    expect(world.model.asked.at(-1)?.settings).toMatchObject({
      inferenceConfig: { temperature: 0 },
      additionalModelRequestFields: { inferenceConfig: { topK: 1 } },
    });
  });

  it('settingsFor gives Claude a temperature alone, and room for a longer answer', () => {
    expect(settingsFor('us.anthropic.claude-sonnet-4-6')).toEqual({ outputTokensMax: 16_000, temperature: 0.2 });
    expect(settingsFor('amazon.nova-lite-v1:0').outputTokensMax).toBe(5_000);
  });

  it.each([
    ['tool_use', false],
    ['end_turn', false],
    ['max_tokens', true],
    ['model_context_window_exceeded', true],
  ] as const)('askModel reads from the stop reason %s whether the answer was cut: %s', async (stopReason, isCut) => {
    world.model.follow(() => ({ input: { text: 'yes' }, stopReason }));
    expect(await askOnce()).toMatchObject({ content: { text: 'yes' }, isCut });
  });

  it.each(['content_filtered', 'guardrail_intervened'] as const)(
    'askModel uses nothing of an answer that ended with %s',
    async (stopReason) => {
      world.model.follow(() => ({ text: 'I cannot help with that.', stopReason }));
      expect((await askOnce()).content).toBeUndefined();
    },
  );

  it('askModel asks a model once more that reports an error of its own, and then gives up', async () => {
    const from = world.model.asked.length;
    world.model.follow(() => 'model error');
    await expect(askOnce()).rejects.toThrow(/ModelErrorException/);
    expect(world.model.asked.length - from).toBe(2);
  });
});
