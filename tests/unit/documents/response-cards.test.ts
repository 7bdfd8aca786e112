/** Chapter 6 is short and says which card to take; the cards hold every step, those about lives first. */
import { describe, expect, it } from 'vitest';
import { type Block, toPlainText } from '#functions/documents/pdf/model.ts';
import { composeDocument, renderBcp } from '#functions/documents/render-bcp.ts';
import type { Bcp } from '#shared/domain/bcp/bcp.ts';
import { formatRiskName } from '#shared/domain/bcp/risk-names.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';
import { employees } from './fixture.ts';

/** Half of what chapter 6 had with the steps of every risk in it. */
const WORDS_MAX = 2600;

/** Of a risk whose steps are those of another. */
const REFERRED = /incident steps of “(.+?)”/;

const OF_PROPERTY =
  /\b(?:photograph|insurer|insurance|claim|drying|paper records|invoices?|move (?:vehicles|stock)|computers)\b/i;
const OF_PEOPLE =
  /\b(?:911|in danger|count heads|missing|trapped|hurt|first aid|mayday|out|leaves?|everyone|people)\b|^(?:No one|Never|Set up no|Leave)\b/i;
/** What is said of a later hour: the return, the day after. */
const LATER = /^(?:When|After|Once|As soon as|Within|At)\b/;

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
        for (const step of incident_response_steps.filter((text) => !REFERRED.test(text)))
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

  it('no card only points to another: both risks stand in the title of the one that has the steps', async () => {
    for (const trade of trades) {
      const bcp = await draftTrade(trade);
      const { cards, steps } = print(bcp);
      expect(
        steps.filter((step) => step.includes('incident steps of “')),
        trade.id,
      ).toEqual([]);
      for (const { risk_name, incident_response_steps } of bcp.mitigations) {
        const by = REFERRED.exec(incident_response_steps[0] ?? '')?.[1];
        if (by === undefined) continue;
        const [card, ...others] = cards.filter(({ title }) => title.includes(formatRiskName(risk_name)) && title.includes(by));
        expect([card?.title, others.length], `${trade.id}: ${risk_name}`).toEqual([expect.any(String), 0]);
      }
    }
  });

  it('people come before property: no call to 911 waits behind stock, photographs, the insurer or drying', async () => {
    const found = new Set<string>();
    for (const trade of trades)
      for (const { title, lines } of print(await draftTrade(trade)).cards.map((card) => ({
        title: card.title.replace(/^R\d+\. /, ''),
        lines: card.blocks.flatMap(listTexts),
      }))) {
        const property = lines.findIndex((line) => OF_PROPERTY.test(line) && !OF_PEOPLE.test(line));
        const late =
          property < 0 ? [] : lines.slice(property).filter((line) => /\bcall 911\b|in danger/i.test(line) && !LATER.test(line));
        for (const line of late) found.add(`${title}: ${lines[property]} < ${line}`);
      }
    expect([...found]).toEqual([]);
  });

  it('where blood runs through a machine, its power loss comes before a late van', async () => {
    const titles = print(await draftTrade(findTrade('dialysis-center')!)).cards.map(({ title }) => title);
    const at = (name: string) => titles.findIndex((title) => title.includes(name));
    expect(at('Power Loss during Treatment')).toBeGreaterThanOrEqual(0);
    expect(at('Power Loss during Treatment')).toBe(at('Power Outages'));
    expect(at('Power Loss during Treatment')).toBeLessThan(at('Patient Transport Breakdown'));
  });

  it('what a second measure says of lives stands near the top of the card', async () => {
    const { cards } = print(await draftTrade(findTrade('clothing-store')!));
    const floods = cards.find(({ title }) => title.endsWith(' Floods'))!;
    const lines = floods.blocks.flatMap(listTexts);
    expect(lines.findIndex((line) => line.startsWith('If anyone is still in the building or in the water'))).toBe(1);
  });

  it('an order of a second measure never stands without the steps that it belongs to', async () => {
    for (const trade of trades.filter((_, at) => at % 3 === 0)) {
      for (const { title, blocks } of print(await draftTrade(trade)).cards) {
        const lines = blocks.flatMap(listTexts);
        const inside = lines.findIndex((line) => /bring everyone inside/i.test(line));
        const outside = lines.findIndex((line) => /^Go outside/.test(line));
        const spill = lines.findIndex((line) => /spills or leaks inside/.test(line));
        if (inside !== -1 && outside !== -1) expect(outside, `${trade.id}: ${title}`).toBeGreaterThan(spill);
      }
    }
  });

  it('cards about lives come before those about the work', async () => {
    const titles = print(await draftTrade(findTrade('oyster-farm')!)).cards.map(({ title }) => title);
    const at = (name: string) => titles.findIndex((title) => title.endsWith(formatRiskName(name)));
    for (const danger of ['Building Fire', 'Drowning or Stranding on the Tide', 'Floods'])
      expect(at(danger)).toBeLessThan(at('Ransomware on Farm Systems'));
  });

  it('every entry of the index leads to its card, in a short document, too', async () => {
    for (const id of ['clothing-store', 'dialysis-center', 'oyster-farm']) {
      const html = renderBcp({
        ...{ bcp: { ...(await draftTrade(findTrade(id)!)), employee_count: 4 }, employees: employees.slice(0, 4), providers: [] },
        ...{ template: 'standard', cyber: true, generatedAt: '2026-11-20T17:00:00Z' },
      });
      const links = [...html.matchAll(/href="#(card-r\d+)"/g)].map(([, card]) => card!);
      expect(links.length, id).toBeGreaterThan(5);
      for (const card of links) expect(html, `${id}: ${card}`).toContain(`id="${card}"`);
    }
  });
});

