import { isAnswered } from '#shared/domain/bcp/filled.ts';
import { durationLabel } from '#shared/domain/bcp/options.ts';
import type { Line, Span } from '../pdf/model.ts';

export const NOT_DEFINED = 'Not yet defined';

export const textOrNotDefined = (value: string | null | undefined): string =>
  isAnswered(value) ? value.trim().replace(/\s+/g, ' ') : NOT_DEFINED;

export const durationOrNotDefined = (value: string | null): string =>
  textOrNotDefined(isAnswered(value) ? durationLabel(value) : null);

export const stripMarks = (line: Line): string => {
  const spans: readonly (string | Span)[] = typeof line === 'string' || !Array.isArray(line) ? [line as string | Span] : line;
  return textOrNotDefined(spans.map((span) => (typeof span === 'string' ? span : span.text)).join(' '));
};

export const joinOrNotDefined = (texts: readonly string[]): string =>
  texts.length > 0 ? texts.map(textOrNotDefined).join(', ') : NOT_DEFINED;

export const formatList = (lead: string, items: readonly string[]): string =>
  [lead, ...(items.length > 0 ? items : [NOT_DEFINED]).map((item) => `- ${item}`)].join('\n');

export const formatSteps = (lead: string, steps: readonly string[]): string =>
  [lead, ...steps.map((step, at) => `${at + 1}. ${step}`)].join('\n');

export const joinParagraphs = (...blocks: readonly string[]): string => blocks.filter((block) => block !== '').join('\n\n');
