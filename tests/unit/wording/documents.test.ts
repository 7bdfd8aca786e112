import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { buildIso27001Document } from '#functions/documents/iso27001.ts';
import type { Document } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { noScores } from '#shared/domain/bcp/score.ts';
import { bakery, employees, providers } from '#tests/unit/documents/fixture.ts';
import { readTexts } from './read-texts.ts';
import { findWordingMistakes } from './rules.ts';

/** `html.ts` holds style sheets instead of texts. */
const files = globSync('functions/documents/**/*.ts', { exclude: ['functions/documents/html.ts'] });

/** XML in the metadata of a PDF. */
const isCode = (text: string): boolean => text.startsWith('<rdf:');

const input: DocumentInput = {
  ...{ bcp: bakery, employees, providers, template: 'detailed', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  purpose: 'both',
};
/** Nobody has entered anything, so every word is ours. */
const empty: DocumentInput = {
  ...input,
  bcp: { ...bakery, ...emptyContent, status: 'draft', scores: noScores, ai_analysis: null, versions: {} },
  employees: [],
  providers: [],
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
};
const figuresIn = ({ chapters }: Document): string[] =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'figure' ? [block.title, block.summary] : [])));
/** The rules of what is only printed: words from messages that screens share could break them. */
const listPrintedMistakes = (texts: readonly string[]): string[] =>
  findWordingMistakes(texts, Number.POSITIVE_INFINITY).filter((mistake) => /^a (?:contraction|semicolon)/.test(mistake));

describe('documents', () => {
  it.each(files)('the texts of %s keep the wording rules', (file) => {
    expect(findWordingMistakes(readTexts(file).filter((text) => !isCode(text)))).toEqual([]);
  });

  it('documents are found where they are', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(readTexts('functions/documents/chapters/activation.ts').join(' ')).toContain('T is the moment you noticed it.');
  });

  it.each(TEMPLATE_TYPES.flatMap((template) => (['working', 'issue'] as const).map((copy) => [template, copy] as const)))(
    'nothing is contracted in the %s document, %s copy, wherever its words come from',
    (template, copy) => {
      expect(listPrintedMistakes(textsIn(composeDocument({ ...empty, template, copy })))).toEqual([]);
    },
  );

  it('nothing is contracted in the pictures of a document', () => {
    const figures = figuresIn(composeDocument(input));
    expect(figures.length).toBeGreaterThan(6);
    expect(listPrintedMistakes(figures)).toEqual([]);
  });

  it('nothing is contracted in the ISO 27001 document', () => {
    expect(listPrintedMistakes(textsIn(buildIso27001Document(empty).sections))).toEqual([]);
  });
});
