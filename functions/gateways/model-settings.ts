/** One model answers beside the form, where it must be quick; a stronger one writes what ends in the BCP. */
export type ModelRole = 'insights' | 'writing';

export interface ModelSettings {
  /** What is asked for at most in one answer. */
  outputTokensMax: number;
  temperature: number;
  /** Settings that Converse has no field for. */
  additional?: { inferenceConfig: { topK: number } };
}

/**
 * As the vendors document them. Nova calls tools best with greedy decoding, and throws where the answer outgrows its limit, which
 * is 5,000 tokens on one page and 10,000 on another. Claude allows 64,000, refuses `temperature` beside `top_p`, and refuses a
 * forced tool beside extended thinking, which stays off; an answer of 16,000 tokens already takes minutes.
 */
const NOVA: ModelSettings = { outputTokensMax: 5_000, temperature: 0, additional: { inferenceConfig: { topK: 1 } } };
const CLAUDE: ModelSettings = { outputTokensMax: 16_000, temperature: 0.2 };

export const settingsFor = (modelId: string): ModelSettings => (/\banthropic\./.test(modelId) ? CLAUDE : NOVA);

/** What every model that writes can answer at once: questions are cut to it. */
export const OUTPUT_TOKENS_MAX: Record<ModelRole, number> = {
  insights: NOVA.outputTokensMax,
  writing: CLAUDE.outputTokensMax,
};
