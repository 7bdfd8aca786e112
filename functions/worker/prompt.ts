import type { ModelRequest } from '#functions/gateways/model.ts';
import { PROMPT_DATA_MAX, REVIEWED_TEXT_MAX } from '#shared/domain/bcp/snapshot.ts';
import { cutToFit } from '#shared/domain/cut-to-fit.ts';
import { maskDeep } from '#shared/domain/masking.ts';
import { collectFacts } from '#shared/knowledge/facts.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import type { AiJobKind, AiJobPayload } from '#shared/queues/job-definitions.ts';
import { estimateAnswerTokens } from './answer-tokens.ts';
import type { AiJobDefinition } from './job-definition.ts';
import { toFormSchema } from './model-output.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';

const dropEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropEmpty);
  if (value === null || typeof value !== 'object') return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null && inner !== '');
  return Object.fromEntries(filled.map(([name, inner]) => [name, dropEmpty(inner)]));
};

/** Escapes `<`, so that no text can close the data tag. */
const toDataJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const buildData = <K extends AiJobKind>(kind: K, definition: AiJobDefinition<K>, payload: AiJobPayload<K>): string => {
  // Names were masked when the job was accepted; numbers and addresses are masked again for all kinds of job.
  const masked = maskDeep(dropEmpty(definition.toPromptData?.(payload) ?? payload)) as Record<string, unknown>;
  const { override_text = null, ...shown } = masked;
  const override = typeof override_text === 'string' ? { override_text: override_text.slice(0, REVIEWED_TEXT_MAX) } : {};
  return toDataJson({ ...cutToFit({ task: kind, ...shown }, PROMPT_DATA_MAX, toDataJson), ...override });
};

export const buildQuestion = async <K extends AiJobKind>(
  kind: K,
  definition: AiJobDefinition<K>,
  payload: AiJobPayload<K>,
  place: Place | null = null,
): Promise<ModelRequest> => {
  const facts = toDataJson(await collectFacts(payload.plan, kind, payload.cyber, place));
  const form = toFormSchema(definition.form);
  return {
    role: definition.role,
    system: `${SYSTEM_PROMPT}\n\nYour task: ${definition.task}`,
    turns: [{ role: 'user', text: `<facts>${facts}</facts>\n\n<data>${buildData(kind, definition, payload)}</data>` }],
    tool: { name: kind, description: `The answer to ${kind}`, schema: form as Record<string, unknown> },
    maxTokens: estimateAnswerTokens(form),
  };
};

const ANSWER_SHOWN = 4000;

export const buildRepairQuestion = (question: ModelRequest, answer: unknown): ModelRequest => {
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
