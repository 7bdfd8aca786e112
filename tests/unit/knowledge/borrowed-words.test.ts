/** A first draft looks after whom its trade looks after: an oyster farm has no animals to feed, a web shop no passengers to count. */
import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { suggestMitigations, suggestRisks } from '#shared/knowledge/answers/suggestions.ts';
import { listKnownSuppliers, listKnownSystems } from '#shared/knowledge/known-operations.ts';
import { findPlace } from '#shared/knowledge/places/place.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import type { Trade } from '#shared/knowledge/trades/trade.ts';
import { trades } from '#shared/knowledge/trades.ts';
import { type TraitId, traitOf } from '#shared/knowledge/traits.ts';

interface Vocabulary {
  words: RegExp;
  industries?: readonly string[];
  traits?: readonly TraitId[];
  trades?: readonly string[];
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
  departments: { words: /\beach department\b|\bfitting rooms?\b|\bsame center\b/i, industries: ['Government', 'Education'] },
  kitchens: {
    words: /\b(?:burning (?:grease|pan)|Class K|the fryers|the hood and|hoods, wiring)\b/i,
    industries: ['Hospitality', 'House of Worship', 'Education'],
    trades: ['hospital'],
    traits: ['kitchen', 'catering', 'food-manufacturing', 'resident-care', 'shelters-people'],
  },
  upwellers: { words: /\bupwellers?\b/i, traits: ['shellfish'] },
  'cold rooms': {
    words: /\brestrooms, cold rooms\b/i,
    industries: ['Hospitality'],
    traits: ['food-manufacturing', 'slaughter', 'fresh-produce', 'shellfish', 'brewing', 'kitchen'],
  },
  crops: { words: /\b(?:crops?|orchards?|ripe(?:ness|ns)?)\b/i, industries: ['Agriculture'] },
  'medical devices': {
    words: /\bmedical devices?\b/i,
    industries: ['Healthcare'],
    traits: ['resident-care'],
    trades: ['alarm-monitoring'],
  },
  ships: {
    words: /\b(?:stability papers|any raft over)\b/i,
    traits: ['passenger-vessels'],
    trades: ['commercial-fishing'],
  },
  ratios: {
    words: /\bduty hours or ratios\b/i,
    industries: ['Healthcare', 'Education', 'House of Worship'],
    traits: ['minors', 'resident-care'],
  },
  'the second signer of a customer': {
    words: /\bsecond signer at the bank\b/i,
    industries: INDUSTRIES.filter((name) => name !== 'Finance'),
    trades: trades.filter(({ traits }) => !traits.includes('deposits')).map(({ id }) => id),
  },
  'the skin': { words: /\bput on the skin\b/i, traits: ['client-shop'] },
  'mobile homes': {
    words: /\bmobile homes?\b/i,
    industries: ['Agriculture', 'Construction', 'Transportation'],
    traits: [
      ...(['home-visits', 'overnight-guests', 'ambulances', 'public-safety', 'public-works', 'grid-operations'] as const),
      ...(['service-calls', 'small-fleet', 'motor-carrier', 'passenger-carrier', 'household-moves', 'fuel-delivery'] as const),
      ...(['towing', 'dispatch', 'school-bus', 'jobsites', 'roof-work', 'excavation', 'tree-work', 'tower-work'] as const),
      ...(['oilfield', 'timber', 'outdoor-guides', 'row-crops', 'orchard', 'irrigation', 'fresh-produce'] as const),
      ...(['livestock', 'horses', 'vessels', 'passenger-vessels', 'tidal-site'] as const),
    ],
  },
};

