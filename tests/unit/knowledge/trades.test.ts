import { describe, expect, it } from 'vitest';
import { type BcpContent, CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';
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
import { trades } from '#shared/knowledge/trades.ts';

/** A business of each trade, by a name such as people give. */
const names: Record<string, string> = {
  'a dental practice': 'Bright Smiles Dental',
  'a veterinary clinic': 'Valley Animal Hospital',
  'a care home': 'Magnolia Assisted Living',
  'a child care center': 'Little Oaks Preschool',
  'a bakery': 'Sunrise Bakery',
  'a law firm': 'Miller & Roe, Attorneys',
  'an accounting firm': 'Ledger & Lane CPA',
  'a service contractor': 'Gulf Coast Plumbing',
  'a salon': 'Hair by Jo',
};
const SIZES = [3, 25, 120, 900] as const;
const rows = trades.flatMap((trade) =>
  [...trade.within, ...trade.putIn].flatMap((industry) => SIZES.map((size) => [trade.trade, industry, size] as const)),
);
const profile = (trade: string, industry: string, employee_count: number, cyber = true): Profile =>
  buildProfile({ business_name: names[trade]!, industry, employee_count, state: 'FL' }, cyber);

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

describe('a trade within an industry', () => {
  it.each(rows)('a trade is found by its name and comes first: %s in %s with %i people', (trade, industry, size) => {
    const of = profile(trade, industry, size);
    const own = trades.find((candidate) => candidate.trade === trade)!;
    expect(of.industry.trade).toBe(trade);
    // Who calls it “Other” is put where the words belong.
    if (industry !== 'Other') expect(of.industry.name).toBe(industry);
    const found = listKnownFunctions(of).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(own.functions.map(({ name }) => name)));
    expect(listIndustryRisks(of)[0]!.name).toBe(own.risks[0]![0]);
  });

  it.each(rows)('the knowledge of a trade is complete: %s in %s with %i people', (trade, industry, size) => {
    const of = profile(trade, industry, size);
    expect(listKnownFunctions(of).length).toBeGreaterThanOrEqual(6);
    expect(listKnownSystems(of).length).toBeGreaterThanOrEqual(3);
    expect(listIndustryRisks(of).length).toBeGreaterThanOrEqual(7);
    expect(listIndustryRisks(profile(trade, industry, size, false)).length).toBeGreaterThanOrEqual(5);
    const said = JSON.stringify(createContent(of));
    expect(said).not.toMatch(/\{\w+\}|undefined| {2}/);
    expect(listLocationRisks(of).some(({ reason }) => reason.includes(`For ${trade}, `))).toBe(true);
  });

  it.each(rows)('the suggestions for a trade are consistent in a BCP: %s in %s with %i people', (trade, industry, size) => {
    const content = createContent(profile(trade, industry, size));
    const found = findContradictions({ content, employees: [], providers: [], cyber: true });
    expect(found.filter(({ rule }) => !ofPeople.includes(rule)).map(({ why }) => why)).toEqual([]);
  });

  it.each(trades.map((trade) => [trade.trade, trade] as const))(
    'the knowledge of a trade links only existing entries: %s',
    (_, trade) => {
      const known = industries.filter(({ name }) => trade.within.includes(name));
      const there = known.flatMap((entry) => [...entry.functions, ...entry.systems].map(({ name }) => name));
      const risks = known.flatMap((entry) => entry.risks.map(([name]) => name));
      expect(trade.without.filter((name) => ![...there, ...risks].includes(name))).toEqual([]);
      const sentences = known.flatMap((entry) => [...entry.insights, ...entry.duties]);
      expect(trade.unlike === undefined || sentences.some((text) => trade.unlike!.test(text))).toBe(true);
      const functions = trade.functions.map(({ name }) => name);
      expect(functions).toEqual(expect.arrayContaining(trade.systems.flatMap(({ supports }) => supports)));
      expect(functions).toEqual(expect.arrayContaining(trade.functions.flatMap(({ needs }) => needs ?? [])));
      const families = mitigationFacts.flatMap((entry) => entry.risks.map((risk) => risk.toLowerCase()));
      for (const [name, , note] of trade.risks) expect(families, name).toContain(note?.like?.toLowerCase());
      expect(isCyberRisk(JSON.stringify([trade.functions, trade.systems, trade.exposure, trade.peak, trade.suppliers]))).toBe(
        false,
      );
    },
  );

  it.each(trades.map((trade) => [trade.trade, trade] as const))('the times suggested for a trade can be met: %s', (_, trade) => {
    for (const entry of trade.functions) {
      for (const time of entry.times) expect(DURATIONS).toContain(time);
      expect(DURATIONS.indexOf(entry.times[1])).toBeLessThan(DURATIONS.indexOf(entry.times[0]));
    }
    for (const entry of trade.systems) {
      expect(compareDurations(parseDuration(entry.times[0]), parseDuration(entry.times[1])), `${entry.name} RTO`).toBe('ok');
      expect(compareDurations(parseDuration(entry.times[2]), parseDuration(entry.backup[0])), `${entry.name} RPO`).toBe('ok');
    }
  });

  it('a trade is not found in words that mean something else', () => {
    const tradeNamed = (business_name: string, industry: string) =>
      buildProfile({ business_name, industry }, true).industry.trade;
    expect(tradeNamed('Baker Street Books', 'Technology')).toBe(tradeNamed('Acme', 'Technology'));
    expect(tradeNamed('Lawn & Garden Center', 'Retail')).toBe('a store');
    expect(tradeNamed('City Hospital', 'Healthcare')).toBe(tradeNamed('Acme', 'Healthcare'));
  });
});

