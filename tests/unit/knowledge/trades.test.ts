import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeTradeIndex } from '#infra/knowledge/make-trade-index.ts';
import { type BcpContent, CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
import { supplierName } from '#shared/knowledge/industries/industry.ts';
import { industries } from '#shared/knowledge/industries.ts';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { mitigationFacts, suggestMitigationsFor } from '#shared/knowledge/mitigations.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { guessTrade } from '#shared/knowledge/trades/load.ts';
import { findTrade, trades } from '#shared/knowledge/trades.ts';
import type { Additions, Trait } from '#shared/knowledge/traits/trait.ts';
import { traits } from '#shared/knowledge/traits.ts';

const SIZES = [3, 25, 120, 900] as const;
const rows = trades.flatMap((trade) =>
  [...trade.within, ...(trade.alsoIn ?? [])].flatMap((industry) => SIZES.map((size) => [trade.id, industry, size] as const)),
);
const profile = (trade: string, industry: string, employee_count: number, cyber = true): Promise<Profile> =>
  buildProfile({ business_name: 'Acme', trade, industry, employee_count, state: 'FL' }, cyber);
const allTraits: [string, Trait][] = Object.entries<Trait>(traits);
const additions: [string, Additions][] = [...trades.map((trade): [string, Additions] => [trade.id, trade]), ...allTraits];
/** A treatment of one trait serves the risks of others that it names. */
const ownMitigations = additions.flatMap(([, { mitigations = [] }]) => mitigations);

const createContent = (of: Profile): BcpContent => ({
  ...emptyContent,
  critical_functions: listKnownFunctions(of).map((known) =>
    CriticalFunction.parse({ id: known.name.slice(0, 64), ...toSuggestedFunction(known, of) }),
  ),
  it_systems: listKnownSystems(of).map((known) =>
    ItSystem.parse({ id: known.name.slice(0, 64), ...toSuggestedSystem(known, of) }),
  ),
});
/** What a BCP of suggestions cannot contain: people, contacts and names of persons. */
const ofPeople = ['R15', 'R16', 'R17', 'R18', 'R22'];

describe('the index of trades', () => {
  it('is what the trades say (remedy: npm run trade-index)', async () => {
    expect(await readFile('shared/knowledge/trades/trade-index.ts', 'utf8')).toBe(await makeTradeIndex());
  });
});

describe('the list of trades', () => {
  it('has each id, title and phrase once, in the form that is stored and said', () => {
    for (const key of ['id', 'title', 'trade'] as const)
      expect(new Set(trades.map((trade) => trade[key])).size).toBe(trades.length);
    for (const { id, trade, naics, words } of trades) {
      expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
      expect(trade).toMatch(/^an? /);
      expect(naics).toMatch(/^\d{2,6}(, \d{2,6})*$/);
      for (const word of words) expect(word).toBe(word.toLowerCase());
    }
  });

  it.each(trades.map((trade) => [trade.title, trade] as const))('is searched by its own title: %s', (title, trade) => {
    expect(guessTrade(trade.within[0]!, title)?.id).toBe(trade.id);
  });
});

describe('a trade within an industry', () => {
  it.each(rows)('what a trade and its traits add is suggested first: %s in %s with %i people', async (id, industry, size) => {
    const of = await profile(id, industry, size);
    const own = trades.find((trade) => trade.id === id)!;
    expect(of.industry.trade).toBe(own.trade);
    expect(of.industry.name).toBe(industry);
    const first = own.risks?.[0]?.[0] ?? own.traits.flatMap((trait) => (traits[trait] as Trait).risks ?? [])[0]?.[0];
    expect(listIndustryRisks(of)[0]!.name).toBe(first);
  });

  it.each(rows)('the knowledge of a trade is complete: %s in %s with %i people', async (id, industry, size) => {
    const of = await profile(id, industry, size);
    expect(listKnownFunctions(of).length).toBeGreaterThanOrEqual(6);
    expect(listKnownSystems(of).length).toBeGreaterThanOrEqual(3);
    expect(listIndustryRisks(of).length).toBeGreaterThanOrEqual(7);
    expect(listIndustryRisks(await profile(id, industry, size, false)).length).toBeGreaterThanOrEqual(5);
    expect(of.industry.suppliers.length).toBeGreaterThanOrEqual(3);
    const said = JSON.stringify(createContent(of));
    expect(said).not.toMatch(/\{\w+\}|undefined| {2}/);
    expect(listLocationRisks(of).some(({ reason }) => reason.includes(`For ${of.industry.trade}, `))).toBe(true);
  });

  it.each(rows)('the suggestions for a trade are consistent in a BCP: %s in %s with %i people', async (id, industry, size) => {
    const content = createContent(await profile(id, industry, size));
    const found = findContradictions({ content, employees: [], providers: [], cyber: true });
    expect(found.filter(({ rule }) => !ofPeople.includes(rule)).map(({ why }) => why)).toEqual([]);
  });

  it.each(rows)('everything is linked to what is there: %s in %s with %i people', async (id, industry, size) => {
    const { functions, systems, posts } = (await profile(id, industry, size)).industry;
    const names = functions.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(systems.flatMap(({ supports }) => supports)));
    expect(names).toEqual(expect.arrayContaining(functions.flatMap(({ needs }) => needs ?? [])));
    expect(Object.keys(posts)).toEqual(expect.arrayContaining(functions.map(({ post }) => post)));
  });

  it.each(trades.map((trade) => [trade.id, trade] as const))('what a trade leaves out exists without it: %s', (_, trade) => {
    const known = industries.filter(({ name }) => trade.within.includes(name));
    const parts = [...known, ...trade.traits.map((id) => traits[id] as Trait)];
    const there = parts.flatMap(({ functions = [], systems = [], suppliers = [], risks = [] }) => [
      ...[...functions, ...systems].map(({ name }) => name),
      ...suppliers.map(supplierName),
      ...risks.map(([name]) => name),
    ]);
    expect((trade.not ?? []).filter((name) => !there.includes(name))).toEqual([]);
    const sentences = known.flatMap(({ insights, insurance = [], vitalRecords = [], exerciseIdeas = [] }) => [
      ...[...insights, ...insurance],
      ...[...vitalRecords, ...exerciseIdeas],
    ]);
    expect(trade.unlike === undefined || sentences.some((text) => trade.unlike!.test(text))).toBe(true);
  });

  it.each(additions)('what %s adds has treatments, and says nothing about cyber attacks outside its risks', (_, item) => {
    const { functions = [], systems = [], risks = [], exposure, suppliers } = item;
    const families = [...mitigationFacts, ...ownMitigations].flatMap((entry) => entry.risks.map((risk) => risk.toLowerCase()));
    for (const [name, , note] of risks) expect(families, name).toContain((note?.like ?? name).toLowerCase());
    expect(isCyberRisk(JSON.stringify([functions, systems, exposure, suppliers]))).toBe(false);
  });

  it.each(additions)('the times that %s adds can be met', (_, { functions = [], systems = [] }) => {
    for (const { name, times, timesBySize = {}, timesAroundTheClock, inSeason } of functions) {
      for (const set of [times, ...Object.values(timesBySize), timesAroundTheClock, inSeason?.times]) {
        if (set === undefined) continue;
        for (const time of set) if (time !== null) expect(DURATIONS).toContain(time);
        // Nothing is shorter than what protects people must be.
        if (set[0] === DURATIONS[0]) expect(set[1], name).toBe(DURATIONS[0]);
        else expect(DURATIONS.indexOf(set[1]), name).toBeLessThan(DURATIONS.indexOf(set[0]));
      }
    }
    for (const entry of systems) {
      expect(compareDurations(parseDuration(entry.times[0]), parseDuration(entry.times[1])), `${entry.name} RTO`).toBe('ok');
      expect(compareDurations(parseDuration(entry.times[2]), parseDuration(entry.backup[0])), `${entry.name} RPO`).toBe('ok');
    }
  });

  it.each([
    ['Bright Smiles Dental', 'Healthcare', 'dental-practice'],
    ['Valley Animal Hospital', 'Agriculture', 'veterinary-clinic'],
    ['Magnolia Assisted Living', 'Other', 'care-home'],
    ['Little Oaks Preschool', 'House of Worship', 'child-care'],
    ['Sunrise Bakery', 'Manufacturing', 'wholesale-bakery'],
    ['Sunrise Bakery', 'Retail', 'bakery'],
    ['Commercial bakery supplying cafes and shops', 'Retail', 'wholesale-bakery'],
    ['Beacon Wholesale Bakery', 'Hospitality', 'wholesale-bakery'],
    ['Harbor Brewery', 'Manufacturing', 'production-brewery'],
    ['Harbor Brewery', 'Hospitality', 'brewpub'],
    ['Valley Ice Cream', 'Manufacturing', 'food-manufacturer'],
    ['Valley Ice Cream', 'Retail', 'ice-cream-shop'],
    ['Summit Supply, plumbing wholesaler', 'Retail', 'wholesale-distributor'],
    ['Valley Beer Distributing', 'Other', 'wholesale-distributor'],
    ['Miller & Roe, Attorneys', 'Finance', 'law-firm'],
    ['Ledger & Lane CPA', 'Finance', 'accounting-firm'],
    ['Gulf Coast Plumbing', 'Energy', 'plumber'],
    ['Hair by Jo', 'Retail', 'salon'],
  ])('is found by the name that people give: %s in %s', async (business_name, industry, id) => {
    expect((await buildProfile({ business_name, industry }, true)).industry.trade).toBe(findTrade(id)!.trade);
  });

  it('a trade is not found in words that mean something else', async () => {
    const tradeNamed = async (business_name: string, industry: string) =>
      (await buildProfile({ business_name, industry }, true)).industry.trade;
    expect(await tradeNamed('Baker Street Books', 'Technology')).toBe(await tradeNamed('Acme', 'Technology'));
    expect(await tradeNamed('Lawn & Garden Center', 'Retail')).toBe('a garden center');
    expect(await tradeNamed('Salt & Light Goods', 'Retail')).toBe('a store');
    expect(await tradeNamed('City Hospital', 'Healthcare')).toBe('a hospital');
  });
});

