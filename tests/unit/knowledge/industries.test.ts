import { describe, expect, it } from 'vitest';
import { type BcpContent, CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { DURATIONS, INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { isCyberRisk, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { findIndustryName, loadIndustry } from '#shared/knowledge/industries/load.ts';
import { industries } from '#shared/knowledge/industries.ts';
import {
  listKnownFunctions,
  listKnownSystems,
  toSuggestedFunction,
  toSuggestedSystem,
} from '#shared/knowledge/known-operations.ts';
import { listIndustryRisks } from '#shared/knowledge/known-risks.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';

const SIZES = [4, 25, 120, 900] as const;
const rows = industries.flatMap((industry) => SIZES.map((size) => [industry.name, size] as const));
const profile = (industry: string, employee_count: number): Promise<Profile> => buildProfile({ industry, employee_count }, true);

/** A BCP that took every suggested function and system as it is. */
const createContent = (of: Profile): BcpContent => ({
  ...emptyContent,
  critical_functions: listKnownFunctions(of).map((known) =>
    CriticalFunction.parse({ id: known.name, ...toSuggestedFunction(known, of) }),
  ),
  it_systems: listKnownSystems(of).map((known) => ItSystem.parse({ id: known.name, ...toSuggestedSystem(known, of) })),
});
/** What a BCP of suggestions cannot contain: people, contacts and names of persons. */
const ofPeople = ['R15', 'R16', 'R17', 'R18', 'R22'];
const withoutRepeats = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((other) => isSameRisk(other, name)) === at);

describe('knowledge of an industry', () => {
  it('the built-in knowledge covers every industry that is offered', () => {
    expect(industries.map(({ name }) => name).sort()).toEqual([...INDUSTRIES].sort());
  });

  it.each(rows)('the built-in knowledge about %s with %i people is complete', async (name, size) => {
    const of = await profile(name, size);
    expect(listIndustryRisks(of).length).toBeGreaterThanOrEqual(5);
    expect(listKnownFunctions(of).length).toBeGreaterThanOrEqual(4);
    expect(listKnownSystems(of).length).toBeGreaterThanOrEqual(3);
    expect(withoutRepeats(listIndustryRisks(of).map((risk) => risk.name))).toEqual(
      listIndustryRisks(of).map((risk) => risk.name),
    );
    expect(listIndustryRisks(await buildProfile({ industry: name, employee_count: size }, false)).length).toBeGreaterThanOrEqual(
      4,
    );
  });

  it.each(rows)('the functions and systems suggested for %s with %i people are consistent in a BCP', async (name, size) => {
    const content = createContent(await profile(name, size));
    const found = findContradictions({ content, employees: [], providers: [], cyber: true });
    expect(found.filter(({ rule }) => !ofPeople.includes(rule)).map(({ why }) => why)).toEqual([]);
  });

  it.each(rows)('the times suggested for %s with %i people are bands of the forms, RTO before MTD', async (name, size) => {
    for (const known of listKnownFunctions(await profile(name, size))) {
      for (const time of known.times) if (time !== null) expect(DURATIONS).toContain(time);
      // Nothing is shorter than what protects people must be.
      if (known.times[0] === DURATIONS[0]) expect(known.times[1]).toBe(DURATIONS[0]);
      else expect(DURATIONS.indexOf(known.times[1])).toBeLessThan(DURATIONS.indexOf(known.times[0]));
    }
    for (const known of listKnownSystems(await profile(name, size))) {
      expect(compareDurations(parseDuration(known.times[0]), parseDuration(known.times[1])), `${known.name} RTO`).toBe('ok');
      expect(compareDurations(parseDuration(known.times[2]), parseDuration(known.backup[0])), `${known.name} RPO`).toBe('ok');
    }
  });

  it.each(industries.map((industry) => [industry.name, industry] as const))(
    'the built-in knowledge links only entries that exist in %s',
    (_, industry) => {
      const functions = industry.functions.map(({ name }) => name);
      const systems = industry.systems.map(({ name }) => name);
      const posts = Object.keys(industry.posts);
      expect(functions).toEqual(expect.arrayContaining(industry.functions.flatMap(({ needs }) => needs ?? [])));
      expect(functions).toEqual(expect.arrayContaining(industry.systems.flatMap(({ supports }) => supports)));
      expect(systems).toEqual(expect.arrayContaining(industry.systems.flatMap(({ needs }) => needs ?? [])));
      expect(posts).toEqual(expect.arrayContaining(industry.functions.map(({ post }) => post)));
    },
  );

  it.each(industries.map((industry) => [industry.name, industry] as const))(
    'the cyber words of %s are in risks and insights, which can be left out',
    (_, { functions, systems, harm, exposure, peak, sizes, suppliers }) => {
      expect(isCyberRisk(JSON.stringify([functions, systems, harm, exposure, peak, sizes, suppliers]))).toBe(false);
    },
  );

  it('the built-in knowledge assigns work to the owner in a firm of four, and to a department in one of 900', async () => {
    const roles = async (size: number) => {
      const of = await profile('Retail', size);
      return listKnownFunctions(of).map((known) => toSuggestedFunction(known, of));
    };
    expect((await roles(4)).every((suggestion) => suggestion.owner === 'Owner')).toBe(true);
    expect((await roles(900)).some((suggestion) => suggestion.owner === 'Owner')).toBe(false);
  });
});

describe('two industries', () => {
  const texts = industries.flatMap((industry) => [
    ...industry.functions.map(({ name }) => name),
    ...industry.systems.map(({ name }) => name),
    ...industry.risks.map(([name]) => name),
  ]);
  it('two industries share no name of a function, system or risk', () => {
    const seen = Map.groupBy(texts, (text) => text.toLowerCase());
    expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  });

  it('two industries share no sentence', () => {
    const sentences = industries.flatMap((industry) => [
      ...Object.values(industry.harm),
      ...Object.values(industry.exposure),
      ...industry.sizes.flat(),
      ...industry.insights,
      ...industry.risks.map(([, reason]) => reason),
      ...industry.functions.flatMap(({ description, stake, steps }) => [description, stake, steps]),
      ...industry.systems.flatMap(({ description, restore }) => [description, restore]),
    ]);
    expect(sentences.length).toBe(new Set(sentences).size);
  });
});

describe('industry of a business', () => {
  it.each([
    ['retail', '', 'Retail'],
    ['House of Worship', '', 'House of Worship'],
    ['', 'Manufacturing LLC', 'Manufacturing'],
    ['Dental practice', '', 'Healthcare'],
    ['Family restaurant', '', 'Hospitality'],
    ['', '', 'Other'],
    ['Wizardry', 'LLC', 'Other'],
  ])('a business of industry %j and type %j is in %s', (industry, type, name) => {
    expect(findIndustryName(industry, type)).toBe(name);
  });

  it.each(INDUSTRIES)('%s is loaded by its name', async (name) => {
    expect(await loadIndustry(name)).toBe(industries.find((industry) => industry.name === name));
    expect(findIndustryName(name)).toBe(name);
  });
});
