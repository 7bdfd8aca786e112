import { existsSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { composed, dataProtection, type Proof, privacyPolicy } from './promises.ts';

/** The sentences of a policy: of its paragraphs and lists, and a row of a table as one. */
const listSentences = (article: HTMLElement): string[] =>
  [...article.querySelectorAll('section :is(p, li, tbody tr)')].flatMap((block) => {
    const cells = [...block.querySelectorAll('td')].map(({ textContent }) => textContent);
    const text = (cells.length > 0 ? cells.join(': ') : (block.textContent ?? '')).replace(/\s+/g, ' ').trim();
    return text.split(/(?<=[.?!”])\s+(?=[A-Z“])/);
  });

const pages = [
  { path: '/privacy-policy', title: 'Privacy Policy', promises: privacyPolicy },
  { path: '/data-protection', title: 'Data Protection', promises: dataProtection },
];
const isComposed = (sentence: string): boolean => composed.some(([beginning]) => sentence.startsWith(beginning));

const root = `${process.cwd()}/`;
const read = (path: string): string => readFileSync(root + path, 'utf8');
const sections = [...read('docs/privacy.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

const isKept = (proof: Proof): boolean => {
  if ('test' in proof) return existsSync(root + proof.test) && read(proof.test).includes(proof.title);
  return 'tells' in proof || sections.includes(proof.people);
};

describe('what the privacy pages promise (remedy: tests/web/legal/promises.ts)', () => {
  it.each(pages)('every sentence of the page $title has a line that says what keeps it', async ({ path, title, promises }) => {
    await open(path);
    await screen.findByRole('heading', { name: title });
    const sentences = listSentences(screen.getByRole('article'));
    const lines = Object.keys(promises);
    expect(sentences.length).toBeGreaterThan(25);
    expect(sentences.filter((sentence) => !lines.includes(sentence) && !isComposed(sentence))).toEqual([]);
    expect(lines.filter((line) => !sentences.includes(line))).toEqual([]);
  });

  it.each(pages)('every test and section that keeps the page $title is there', ({ promises }) => {
    const proofs: [string, Proof][] = [...Object.entries(promises), ...composed];
    expect(proofs.filter(([, proof]) => !isKept(proof)).map(([sentence]) => sentence)).toEqual([]);
  });
});
