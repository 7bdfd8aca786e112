/** Chapter 6 is short and says which card to take; the cards hold every step, those about lives first. */
import { describe, expect, it } from 'vitest';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employees } from './fixture.ts';

/** Half of what chapter 6 had with the steps of every risk in it. */
const WORDS_MAX = 2600;

/** A list of one is a paragraph. */
const listTexts = (block: Block): string[] => {
  if (block.kind === 'list') return block.items.map(toPlainText);
  return block.kind === 'paragraph' ? [toPlainText(block.line)] : [];
};

const print = (bcp: Bcp) => {
  const { chapters } = composeDocument({
    ...{ bcp, employees, providers: [], template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
  });
  const blocksOf = (id: string) => chapters.find((chapter) => chapter.id === id)!.blocks;
  const cards = blocksOf('responses').flatMap((block) => (block.kind === 'sheet' ? [block] : []));
  const steps = cards.flatMap(({ blocks }) => blocks.flatMap(listTexts));
  return { activation: blocksOf('chapter-6'), cards, steps };
};

const countWords = (value: unknown): number => JSON.stringify(value).match(/[A-Za-z0-9’]{2,}/g)?.length ?? 0;

describe('the cards of a plan', () => {
  it('no step of any trade is lost, every card is in the index, and chapter 6 stays within its words', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const { activation, cards, steps } = print(bcp);
      const printed = steps.join('\n');
      for (const { risk_name, incident_response_steps } of bcp.mitigations)
        for (const step of incident_response_steps)
          expect(printed.includes(step), `${trade.id}: ${risk_name}: ${step}`).toBe(true);
      const texts = activation.map((block) =>
        block.kind === 'checklist' ? block.items.map(({ line }) => toPlainText(line)) : [],
      );
      expect(countWords(texts), trade.id).toBeLessThan(WORDS_MAX);
      const index = activation.find((block) => block.kind === 'table' && block.title?.startsWith('Which card to take'));
      const listed = index?.kind === 'table' ? index.rows.map((row) => toPlainText(row[1]!)).join('; ') : '';
      const numbered = cards.filter(({ title }) => title !== 'Afterward');
      for (const [at, { title }] of numbered.entries()) {
        expect(title, trade.id).toMatch(new RegExp(`^R${at + 1}\\. `));
        expect(listed, `${trade.id}: ${title}`).toContain(title.replace('. ', ' '));
      }
    }
  });

  it('no card about data is the first, whatever the trade', async () => {
    for (const trade of trades) {
      const [first] = print(await draftTrade(trade)).cards;
      expect(first!.title, trade.id).not.toMatch(/ransomware|cyber|breach|hack|outage of (?:the )?\w+ (?:software|system)/i);
    }
  });

  it('a card that follows another names its number, whatever the trade', async () => {
    for (const trade of trades) {
      const { cards, steps } = print(await draftTrade(trade));
      const titles = cards.map(({ title }) => title);
      for (const step of steps.filter((text) => text.includes('incident steps of “'))) {
        const [, followed, number] = /incident steps of “(.+?)”.* Take card (R\d+)\.$/.exec(step) ?? [];
        expect(titles, `${trade.id}: ${step}`).toContainEqual(expect.stringMatching(new RegExp(`^${number}\\. `)));
        expect(titles.find((title) => title.startsWith(`${number}. `))).toContain(followed);
      }
    }
  });

  it('what a second measure says of lives stands near the top of the card', async () => {
    const { cards } = print(await draftTrade(findTrade('clothing-store')!));
    const floods = cards.find(({ title }) => title.endsWith(' Floods'))!;
    const lines = floods.blocks.flatMap(listTexts);
    expect(lines.findIndex((line) => line.startsWith('If anyone is still in the building or the water'))).toBe(1);
  });

  it('cards about lives come before those about the work', async () => {
    const titles = print(await draftTrade(findTrade('oyster-farm')!)).cards.map(({ title }) => title);
    const at = (name: string) => titles.findIndex((title) => title.endsWith(formatRiskName(name)));
    for (const danger of ['Building Fire', 'Drowning or Stranding on the Tide', 'Floods'])
      expect(at(danger)).toBeLessThan(at('Ransomware on Farm Systems'));
  });
});