describe('the quick reference card', () => {
  const printCard = (bcp: Bcp) =>
    composeDocument({ bcp, employees, providers: [], template: 'quick', cyber: true, generatedAt: '2026-11-20T17:00:00Z' });

  it('gives no short form of the return of blood, but says which card has its conditions', async () => {
    const bcp = await draftTrade(findTrade('dialysis-center')!);
    const text = JSON.stringify(printCard(bcp).cover.blocks);
    const card = print(bcp).cards.find(({ title }) => title.includes('Power Loss during Treatment'))!;
    expect(text).toContain(`Return blood only by card ${card.title.split('.')[0]} of the full plan.`);
    expect(text).toMatch(/Stay with the patients\. .*in doubt: clamp, return none, call 911/);
    expect(text).not.toMatch(/crank/);
  });

  it('cuts no authority and no number of those who must be told, whatever the trade', async () => {
    for (const trade of trades) {
      const { chapters } = printCard(await draftTrade(trade));
      const told = chapters.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'facts' ? block.rows : []));
      for (const [, value] of told) expect(toPlainText(value).split('Tell: ')[1] ?? '', trade.id).not.toMatch(/…/);
    }
  });
});

describe('the index of the cards', () => {
  it('names no danger that none of its cards is about', async () => {
    const kinds = [/tornado/i, /earthquake/i, /robbery/i, /bomb/i];
    for (const trade of trades) {
      const { activation } = print(await draftTrade(trade));
      const index = activation.find((block) => block.kind === 'table' && block.title?.startsWith('Which card to take'));
      const rows = index?.kind === 'table' ? index.rows.map((row) => row.map(toPlainText)) : [];
      const untrue = rows.filter(([title, cards]) => kinds.some((kind) => kind.test(title!) && !kind.test(cards!)));
      expect(untrue, trade.id).toEqual([]);
    }
  });

  it('lists a card that begins with a threat under the attacker, also where it is named after what is stolen', async () => {
    const { activation } = print(await draftTrade(findTrade('clothing-store')!));
    const index = activation.find((block) => block.kind === 'table' && block.title?.startsWith('Which card to take'));
    const rows = index?.kind === 'table' ? index.rows.map((row) => row.map(toPlainText)) : [];
    const titles = rows.filter(([, cards]) => cards!.includes('Return Fraud and Shoplifting')).map(([title]) => title);
    expect(titles).toEqual([expect.stringMatching(/attacker/i), 'Theft, product, claim, press']);
  });

  it('names theft beside product, claim and press only where a card is about it', async () => {
    for (const trade of trades.filter((_, at) => at % 20 === 0)) {
      const { activation } = print(await draftTrade(trade));
      const index = activation.find((block) => block.kind === 'table' && block.title?.startsWith('Which card to take'));
      const rows = index?.kind === 'table' ? index.rows.map((row) => row.map(toPlainText)) : [];
      for (const [title, cards] of rows)
        if (/product, claim, press/i.test(title!))
          expect(title!.startsWith('Theft'), trade.id).toBe(
            /\b(?:theft|thieves|stolen|shoplifting|burglary|break-ins?|vandal\w*)\b/i.test(cards!),
          );
    }
  });
});
