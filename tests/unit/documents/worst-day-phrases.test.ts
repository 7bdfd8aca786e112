import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#functions/documents/document-context.ts';
import type { Block, Document } from '#functions/documents/pdf/model.ts';
import { toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { noScores } from '#shared/domain/bcp/score.ts';
import { createLargeInput } from '#tests/support/large-input.ts';
import { bakery, employees, providers } from './fixture.ts';

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return [toPlainText(block.line)];
      case 'facts':
        return block.rows.map(([label, value]) => `${label}: ${toPlainText(value)}`);
      case 'table':
        return block.rows.map((row) => row.map(toPlainText).join(': '));
      case 'checklist':
        return block.items.map(({ time, line }) => `${time} ${toPlainText(line)}`);
      case 'list':
        return block.items.map(toPlainText);
      default:
        return [];
    }
  });
/** The pages read in an emergency: the first page of the document, and the chapter that it refers to. */
const worstDay = (document: Document): string[] => [
  document.cover.subtitle,
  ...textsOf(document.cover.blocks),
  ...document.chapters.filter(({ id }) => id === 'chapter-6').flatMap(({ blocks }) => textsOf(blocks.slice(0, 11))),
];

const base: DocumentInput = {
  bcp: bakery,
  employees,
  providers,
  template: 'standard',
  cyber: true,
  generatedAt: '2026-11-20T17:00:00Z',
};
const emptyBcp = { ...bakery, ...emptyContent, status: 'draft' as const, scores: noScores, ai_analysis: null, versions: {} };
const rtos = ['0-1 hour', '1-4 hours', '4-24 hours', '1-3 days', 'ai-decide', null];
const emergency = { ...providers[0]!, provider_type: 'Emergency Services', name: 'Seattle Fire Station 5' };
const inputs: [string, DocumentInput][] = [
  ['as it is', base],
  ['with nothing in it', { ...base, bcp: emptyBcp, employees: [], providers: [] }],
  ['without people', { ...base, employees: [] }],
  ['without providers', { ...base, providers: [] }],
  ['with an emergency service', { ...base, providers: [emergency, ...providers] }],
  ['without an address', { ...base, bcp: { ...bakery, primary_location: null, address: null } }],
  ['without further locations', { ...base, bcp: { ...bakery, additional_locations: [] } }],
  ['with a meeting place', { ...base, bcp: { ...bakery, meeting_place: 'Corner of Western and Seneca' } }],
  ['with a hundred entries in every list', createLargeInput()],
  ...INDUSTRIES.map((industry): [string, DocumentInput] => [`of ${industry}`, { ...base, bcp: { ...bakery, industry } }]),
  ...rtos.map((rto): [string, DocumentInput] => [
    `in which everything has the RTO ${rto}`,
    {
      ...base,
      bcp: {
        ...bakery,
        critical_functions: bakery.critical_functions.map((entry) => ({ ...entry, rto })),
        it_systems: bakery.it_systems.map((entry) => ({ ...entry, rto })),
      },
    },
  ]),
];
const cases = [
  ...inputs,
  ...inputs.map(([name, input]): [string, DocumentInput] => [`${name}, without cyber content`, { ...input, cyber: false }]),
];

const never = [
  [/get everybody out/i, 'everyone told to leave, whatever happened'],
  [/nobody goes back/i, 'an order about an address'],
  [/well clear of/i, 'a meeting place made from an address'],
  [/goes? back into/i, 'a building named as the one nobody may enter'],
  [/T\+\d+[^:]*(call 911|first aid|missing)/i, 'a clock on what is immediate'],
  [/^(?!.*(\bif\b|\bwires down\b|attacker|outside|danger|robbery)).*call 911/i, 'a call to 911 without a condition'],
  [/spend what/i, 'an authority that nobody gave'],
  [/close the (gas )?(meter|valve)|at the meter/i, 'somebody sent to the gas'],
  [/undefined|null|NaN|Infinity|\[object/, 'a value that is none'],
  [/cyber|attacked/i, 'cyber content', 'opted out'],
] as const;

describe('the worst-day pages', () => {
  it('the worst-day pages are checked for at least forty BCPs', () => expect(cases.length).toBeGreaterThanOrEqual(40));

  describe.each(['standard', 'detailed', 'quick'] as const)('of the %s document', (template) => {
    it.each(cases)('the worst-day pages of a BCP %s ask first what happened', (_, input) => {
      const [first] = composeDocument({ ...input, template }).cover.blocks;
      expect(first).toMatchObject({ kind: 'table', columns: [{ title: 'What happened?' }, {}] });
      const [leave, stay, attacker, storm, missing, systems, utility, reputation] = textsOf([first!]);
      expect(leave).toMatch(/Fire.*Leave now.*911/);
      expect(stay).toMatch(/Tornado.*Stay in/);
      expect(attacker).toMatch(/Attacker: run, hide.*Robbery: comply. Call 911 after they leave/);
      expect(storm).toMatch(/evacuation orders.*higher ground/i);
      expect(missing).toMatch(/missing.*Call 911 if anyone may be in danger/i);
      expect(systems).not.toContain('911');
      expect(utility).toMatch(/Wires down: stay away, call 911/);
      expect(reputation).toMatch(/Claim, recall, bad press.*Keep every record/);
      expect(reputation).not.toContain('911');
    });

    it.each(cases)('the worst-day pages of a BCP %s contain no harmful or misleading advice', (_, input) => {
      const lines = worstDay(composeDocument({ ...input, template }));
      for (const [phrase, why, when] of never)
        if (when === undefined || !input.cyber)
          expect(
            lines.filter((line) => phrase.test(line)),
            why,
          ).toEqual([]);
    });
  });

  it.each(cases)('the executive summary of a BCP %s sends people to safety first', (_, input) => {
    const lines = worstDay(composeDocument({ ...input, template: 'executive' }));
    expect(lines.join('\n')).toContain('If anyone is in danger, call 911.');
    for (const [phrase, why, when] of never)
      if (when === undefined)
        expect(
          lines.filter((line) => phrase.test(line)),
          why,
        ).toEqual([]);
  });

  it.each(cases)('the card of a BCP %s cuts no instruction of the first question', (_, input) => {
    const [first] = composeDocument({ ...input, template: 'quick' }).cover.blocks;
    for (const line of textsOf([first!]).slice(0, 5)) expect(line).not.toContain('…');
  });
});