describe('what is said to a trade', () => {
  /** Words of the industry that would be nonsense to the trade, wherever its people put it. */
  const nonsense: Record<string, RegExp> = {
    'dental-practice': /insulin|vaccine|dialysis|infusion visit|inpatient|engagement/i,
    'veterinary-clinic': /HIPAA|dialysis|payer\b(?! stands)|clearinghouse|harvest|curbside|engagement letter|N95/i,
    'credit-union': /commission|custodian|clearing firm|net[- ]capital|\bclients?\b/i,
    'community-bank': /commission|custodian|clearing firm|net[- ]capital|\bclients?\b/i,
    'wholesale-bakery': /shopper|in-store|checkout|\bshel(?:f|ves)\b|our doors open/i,
    'care-home': /banquet|\btables?\b|reservation|\bguests\b|vaccine stock/i,
    'child-care': /ten-month|individual education|residence hall|hundreds of children|engagement letter/i,
    'law-firm': /teller|drive-through|Fedwire|FINRA|wires and settlement|specialist promised/i,
    'accounting-firm': /teller|drive-through|branch(es)?\b|FINRA|net-capital|collateral|producers/i,
    plumber: /pipeline|wellhead|insulators|compaction|hydropower|engagement letter/i,
    salon: /engagement|file cabinet|limitation|specialist promised|\btables?\b|patient/i,
  };
  const everything = (of: Profile): string => {
    const { insights, exposure, suppliers, peak, harm, insurance, vitalRecords, exerciseIdeas } = of.industry;
    const { critical_functions, it_systems } = createContent(of);
    return JSON.stringify([
      ...[insights, exposure, suppliers, peak, critical_functions, it_systems],
      ...[harm, insurance, vitalRecords, exerciseIdeas],
      ...[listIndustryRisks(of), listLocationRisks(of)],
    ]);
  };
  it.each(rows.filter(([trade]) => trade in nonsense))(
    'the knowledge of a trade contains no nonsense: %s in %s with %i people',
    async (trade, industry, size) => {
      expect(nonsense[trade]!.exec(everything(await profile(trade, industry, size)))?.[0]).toBeUndefined();
    },
  );
});

