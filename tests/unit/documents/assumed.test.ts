import { describe, expect, it } from 'vitest';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import type { ItemSource } from '#shared/domain/bcp/bcp.ts';
import type { DocumentCopy } from '#shared/domain/bcp/document-file.ts';
import { bakery, employees, providers } from './fixture.ts';

const LEGEND = '(assumed): suggested, and not confirmed by anyone in the business yet.';

const render = (sources: ItemSource[], copy: DocumentCopy = 'working'): string => {
  const setSources = <T extends { source: ItemSource }>(entries: readonly T[]): T[] =>
    entries.map((entry, at) => ({ ...entry, source: sources[at] ?? sources.at(-1)! }));
  const bcp = {
    ...bakery,
    critical_functions: setSources(bakery.critical_functions),
    key_suppliers: setSources(bakery.key_suppliers),
    it_systems: setSources(bakery.it_systems),
    mitigations: setSources(bakery.mitigations),
  };
  return renderBcp({ bcp, employees, providers, template: 'standard', copy, cyber: true, generatedAt: '2026-11-20T17:00:00Z' });
};
const chapterOf = (html: string, number: number): string =>
  new RegExp(`<section class="chapter[^"]*" id="chapter-${number}">.*?(?=<section class="chapter)`, 's').exec(html)![0];

describe('what no one has confirmed, in the document', () => {
  it.each([3, 4, 5, 8, 9])('an assumed entry is marked in chapter %i, with a legend', (number) => {
    for (const copy of ['working', 'issue'] as const) {
      const chapter = chapterOf(render(['model', 'user'], copy), number);
      expect(chapter).toContain(' (assumed)');
      expect(chapter).toContain(LEGEND);
    }
  });

  it.each([
    [3, 'Critical functions in the order of recovery'],
    [4, 'Mitigations'],
    [5, 'Key suppliers'],
    [9, 'Recovery waves'],
    [9, 'Backup register'],
  ])('where everything in a table of chapter %i is assumed, the title of “%s” says so once', (number, title) => {
    const chapter = chapterOf(render(['knowledge']), number);
    expect(chapter).toContain(`<caption>${title} (assumed, not confirmed yet)</caption>`);
    expect(chapter).not.toContain(LEGEND);
  });

  it('nothing is marked once everything is confirmed', () => {
    expect(render(['user'])).not.toMatch(/assumed/i);
  });
});
