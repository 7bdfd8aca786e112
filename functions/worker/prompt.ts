/** The words a model gets: static rules, the facts the product knows, and the customer's data, set apart from both. */
import type { ModelRequest } from '#functions/gateways/model.ts';
import { PROMPT_DATA_MAX, REVIEWED_TEXT_MAX } from '#shared/domain/bcp/snapshot.ts';
import { cutToFit } from '#shared/domain/cut-to-fit.ts';
import { maskDeep } from '#shared/domain/masking.ts';
import { collectFacts } from '#shared/knowledge/facts.ts';
import type { AiJobKind, AiJobPayload } from '#shared/queues/job-definitions.ts';
import type { JobDefinition } from './definition.ts';
import { formOf } from './form.ts';
import { RULES } from './rules.ts';

/** Nothing is learned from a field that nobody filled in. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== '');
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutEmpty(inner)]));
};

/** As JSON in which no text can end the data part: `<` is written as an escape. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The data part, cut to what a prompt may hold. */
const dataOf = <K extends AiJobKind>(kind: K, definition: JobDefinition<K>, payload: AiJobPayload<K>): string => {
  // Names are masked when a job is accepted; numbers and addresses once more, whatever a kind of job shows.
  const masked = maskDeep(withoutEmpty(definition.shown?.(payload) ?? payload)) as Record<string, unknown>;
  const { override_text = null, ...shown } = masked;
  const override = typeof override_text === 'string' ? { override_text: override_text.slice(0, REVIEWED_TEXT_MAX) } : {};
  return asData({ ...cutToFit({ task: kind, ...shown }, PROMPT_DATA_MAX, asData), ...override });
};

const MAX_TOKENS = 6000;

/** The question for one job. */
export const questionFor = <K extends AiJobKind>(
  kind: K,
  definition: JobDefinition<K>,
  payload: AiJobPayload<K>,
): ModelRequest => {
  const facts = asData(collectFacts(payload.plan, kind, payload.cyber));
  return {
    system: `${RULES}\n\nYour task: ${definition.task}`,
    turns: [{ role: 'user', text: `<facts>${facts}</facts>\n\n<data>${dataOf(kind, definition, payload)}</data>` }],
    tool: { name: kind, description: `The answer to ${kind}`, schema: formOf(definition.form) as Record<string, unknown> },
    maxTokens: MAX_TOKENS,
  };
};

const ANSWER_SHOWN = 4000;

/** The question once more, after an answer that could not be used. */
export const repairOf = (question: ModelRequest, answer: unknown): ModelRequest => {
  const shown = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, ANSWER_SHOWN);
  const needed = (question.tool.schema as { required?: string[] }).required ?? [];
  return {
    ...question,
    turns: [
      ...question.turns,
      { role: 'assistant', text: shown.trim() || '(empty)' },
      {
        role: 'user',
        text: `That could not be used. Fill in the form "${question.tool.name}" completely and in English, with at least one good entry in each of: ${needed.join(', ')}.`,
      },
    ],
  };
};