describe('the treatment of a risk', () => {
  it.each([
    ['Magnolia Assisted Living', 'Healthcare', 'Wandering or Missing Resident', /Count at every door/],
    ['Magnolia Assisted Living', 'Healthcare', 'Evacuation of Residents', /Decide early with a doctor/],
    ['Little Oaks Preschool', 'Education', 'Missing or Wrongly Released Child', /Count at every door/],
    ['Valley Animal Hospital', 'Healthcare', 'Animals Trapped in an Evacuation', /carrier, halter or trailer/],
    ['Valley Animal Hospital', 'Healthcare', 'Kennel Infection Outbreak', /first cough or loose stool/],
    ['Dakota Ranch', 'Agriculture', 'Livestock Disease Outbreak', /no boot, truck or new animal/],
    ['Dakota Orchards', 'Agriculture', 'Fruit or Vine Disease and Quarantine Pests', /Scout on fixed days/],
    ['Dakota Orchards', 'Agriculture', 'Produce Contamination Recall', /trace each box to a block/],
    ['Trattoria Lucca', 'Hospitality', 'Foodborne Illness Outbreak', /sick hands out of the kitchen/],
    ['Corner Grocery', 'Retail', 'Refrigeration Failure', /alarm that calls two phones/],
    ['Corner Grocery', 'Retail', 'Theft and Civil Unrest', /never touch a thief/],
    ['Miller & Roe, Attorneys', 'Other', 'Missed Court Deadline', /dates on paper/],
    ['Ledger & Lane CPA', 'Finance', 'Missed Filing Deadline', /dates on paper/],
    ['Gulf Coast Plumbing', 'Construction', 'Call Overload after a Storm or Freeze', /triage card/],
    ['Nimbus Software', 'Technology', 'Failed Deployment', /go back in ten minutes/],
    ['Nimbus Software', 'Technology', 'Denial-of-Service Cyber Attack', /protected edge/],
  ])('the treatment of a risk matches it: %s, %s, %s', async (business_name, industry, risk, strategy) => {
    const of = await buildProfile({ business_name, industry, employee_count: 20 }, true);
    expect(listIndustryRisks(of).map(({ name }) => name)).toContain(risk);
    expect(suggestMitigationsFor(risk, of)[0]?.mitigation_strategy).toMatch(strategy);
  });
});

describe('two trades, traits, or a trade and its industries', () => {
  const texts = [...industries, ...additions.map(([, item]) => item)].flatMap((entry) => [
    ...(entry.functions ?? []).flatMap(({ name, description, stake, steps }) => [name, description, stake, steps]),
    ...(entry.systems ?? []).flatMap(({ name, description, restore }) => [name, description, restore]),
    ...(entry.risks ?? []).map(([name]) => name),
    ...(entry.risks ?? []).map(([, reason]) => reason),
    ...(entry.insights ?? []),
  ]);
  it('share no name and no sentence', () => {
    const seen = Map.groupBy(texts, (text) => text.toLowerCase());
    expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  });
});
