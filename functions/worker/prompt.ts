import type { ModelRequest } from '#functions/gateways/model.ts';
import { PROMPT_DATA_MAX, REVIEWED_TEXT_MAX } from '#shared/domain/bcp/masked-snapshot.ts';
import { cutToFit } from '#shared/domain/cut-to-fit.ts';
import { maskDeep } from '#shared/domain/masking.ts';
import { collectFacts, collectPlaceFacts } from '#shared/knowledge/facts.ts';
import type { Place } from '#shared/knowledge/places/place.ts';
import type { AiJobKind, AiJobPayload, BcpSnapshot } from '#shared/queues/job-definitions.ts';
import { estimateAnswerTokens } from './answer-tokens.ts';
import { buildEditForm, type Chunk, editableLists, entryIds } from './editing/editable-lists.ts';
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

const buildData = <K extends AiJobKind>(
  kind: K,
  definition: AiJobDefinition<K>,
  payload: AiJobPayload<K>,
  part: number,
): string => {
  // Names were masked when the job was accepted; numbers and addresses are masked again for all kinds of job.
  const masked = maskDeep(dropEmpty(definition.toPromptData?.(payload, part) ?? payload)) as Record<string, unknown>;
  const { override_text = null, ...shown } = masked;
  const override = typeof override_text === 'string' ? { override_text: override_text.slice(0, REVIEWED_TEXT_MAX) } : {};
  return toDataJson({ ...cutToFit({ task: kind, ...shown }, PROMPT_DATA_MAX, toDataJson), ...override });
};

const toRequest = <K extends AiJobKind>(
  kind: K,
  { role, task, form }: Pick<AiJobDefinition<K>, 'role' | 'task' | 'form'>,
  [facts, data]: readonly [facts: string, data: string],
): ModelRequest => {
  const schema = toFormSchema(form);
  return {
    role,
    system: `${SYSTEM_PROMPT}\n\nYour task: ${task}`,
    turns: [{ role: 'user', text: `<facts>${facts}</facts>\n\n<data>${data}</data>` }],
    tool: { name: kind, description: `The answer to ${kind}`, schema: schema as Record<string, unknown> },
    maxTokens: estimateAnswerTokens(schema),
  };
};

export const buildQuestion = async <K extends AiJobKind>(
  kind: K,
  definition: AiJobDefinition<K>,
  payload: AiJobPayload<K>,
  place: Place | null = null,
  part = 0,
): Promise<ModelRequest> => {
  const facts = toDataJson(await collectFacts(payload.plan, kind, payload.cyber, place));
  const { role, task, form, questionForm = form } = definition;
  return toRequest(kind, { role, task, form: questionForm }, [facts, buildData(kind, definition, payload, part)]);
};

/** Of a BCP, in a question about five entries: who the business is, and the names and times of what it lists. */
const describeBcp = ({
  critical_functions = [],
  it_systems = [],
  key_suppliers = [],
  mitigations = [],
  ...others
}: BcpSnapshot) => ({
  ...others,
  critical_functions: critical_functions.map(({ name, criticality, max_downtime, rto, description }) => ({
    ...{ name, criticality, max_downtime, rto, description },
  })),
  it_systems: it_systems.map(({ name, vendor, rto, backup_frequency }) => ({ name, vendor, rto, backup_frequency })),
  key_suppliers: key_suppliers.map(({ name, services_provided, criticality }) => ({ name, services_provided, criticality })),
  mitigations: mitigations.map(({ risk_name, mitigation_strategy }) => ({ risk_name, mitigation_strategy })),
});

/** About 4,000 tokens: a job asks several such questions. */
const EDIT_DATA_MAX = 16_000;

export const EDIT_RULES = `You edit a draft that was written from facts about this trade, place and size. Most of it is right: keep it.
- keep: it is right for this business as it stands.
- adapt: something in it does not fit what the data says. Fill in "why" and, under "changes", only the fields that change.
- drop: it cannot happen to, or does not exist at, this business. Fill in "why" with the fact that shows it.
- additions: what a consultant of this trade and place would not leave out, and neither "draft" nor "also_suggested" nor the data has. Leave it empty if nothing is missing.
- An RTO is shorter than the maximum downtime. A restore is no longer than the RTO.
- Name a law or rule only where <facts> or the draft does.`;

/** One question about at most five entries of one list. */
export const buildEditQuestion = async <K extends AiJobKind>(
  kind: K,
  { role, task }: AiJobDefinition<K>,
  payload: AiJobPayload<K>,
  place: Place | null,
  { chunk, others }: { chunk: Chunk; others: readonly string[] },
): Promise<ModelRequest> => {
  const ids = entryIds(chunk);
  const draft = chunk.entries.map((entry, at) => ({ id: ids[at], ...entry }));
  const shown = maskDeep(dropEmpty({ task: kind, cyber: payload.cyber, plan: describeBcp(payload.plan) })) as object;
  const data = toDataJson({
    ...cutToFit(shown, EDIT_DATA_MAX, toDataJson),
    ...{ list: chunk.list, also_suggested: others, draft },
  });
  const facts = toDataJson(await collectPlaceFacts(payload.plan, payload.cyber, place));
  const { what, additionsMax } = editableLists[chunk.list];
  const about = `${task} This question is about one list, "${chunk.list}": ${what}. Decide on each drafted entry by its "id", and add at most ${additionsMax}.`;
  return toRequest(kind, { role, form: buildEditForm(chunk), task: `${about}\n\n${EDIT_RULES}` }, [facts, data]);
};

const ANSWER_SHOWN = 4000;
/** More would hide the first ones. */
const PROBLEMS_SHOWN = 10;

/** `problems`: what is wrong with an answer that could be read. */
export const buildRepairQuestion = (question: ModelRequest, answer: unknown, problems: readonly string[] = []): ModelRequest => {
  const shown = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, ANSWER_SHOWN);
  const needed = (question.tool.schema as { required?: string[] }).required ?? [];
  const complaint =
    problems.length > 0
      ? `Parts of that cannot be used:\n${problems
          .slice(0, PROBLEMS_SHOWN)
          .map((problem) => `- ${problem}`)
          .join('\n')}\nFill in the form "${question.tool.name}" again, complete, with these put right.`
      : `That could not be used. Fill in the form "${question.tool.name}" completely and in English, with at least one good entry in each of: ${needed.join(', ')}.`;
  return {
    ...question,
    turns: [...question.turns, { role: 'assistant', text: shown.trim() || '(empty)' }, { role: 'user', text: complaint }],
  };
};
