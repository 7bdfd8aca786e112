/** The words a model gets: static rules, the facts the product knows, and the customer's data, set apart from both. */
import type { Question } from '#functions/gateways/model.ts';
import type { JobKind, PayloadOf } from '#shared/jobs.ts';
import { factsFor } from '#shared/knowledge/facts.ts';
import type { JobDefinition } from './definition.ts';
import { formOf } from './form.ts';
import { RULES } from './rules.ts';

/** Characters of one text and entries of one list that go along, first generously, then tightly. */
const LIMITS = [
  { text: 1500, list: 60 },
  { text: 400, list: 30 },
  { text: 120, list: 15 },
] as const;
const OVERRIDE_MAX = 20_000;
/** About 15,000 tokens. */
const DATA_MAX = 60_000;

const capped = (value: unknown, limit: (typeof LIMITS)[number]): unknown => {
  if (typeof value === 'string') return value.slice(0, limit.text);
  if (Array.isArray(value)) return value.slice(0, limit.list).map((one) => capped(one, limit));
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== '');
  return Object.fromEntries(filled.slice(0, 2 * limit.list).map(([key, inner]) => [key.slice(0, 200), capped(inner, limit)]));
};

/** As JSON in which no text can end the data part: `<` is written as an escape. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The data part, cut to what a prompt may hold. */
const dataOf = <K extends JobKind>(kind: K, definition: JobDefinition<K>, payload: PayloadOf<K>): string => {
  const override =
    'override_text' in payload && payload.override_text ? { override_text: payload.override_text.slice(0, OVERRIDE_MAX) } : {};
  const shown = definition.shown?.(payload) ?? payload;
  const versions = LIMITS.map((limit) => asData({ task: kind, ...(capped(shown, limit) as object), ...override }));
  return versions.find((data) => data.length <= DATA_MAX) ?? versions.at(-1)!;
};

const MAX_TOKENS = 6000;

/** The question for one job. */
export const questionFor = <K extends JobKind>(kind: K, definition: JobDefinition<K>, payload: PayloadOf<K>): Question => {
  const facts = asData(factsFor(payload.plan, kind, payload.cyber));
  return {
    system: `${RULES}\n\nYour task: ${definition.task}`,
    turns: [{ role: 'user', text: `<facts>${facts}</facts>\n\n<data>${dataOf(kind, definition, payload)}</data>` }],
    form: { name: kind, description: `The answer to ${kind}`, schema: formOf(definition.form) as Record<string, unknown> },
    maxTokens: MAX_TOKENS,
  };
};

const ANSWER_SHOWN = 4000;

/** The question once more, after an answer that could not be used. */
export const repairOf = (question: Question, answer: unknown): Question => {
  const shown = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, ANSWER_SHOWN);
  const needed = (question.form.schema as { required?: string[] }).required ?? [];
  return {
    ...question,
    turns: [
      ...question.turns,
      { role: 'assistant', text: shown.trim() || '(empty)' },
      {
        role: 'user',
        text: `That could not be used. Fill in the form "${question.form.name}" completely and in English, with at least one good entry in each of: ${needed.join(', ')}.`,
      },
    ],
  };
};
