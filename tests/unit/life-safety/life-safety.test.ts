import { describe, expect, it } from 'vitest';
import { buildIso27001Document } from '#functions/documents/iso27001.ts';
import { renderBcp } from '#functions/documents/render-bcp.ts';
import { criticalFunctions } from '#infra/local/seed/harbor-bakery/functions.ts';
import { mitigations } from '#infra/local/seed/harbor-bakery/mitigations.ts';
import { TEMPLATE_TYPES } from '#shared/domain/bcp/options.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import { dangerousAdvice } from '#shared/knowledge/dangerous-advice.ts';
import { templateSeed } from '#shared/knowledge/exercise-templates.ts';
import { stateFacts } from '#shared/knowledge/hazards.ts';
import { industries } from '#shared/knowledge/industries.ts';
import { lessons } from '#shared/knowledge/lessons.ts';
import type { RiskFacts } from '#shared/knowledge/mitigations/fact.ts';
import { findMitigationFacts, mitigationFacts } from '#shared/knowledge/mitigations.ts';
import { buildProfile } from '#shared/knowledge/profile.ts';
import { writeFacilitatorNotes, writeScenarios } from '#shared/knowledge/scenarios/library.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { Trait } from '#shared/knowledge/traits/trait.ts';
import { traits } from '#shared/knowledge/traits.ts';

import { generatedBcps } from './generated-bcps.ts';
import { alsoNamed, byRisk, together } from './rules.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n');
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsIn);
};

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
/** The lines of an HTML document as they are read. */
const linesOf = (html: string): string[] =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<\/?(?:strong|em|b|wbr)\b[^>]*>/g, '')
    .replace(/<\/?span\b[^>]*>/g, ' ')
    .split(/<[^>]+>/)
    .map((line) => line.replace(/&\w+;|&#39;/g, (entity) => entities[entity] ?? ' ').trim())
    .filter((line) => line !== '');

const mistakesIn = (texts: readonly string[]): string[] =>
  dangerousAdvice.flatMap(([mistake, pattern]) =>
    [...new Set(texts)].filter((text) => pattern.test(text)).map((text) => `${mistake}: ${text}`),
  );

/** What an entry leaves out although it speaks of the danger. */
const omissionsIn = (entries: readonly unknown[]): string[] =>
  entries.flatMap((entry) => {
    const text = textsIn(entry).join('\n');
    return together
      .filter(([mention, required]) => mention.test(text) && !required.test(text))
      .map(([mention, required]) => `“${text.split('\n').find((line) => mention.test(line))}” without ${required}`);
  });

/** Each item of each list, and each text that stands alone. */
const listEntries = (knowledge: object): unknown[] =>
  Object.entries(knowledge).flatMap(([name, value]) => {
    if (name === 'mitigations') return (value as readonly RiskFacts[]).flatMap(({ facts }) => facts);
    if (Array.isArray(value)) return value.flat();
    return value instanceof RegExp ? [] : name === 'exposure' || name === 'harm' ? Object.values(value) : [value];
  });

/** Everything the product says without a BCP: one entry for each mitigation, function, sentence, template and lesson. */
const library: readonly (readonly [name: string, entries: readonly unknown[]])[] = [
  ['mitigations', mitigationFacts.flatMap(({ facts }) => facts)],
  ...industries.map((industry) => [`knowledge of ${industry.trade}`, listEntries(industry)] as const),
  ...trades.map((trade) => [`knowledge of ${trade.trade}`, listEntries(trade)] as const),
  ...Object.values<Trait>(traits).map((trait) => [`knowledge of a business that ${trait.fact}`, listEntries(trait)] as const),
  ['hazards', stateFacts],
  ['exercise templates', templateSeed],
  ['lessons', lessons],
  ['demo plan', [...mitigations, ...criticalFunctions]],
];

describe('the table of mistakes', () => {
  it.each(dangerousAdvice)('the table of dangerous mistakes recognizes %s', (_, pattern, example) => {
    expect(example).toMatch(pattern);
  });
});

describe('the product', () => {
  it.each(library)('the product gives no dangerous advice: %s', (_, entries) => {
    expect(entries.length).toBeGreaterThan(0);
    expect(mistakesIn(textsIn(entries))).toEqual([]);
    expect(omissionsIn(entries)).toEqual([]);
  });
});

describe.each(generatedBcps)('a generated BCP, %s', (_, generate) => {
  it('a generated BCP gives no dangerous advice, in any document, answer or exercise', async () => {
    const { bcp, answers, document } = await generate();
    const profile = await buildProfile(bcp, true);
    const scenarios = EXERCISE_TYPES.flatMap((type) => writeScenarios(profile, { count: 2, types: [type], areas: [] }));
    const documents = TEMPLATE_TYPES.map((template) => linesOf(renderBcp({ ...document, template })));
    const recovery = textsIn(buildIso27001Document(document));
    expect(documents.flat().length).toBeGreaterThan(500);
    expect(
      mistakesIn([
        ...documents.flat(),
        ...recovery,
        ...textsIn([answers, scenarios, EXERCISE_TYPES.map((type) => writeFacilitatorNotes(profile, type))]),
      ]),
    ).toEqual([]);
    expect(omissionsIn([...documents, recovery, ...scenarios, ...document.bcp.mitigations])).toEqual([]);
  });
});

const rows = Object.entries(byRisk).flatMap(([risk, rule]) =>
  [risk, ...(alsoNamed[risk] ?? [])].map((name) => [name, rule] as const),
);

describe('the instructions for a danger', () => {
  it.each(rows)('the instructions for a danger contain the lifesaving advice: %s', (name, { says, never: mustNot = [] }) => {
    const text = findMitigationFacts(name, 'small').flatMap(textsIn).join('\n');
    expect(says.filter((pattern) => !pattern.test(text))).toEqual([]);
    expect(mustNot.filter((pattern) => pattern.test(text))).toEqual([]);
  });

  it.each([
    ['Robbery', 'Protests'],
    ['Robbery', 'Active Attacker'],
    ['Protests', 'Active Attacker'],
    ['Flash Floods', 'Floods'],
    ['Gas Leak', 'Fuel Shortage'],
    ['Chemical Releases', 'Oil Spill'],
  ])('the instructions differ between %s and %s', (danger, other) => {
    const strategies = (risk: string) => findMitigationFacts(risk, 'small').map((fact) => fact.mitigation_strategy);
    expect(strategies(danger).filter((strategy) => strategies(other).includes(strategy))).toEqual([]);
  });

  it('the instructions for a hurricane put evacuation before any preparation', () => {
    const steps = findMitigationFacts('Hurricanes', 'small')[0]!.incident_response_steps!;
    expect(steps[0]).toMatch(/evacuate/);
    expect(steps.findIndex((step) => /openings|yard|equipment|generator/i.test(step))).toBeGreaterThan(
      steps.findIndex((step) => /leave before the order/i.test(step)),
    );
  });
});

describe('the hazards of a state', () => {
  it.each(['TX', 'LA', 'MS', 'AL', 'FL', 'GA', 'SC', 'NC', 'VA', 'MD', 'DE', 'NJ', 'NY', 'CT', 'RI', 'MA', 'NH', 'ME'])(
    'the hazards of a state on the Gulf or Atlantic coast include storm surge: %s',
    (code) => {
      const { hazards } = stateFacts.find((state) => state.code === code)!;
      const coastal = hazards.filter(({ name }) => name === 'Storm Surge' || name === 'Coastal Flooding');
      expect(coastal.length).toBeGreaterThan(0);
      expect(JSON.stringify(hazards)).toMatch(/surge/i);
    },
  );
});
