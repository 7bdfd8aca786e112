import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OUTPUT_TOKENS_MAX } from '#functions/gateways/model-settings.ts';
import { registry } from '#functions/worker/ai-job.ts';
import { estimateAnswerTokens } from '#functions/worker/answer-tokens.ts';
import { buildEditForm, CHUNK_MAX, type EditableListName, editableLists } from '#functions/worker/editing/editable-lists.ts';
import { toFormSchema } from '#functions/worker/model-output.ts';
import { kinds, listQuestions } from './payloads.ts';

const tokensFor = (form: z.ZodType): number => estimateAnswerTokens(toFormSchema(form));

describe('estimateAnswerTokens', () => {
  it.each([
    ['a text', z.object({ a: z.string().max(300) }), z.object({ a: z.string().max(600) })],
    ['a list', z.object({ a: z.array(z.string().max(30)).max(4) }), z.object({ a: z.array(z.string().max(30)).max(8) })],
    ['an option', z.object({ a: z.enum(['x']) }), z.object({ a: z.enum(['x', 'a much longer option']) })],
    ['a field', z.object({ a: z.number() }), z.object({ a: z.number(), b: z.object({ c: z.number() }) })],
  ])('estimateAnswerTokens asks for more where the form allows more: %s', (_, smaller, larger) => {
    expect(tokensFor(larger)).toBeGreaterThan(tokensFor(smaller));
  });

  it('estimateAnswerTokens covers the fullest answer at three characters a token', () => {
    const form = z.object({ lines: z.array(z.string().max(200)).max(10) });
    const fullest = JSON.stringify({ lines: Array.from({ length: 10 }, () => 'x'.repeat(200)) });
    expect(tokensFor(form)).toBeGreaterThan(fullest.length / 3);
  });
});

describe('the questions to the model', () => {
  it.each(kinds)('no answer to %s can be cut: its fullest form fits what the model can say', async (kind) => {
    for (const { role, maxTokens } of await listQuestions(kind)) expect(maxTokens).toBeLessThanOrEqual(OUTPUT_TOKENS_MAX[role]);
  });

  it.each(Object.keys(editableLists) as EditableListName[])('five entries of %s, all rewritten, fit one answer', (list) => {
    const chunk = { list, entries: Array.from({ length: CHUNK_MAX }, () => ({})) };
    expect(tokensFor(buildEditForm(chunk))).toBeLessThanOrEqual(OUTPUT_TOKENS_MAX.writing);
  });

  it('only the insights beside the form ask the small model', () => {
    expect(kinds.filter((kind) => registry[kind].role === 'insights')).toEqual(['analyze_form']);
  });
});
