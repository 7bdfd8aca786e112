import { describe, expect, it } from 'vitest';
import { type BcpContent, CriticalFunction, ItSystem } from '#shared/domain/bcp/bcp.ts';
import { findContradictions } from '#shared/domain/bcp/contradictions.ts';
import { compareDurations, parseDuration } from '#shared/domain/bcp/duration.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { DURATIONS, INDUSTRIES } from '#shared/domain/bcp/options.ts';
import { isCyberRisk, isSameRisk } from '#shared/domain/bcp/risk-names.ts';
import { findIndustry, industries } from '#shared/knowledge/industries.ts';
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
const profile = (industry: string, employee_count: number): Profile => buildProfile({ industry, employee_count }, true);

/** A plan that took every suggested function and system as it is. */
const planOf = (of: Profile): BcpContent => ({
  ...emptyContent,
  critical_functions: listKnownFunctions(of).map((one) =>
    CriticalFunction.parse({ id: one.name, ...toSuggestedFunction(one, of) }),
  ),
  it_systems: listKnownSystems(of).map((one) => ItSystem.parse({ id: one.name, ...toSuggestedSystem(one, of) })),
});
/** What a plan of suggestions cannot contain: people, contacts and names of persons. */
const ofPeople = ['R15', 'R16', 'R17', 'R18', 'R22'];
const withoutRepeats = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((one) => isSameRisk(one, name)) === at);

describe('knowledge of an industry', () => {
  it('covers every industry that is offered', () => {
    expect(industries.map(({ name }) => name).sort()).toEqual([...INDUSTRIES].sort());
  });

  it.each(rows)('has enough to say about %s with %i people', (name, size) => {
    const of = profile(name, size);
    expect(listIndustryRisks(of).length).toBeGreaterThanOrEqual(6);
    expect(listKnownFunctions(of).length).toBeGreaterThanOrEqual(6);
    expect(listKnownSystems(of).length).toBeGreaterThanOrEqual(5);
    expect(withoutRepeats(listIndustryRisks(of).map((risk) => risk.name))).toEqual(
      listIndustryRisks(of).map((risk) => risk.name),
    );
    expect(listIndustryRisks(buildProfile({ industry: name, employee_count: size }, false)).length).toBeGreaterThanOrEqual(5);
  });

  it.each(rows)('suggests functions and systems for %s with %i people that hold together in a plan', (name, size) => {
    const content = planOf(profile(name, size));
    const found = findContradictions({ content, employees: [], providers: [], cyber: true });
    expect(found.filter(({ rule }) => !ofPeople.includes(rule)).map(({ why }) => why)).toEqual([]);
  });

  it.each(rows)('states times for %s with %i people that are bands of the forms, RTO before MTD', (name, size) => {
    for (const one of listKnownFunctions(profile(name, size))) {
      for (const time of one.times) expect(DURATIONS).toContain(time);
      expect(DURATIONS.indexOf(one.times[1])).toBeLessThan(DURATIONS.indexOf(one.times[0]));
    }
    for (const one of listKnownSystems(profile(name, size))) {
      expect(compareDurations(parseDuration(one.times[0]), parseDuration(one.times[1])), `${one.name} RTO`).toBe('ok');
      expect(compareDurations(parseDuration(one.times[2]), parseDuration(one.backup[0])), `${one.name} RPO`).toBe('ok');
    }
  });

  it.each(industries.map((industry) => [industry.name, industry] as const))('links only what exists in %s', (_, one) => {
    const functions = one.functions.map(({ name }) => name);
    const systems = one.systems.map(({ name }) => name);
    const posts = Object.keys(one.posts);
    expect(functions).toEqual(expect.arrayContaining(one.functions.flatMap(({ needs }) => needs ?? [])));
    expect(functions).toEqual(expect.arrayContaining(one.systems.flatMap(({ supports }) => supports)));
    expect(systems).toEqual(expect.arrayContaining(one.systems.flatMap(({ needs }) => needs ?? [])));
    expect(posts).toEqual(expect.arrayContaining(one.functions.map(({ post }) => post)));
  });

  it.each(industries.map((industry) => [industry.name, industry] as const))(
    'keeps cyber words of %s in risks, insights and duties, which can be left out',
    (_, { functions, systems, harm, exposure, peak, sizes, suppliers }) => {
      expect(isCyberRisk(JSON.stringify([functions, systems, harm, exposure, peak, sizes, suppliers]))).toBe(false);
    },
  );

  it('gives the owner the work in a firm of four, and a department in one of 900', () => {
    const roles = (size: number) =>
      listKnownFunctions(profile('Retail', size)).map((one) => toSuggestedFunction(one, profile('Retail', size)));
    expect(roles(4).every((one) => one.owner === 'Owner')).toBe(true);
    expect(roles(900).some((one) => one.owner === 'Owner')).toBe(false);
  });
});

describe('two industries', () => {
  const texts = industries.flatMap((one) => [
    ...one.functions.map(({ name }) => name),
    ...one.systems.map(({ name }) => name),
    ...one.risks.map(([name]) => name),
  ]);
  it('share no name of a function, system or risk', () => {
    const seen = Map.groupBy(texts, (text) => text.toLowerCase());
    expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  });

  it('share no sentence', () => {
    const sentences = industries.flatMap((one) => [
      ...Object.values(one.harm),
      ...Object.values(one.exposure),
      ...one.sizes.flat(),
      ...one.insights,
      ...one.duties,
      ...one.risks.map(([, reason]) => reason),
      ...one.functions.flatMap(({ description, stake, steps }) => [description, stake, steps]),
      ...one.systems.flatMap(({ description, restore }) => [description, restore]),
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
  ])('of industry %j and type %j is %s', (industry, type, name) => {
    expect(findIndustry(industry, type).name).toBe(name);
  });
});