/** What only a business with a second site, a vehicle or a bank account of others has. No draft knows that, so none says it. */
const UNKNOWN_TO_DRAFTS: Readonly<Record<string, RegExp>> = {
  'another site of yours':
    /\b(?:the|your|our) (?:sister|other) (?:site|store|shop|boutique|yard|branch|plant|facility|clinic|home)\b|\bsister (?:site|store|shop|boutique|plant|facility|clinic|home|firm)s?\b/i,
  'more branches than one': /\b(?:each|every|another) branch\b|\bother branches\b/i,
  'another location': /\banother location\b/i,
  'leads of several shifts': /\bshift leads\b/i,
  yards: /\bwashing yards\b/i,
  'a mall': /\bthe mall\b/i,
  'a mobile unit': /\bmobile (?:unit|branch)\b/i,
  'the clock of a regulator who may not be yours': /\bbanks have 36 hours\b/i,
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

const has = (trade: Trade, { words, industries = [], traits = [], trades: named = [] }: Vocabulary): boolean =>
  named.includes(trade.id) ||
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

  it(`the first drafts in ${industry} count on nothing that a form has not said`, { timeout: 60_000 }, async () => {
    const invented: string[] = [];
    for (const trade of trades.filter(({ within }) => within[0] === industry)) {
      const context = await buildProfile(
        { business_name: 'Acme', trade: trade.id, industry: trade.within[0]!, employee_count: 14 },
        true,
      );
      const texts = [
        ...(await draftOf(trade, ZIPS[0]!)),
        ...listTexts([listKnownSuppliers(context), listKnownSystems(context), context.industry.alternatePlace]),
      ];
      for (const [what, words] of Object.entries(UNKNOWN_TO_DRAFTS))
        invented.push(...texts.filter((text) => words.test(text)).map((text) => `${trade.id}: ${what}: ${text}`));
    }
    expect(invented).toEqual([]);
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

/** Words of the industry that are untrue of a trade within it. */
const UNTRUE: readonly (readonly [id: string, words: RegExp])[] = [
  ...['credit-union', 'community-bank'].map(
    (id) =>
      [
        id,
        /\bthe bank’s wire desk\b|\btell the client\b|\bbill when records return\b|\binvoices\b|\bopen orders\b|\brunners?\b|\bdrop safe\b/i,
      ] as const,
  ),
  ...['oyster-farm', 'fish-farm', 'row-crop-farm', 'dairy-farm', 'orchard'].map(
    (id) => [id, /\bplow(?:ing)? (?:and salting )?contract\b|\bthe lot clear\b/i] as const,
  ),
  [
    'online-store',
    /doors (?:must|closed|are shut)|closed twice|foot traffic|shoppers? (?:and|leave|inside)|shelf stock|closed hour/i,
  ],
  ...['care-home', 'nursing-home', 'group-home'].map(
    (id) => [id, /canceled visit|work from memory|images, billing|wet rooms may not see|walks are treated/i] as const,
  ),
  ['adult-day-care', /canceled visit|work from memory|images, billing|treatment (?:rooms|machines)|cylinders|miss visits/i],
];

describe.each(UNTRUE)('the impact of an outage at %s', (id, words) => {
  it(`the impact of an outage and of hazards at ${id} is told in its own words`, async () => {
    const trade = trades.find((item) => item.id === id)!;
    const profile = await buildProfile(
      { business_name: 'Acme', trade: id, industry: trade.within[0]!, employee_count: 14 },
      true,
    );
    const { harm, exposure } = profile.industry;
    const said = [...listTexts([harm, exposure]), ...(await draftOf(trade, ZIPS[0]!))];
    expect(said.filter((text) => words.test(text))).toEqual([]);
  });
});

describe.each(['care-home', 'nursing-home', 'group-home'])('the risks of a %s', (id) => {
  it(`the risks of a ${id} name the loss of water`, async () => {
    const trade = trades.find((item) => item.id === id)!;
    const profile = await buildProfile({ business_name: 'Acme', trade: id, industry: 'Healthcare', employee_count: 14 }, true);
    expect(profile.industry.risks.map(([name]) => name)).toContain('Water Outage in the Home');
    expect(trade.traits).toContain('resident-care');
  });
});
