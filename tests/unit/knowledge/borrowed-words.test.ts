/** A first draft looks after whom its trade looks after: an oyster farm has no animals to feed, a web shop no passengers to count. */
import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { suggestMitigations, suggestRisks } from '#shared/knowledge/answers/suggestions.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { type TraitId, traitOf } from '#shared/knowledge/traits.ts';

interface Vocabulary {
  words: RegExp;
  industries?: readonly string[];
  traits?: readonly TraitId[];
}

/** Words for whom or what a business looks after, and who has them besides the trades that say so of themselves. */
const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  passengers: { words: /\bpassengers?\b/i },
  animals: {
    words: /\b(?:animals?(?! control)|livestock|herds?|milking)\b/i,
    traits: ['animals-in-care', 'livestock', 'dairy-herd', 'poultry-houses', 'horses', 'slaughter'],
  },
  patients: { words: /\b(?:patients?|sedation|chemotherapy)\b/i, industries: ['Healthcare'] },
  students: { words: /\b(?:classrooms?|teachers?)\b/i, industries: ['Education', 'House of Worship'] },
  guests: { words: /\bguests?\b(?! (?:Wi-Fi|network))/i, industries: ['Hospitality'] },
  residents: {
    words: /\b(?:our|the|your|each|every|count|move) residents?\b/i,
    industries: ['Government', 'Healthcare'],
    traits: ['grid-operations'],
  },
  tellers: { words: /\b(?:tellers?|ATMs?)\b/, traits: ['fuel-retail', 'cash-business'] },
  checkout: {
    words: /\b(?:cash registers?|registers (?:and|,)|sales floor|card (?:reader|terminal)s?|cash drawers?)\b/i,
    industries: ['Retail', 'Hospitality', 'Automotive'],
    traits: ['counter-sales', 'cash-business', 'client-shop'],
  },
  911: { words: /\b(?:911 (?:centers|trunks)|Splice by list: 911)/i, industries: ['Government'] },
  crops: { words: /\b(?:crops?|orchards?|ripe(?:ness|ns)?)\b/i, industries: ['Agriculture'] },
};

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.values(value).flatMap(listTexts);
};

/** What is said of the trade alone, apart from the answers to its risks. */
const listOwnTexts = ({ words: _, mitigations: __, ...trade }: Trade): string[] =>
  listTexts([
    trade,
    ...trade.traits.map((trait) => {
      const { mitigations: ___, ...own } = traitOf(trait);
      return own;
    }),
  ]);

const has = (trade: Trade, { words, industries = [], traits = [] }: Vocabulary): boolean =>
  industries.includes(trade.within[0]!) ||
  trade.traits.some((trait) => traits.includes(trait)) ||
  listOwnTexts(trade).some((text) => words.test(text));

/** Sites with floods, storms, cold and smoke. */
const ZIPS = ['77550', '98584'];

const draftOf = async (trade: Trade, zip: string): Promise<string[]> => {
  const place = (await findPlace(zip))!;
  const snapshot = {
    ...{ business_name: 'Acme', business_type: 'LLC', trade: trade.id, industry: trade.within[0]!, employee_count: 14 },
    ...{ state: place.state, zip_code: zip },
  };
  const profile = await buildProfile(snapshot, true, { place });
  const risks = suggestRisks(profile);
  const content = {
    ...profile.content,
    risk_factors: { selected: risks.suggested_risks.map(({ name }) => name) },
    threat_probability: { selected: risks.location_specific_risks.map(({ name }) => name) },
  };
  // The reasons of a hazard tell of the place, not of the trade.
  const mitigations = suggestMitigations({ ...profile, content }).suggested_mitigations.map(({ reason: _, ...item }) => item);
  return listTexts([risks.suggested_critical_functions, mitigations]);
};

describe.each(INDUSTRIES)('the first drafts in %s', (industry) => {
  it(`the first drafts in ${industry} speak of no one whom the trade does not look after`, { timeout: 60_000 }, async () => {
    const borrowed: string[] = [];
    for (const trade of trades.filter(({ within }) => within[0] === industry)) {
      const texts = [...new Set((await Promise.all(ZIPS.map((zip) => draftOf(trade, zip)))).flat())];
      for (const [what, vocabulary] of Object.entries(VOCABULARIES)) {
        if (has(trade, vocabulary)) continue;
        borrowed.push(...texts.filter((text) => vocabulary.words.test(text)).map((text) => `${trade.id}: ${what}: ${text}`));
      }
    }
    expect(borrowed).toEqual([]);
  });
});

describe('the online store', () => {
  it('the online store has neither a register nor a sales floor', async () => {
    const trade = trades.find(({ id }) => id === 'online-store')!;
    const {
      industry: { posts: _, ...industry },
    } = await buildProfile({ business_name: 'Acme', trade: trade.id, industry: 'Retail', employee_count: 4 }, true);
    const said = listTexts([industry, ...(await draftOf(trade, ZIPS[0]!))]);
    expect(said.filter((text) => /(?<!payroll )\bregisters?\b|sales floor|card (?:reader|terminal)/i.test(text))).toEqual([]);
  });
});
