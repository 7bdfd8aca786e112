import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import { toIssueCopy } from '#functions/documents/issue-copy.ts';
import type { Block, Document } from '#functions/documents/pdf/model.ts';
import { composeDocument, renderBcp } from '#functions/documents/render-bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { bakery, employees, providers } from './fixture.ts';

const inputWith = (part: Partial<DocumentInput> = {}): DocumentInput => ({
  ...{ bcp: bakery, employees, providers, template: 'standard', cyber: true, generatedAt: '2026-11-23T17:00:00Z' },
  copy: 'issue',
  ...part,
});
const toText = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const documentOf = (blocks: Block[]): Document => ({
  title: '',
  header: { left: '', right: '' },
  layout: 'full',
  cover: { kicker: '', title: '', subtitle: '', facts: [], blocks },
  chapters: [],
});
const issueOf = (...blocks: Block[]): readonly Block[] => toIssueCopy(documentOf(blocks)).cover.blocks;
const gap = { text: 'Not yet defined', mark: 'gap' } as const;
const weakness = { text: 'None named (step 4)', mark: 'gap', inIssue: { text: 'None named' } } as const;

describe('the clean copy of a document', () => {
  it.each(TEMPLATE_TYPES)('the clean copy of the %s document has no gap and no instruction of the app', (template) => {
    for (const bcp of [bakery, { ...bakery, ...emptyContent }]) {
      const text = toText(renderBcp(inputWith({ bcp, template })));
      expect(text).not.toMatch(/not yet defined|\bstep [1-6]\b|Open points in this chapter|Let AI Decide|revision \d/i);
    }
  });

  it('the clean copy still says what is weak, what is assumed by the AI and how many points are open', () => {
    const text = toText(renderBcp(inputWith()));
    expect(text).toContain('None named');
    expect(text).toContain('Not rated yet : Extreme Weather');
    expect(text).toContain('AI recommendation: 4-24 hours (unconfirmed)');
    expect(text).toMatch(/Open points 1?\d, listed in the working copy that the owner keeps/);
  });

  it('the working copy has the gaps of each chapter', () => {
    const text = toText(renderBcp(inputWith({ copy: 'working' })));
    expect(text).toContain('Open points in this chapter');
    expect(text).toContain('working copy with hints and open points');
  });

  it('the clean copy leaves a line for a meeting place that nobody entered', () => {
    const html = renderBcp(inputWith({ template: 'quick' }));
    expect(html).toContain('<dt>Meeting place</dt><dd><span class="blank"></span></dd>');
  });

  it.each([
    [
      'facts without a value',
      {
        kind: 'facts',
        rows: [
          ['A', gap],
          ['B', 'b'],
        ],
      },
      { kind: 'facts', rows: [['B', 'b']] },
    ],
    [
      'an empty cell becomes a dash',
      {
        kind: 'table',
        columns: [{ title: 'A' }, { title: 'B' }],
        rows: [
          ['a', gap],
          ['b', 'c'],
        ],
      },
      {
        kind: 'table',
        columns: [{ title: 'A' }, { title: 'B' }],
        rows: [
          ['a', '–'],
          ['b', 'c'],
        ],
      },
    ],
    [
      'a column in which nothing is known is left out, and the others take its room',
      {
        kind: 'table',
        columns: [
          { title: 'A', width: 25 },
          { title: 'B', width: 50 },
          { title: 'C', width: 25 },
        ],
        rows: [
          ['a', gap, 'd'],
          ['b', '', 'e'],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: 'A', width: 50 },
          { title: 'C', width: 50 },
        ],
        rows: [
          ['a', 'd'],
          ['b', 'e'],
        ],
      },
    ],
    [
      'a weakness is said plainly',
      { kind: 'list', isOrdered: false, items: [weakness, gap, ['Call ', gap, '.']] },
      { kind: 'list', isOrdered: false, items: [[{ text: 'None named' }], [{ text: 'Call ' }, { text: '.' }]] },
    ],
  ] as [string, Block, Block][])('%s', (_, block, expected) => {
    expect(issueOf(block)).toEqual([expected]);
  });

  it('a heading with nothing below it is left out', () => {
    expect(
      issueOf(
        { kind: 'heading', text: 'A' },
        { kind: 'paragraph', line: ['A: ', gap] },
        { kind: 'heading', text: 'B' },
        { kind: 'paragraph', line: 'b' },
      ),
    ).toEqual([
      { kind: 'heading', text: 'B' },
      { kind: 'paragraph', line: 'b' },
    ]);
  });
});

describe('what an issue is called', () => {
  const editionOf = (part: Partial<DocumentInput['bcp']>): string =>
    composeDocument(inputWith({ bcp: { ...bakery, ...part } })).header.right;

  it.each([
    ['a plan that was never finished', { status: 'draft' }, 'Draft, Nov 23, 2026'],
    ['the first issue', { status: 'completed', issue_number: 1, issued_at: '2026-11-02T17:00:00Z' }, 'Issue 1, Nov 2, 2026'],
    [
      'a plan finished before issues were counted',
      { status: 'completed', updated_at: '2026-10-02T17:00:00Z' },
      'Issue 1, Oct 2, 2026',
    ],
    ['a plan that changed after its second issue', { status: 'in_review', issue_number: 2 }, 'Draft of issue 3, Nov 23, 2026'],
  ] as const)('%s', (_, part, expected) => {
    expect(editionOf(part)).toBe(expected);
  });

  it('without an owner in the plan the account has prepared it', () => {
    const text = toText(renderBcp(inputWith({ employees: [], accountName: 'Rachel Moreno' })));
    expect(text).toContain('Prepared by Rachel Moreno');
  });
});