describe('what is said to a trade', () => {
  /** Words of the industry that would be nonsense to the trade, wherever its people put it. */
  const nonsense: Record<string, RegExp> = {
    'a dental practice': /insulin|vaccine|dialysis|infusion visit|inpatient|engagement/i,
    'a veterinary clinic': /HIPAA|dialysis|payer\b(?! stands)|clearinghouse|harvest|curbside|engagement letter|N95/i,
    'a care home': /banquet|\btables?\b|reservation|\bguests\b|vaccine stock/i,
    'a child care center': /ten-month|individual education|residence hall|hundreds of children|engagement letter/i,
    'a law firm': /teller|drive-through|Fedwire|FINRA|wires and settlement|specialist promised/i,
    'an accounting firm': /teller|drive-through|branch(es)?\b|FINRA|net-capital|collateral|producers/i,
    'a service contractor': /pipeline|wellhead|insulators|compaction|hydropower|engagement letter/i,
    'a salon': /engagement|file cabinet|limitation|specialist promised|\btables?\b|patient/i,
  };
  const everything = (of: Profile): string => {
    const { insights, duties, exposure, suppliers, peak } = of.industry;
    const { critical_functions, it_systems } = createContent(of);
    return JSON.stringify([
      ...[insights, duties, exposure, suppliers, peak, critical_functions, it_systems],
      ...[listIndustryRisks(of), listLocationRisks(of)],
    ]);
  };
  it.each(rows.filter(([trade]) => trade in nonsense))(
    'the knowledge of a trade contains no nonsense: %s in %s with %i people',
    (trade, industry, size) => {
      expect(nonsense[trade]!.exec(everything(profile(trade, industry, size)))?.[0]).toBeUndefined();
    },
  );

  it.each(trades.map((trade) => [trade.trade, trade.exposure] as const))(
    'the knowledge of a trade covers the effect of every hazard on %s',
    (_, exposure) => {
      expect(
        Object.keys(exposure)
          .filter((kind) => kind !== 'dry')
          .sort(),
      ).toEqual(['air', 'cold', 'fire', 'ground', 'heat', 'power', 'water', 'wind']);
    },
  );
});

describe('the treatment of a risk', () => {
  it.each([
    ['Magnolia Assisted Living', 'Healthcare', 'Wandering or Missing Resident', /Count at every door/],
    ['Magnolia Assisted Living', 'Healthcare', 'Evacuation of Residents', /Decide early with a doctor/],
    ['Little Oaks Preschool', 'Education', 'Missing or Wrongly Released Child', /Count at every door/],
    ['Valley Animal Hospital', 'Healthcare', 'Animals Trapped in an Evacuation', /carrier, halter or trailer/],
    ['Valley Animal Hospital', 'Healthcare', 'Kennel Infection Outbreak', /no boot, truck or new animal/],
    ['Dakota Ranch', 'Agriculture', 'Livestock Disease Outbreak', /no boot, truck or new animal/],
    ['Dakota Grain', 'Agriculture', 'Crop Disease or Pest Infestation', /Scout on fixed days/],
    ['Dakota Grain', 'Agriculture', 'Food Safety Contamination Recall', /Trace every batch/],
    ['Trattoria Lucca', 'Hospitality', 'Foodborne Illness Outbreak', /Sick hands out of the kitchen/],
    ['Corner Grocery', 'Retail', 'Refrigeration Failure', /alarm that calls two phones/],
    ['Corner Grocery', 'Retail', 'Theft and Civil Unrest', /Light, locks and records/],
    ['Miller & Roe, Attorneys', 'Other', 'Missed Court Deadline', /Dates on paper/],
    ['Ledger & Lane CPA', 'Finance', 'Missed Filing Deadline', /Dates on paper/],
    ['Gulf Coast Plumbing', 'Construction', 'Call Overload after a Storm or Freeze', /triage card/],
    ['Nimbus Software', 'Technology', 'Failed Deployment', /go back in ten minutes/],
    ['Nimbus Software', 'Technology', 'Denial-of-Service Cyber Attack', /protected edge/],
  ])('the treatment of a risk matches it: %s, %s, %s', (business_name, industry, risk, strategy) => {
    const of = buildProfile({ business_name, industry, employee_count: 20 }, true);
    expect(listIndustryRisks(of).map(({ name }) => name)).toContain(risk);
    expect(suggestMitigationsFor(risk, of)[0]?.mitigation_strategy).toMatch(strategy);
  });
});

describe('two trades, and a trade and its industries', () => {
  const texts = [...industries, ...trades].flatMap((entry) => [
    ...entry.functions.flatMap(({ name, description, stake, steps }) => [name, description, stake, steps]),
    ...entry.systems.flatMap(({ name, description, restore }) => [name, description, restore]),
    ...entry.risks.map(([name]) => name),
    ...entry.risks.map(([, reason]) => reason),
    ...entry.insights,
    ...entry.duties,
  ]);
  it('two trades, or a trade and its industries, share no name and no sentence', () => {
    const seen = Map.groupBy(texts, (text) => text.toLowerCase());
    expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  });
});
