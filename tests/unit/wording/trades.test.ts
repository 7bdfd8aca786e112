import { describe, expect, it } from 'vitest';
import { industries } from '#shared/knowledge/industries.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { Additions } from '#shared/knowledge/traits/trait.ts';
import { traits } from '#shared/knowledge/traits.ts';

type Part = Pick<Additions, 'functions' | 'systems' | 'mitigations'>;

const parts: [string, Part][] = [
  ...industries.map((industry): [string, Part] => [industry.name, industry]),
  ...trades.map((trade): [string, Part] => [trade.title, trade]),
  ...Object.values(traits).map((trait): [string, Part] => [`a business that ${trait.fact}`, trait]),
];

const WORDS_MAX = 22;
const FOREIGN = /;|\b(nobody|somebody|anybody|whoever|at once)\b|n’t\b/i;

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.values(value).flatMap(listTexts);
};

describe.each(parts)('the knowledge of %s', (name, { mitigations: _, ...part }) => {
  it(`the knowledge of ${name} numbers the steps of each procedure`, () => {
    const procedures = [
      ...(part.functions ?? []).map(({ steps }) => steps),
      ...(part.systems ?? []).map(({ restore }) => restore),
    ];
    expect(procedures.filter((steps) => !/^1\. .+ 2\. /.test(steps))).toEqual([]);
  });

  it(`the knowledge of ${name} is said in short sentences and plain words`, () => {
    const sentences = listTexts(part).flatMap((text) => text.split(/(?<=[.?!:]) /));
    expect(sentences.filter((sentence) => sentence.split(' ').length > WORDS_MAX || FOREIGN.test(sentence))).toEqual([]);
  });
});
