import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BcpContent, Scores } from '#shared/domain/bcp/bcp.ts';
import {
  completenessScore,
  computeOverall,
  computeScoreInputs,
  computeScores,
  computeScoresFrom,
  countsOf,
  impactScore,
  levelOf,
  operationsScore,
  portfolioScore,
  recommendImprovements,
  riskScore,
  scoreColor,
  summarizeSection,
} from '#shared/domain/bcp/score.ts';

import { SECTIONS } from '#shared/domain/bcp/sections.ts';
import { content, functionNamed, mitigationOf, primary, supplierNamed, systemNamed } from './entries.ts';

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix} ${at}`);
const rated = (risks: string[]) => Object.fromEntries(risks.map((risk) => [risk, { financial_impact: 'minor' as const }]));

const example1 = content({
  business_name: 'Acme',
  business_type: 'LLC',
  industry: 'Retail',
  employee_count: 5,
  address: '1 Main St',
  primary_location: primary({ name: 'HQ', address: '1 Main St' }),
  risk_factors: { selected: ['Floods'] },
});
const example2: BcpContent = {
  ...example1,
  threat_probability: { selected: ['Hurricanes'] },
  financial_impact_severity: 'minor',
  operational_impact_severity: 'major',
  critical_functions: [functionNamed('Baking')],
  it_systems: [systemNamed('POS')],
};
const scoresWith = (part: Partial<Scores>): Scores => {
  const components = { completeness: 0, risk: 0, impact: 0, operations: 0, ...part };
  const total = computeOverall(components);
  return { ...components, overall: total, level: levelOf(total) };
};

describe('completeness', () => {
  it.each([
    ['an empty plan', content(), 0],
    ['name, type, industry, employees, address, location and concerns', example1, 47],
    ['threats, two severities, functions and systems on top', example2, 84],
    ['texts of spaces and empty lists', content({ business_name: '  ', address: ' ', risk_factors: { selected: [] } }), 0],
    ['many concerns as one', content({ risk_factors: { selected: names(9, 'risk') } }), 12],
    ['a supplier alone', content({ key_suppliers: [supplierNamed('Mill')] }), 6],
  ])('the completeness score gives %s its points', (_, bcp, points) => {
    expect(completenessScore(computeScoreInputs(bcp))).toBe(points);
  });

  it('the completeness score is exactly 100 for a BCP with every part', () => {
    const full = {
      ...example2,
      key_suppliers: [supplierNamed('Mill')],
      reputational_impact_severity: 'minor' as const,
      legal_regulatory_impact_severity: 'minor' as const,
    };
    expect(completenessScore(computeScoreInputs(full))).toBe(100);
  });
});

describe('risk score', () => {
  const concerns = names(7, 'concern');
  const threats = names(5, 'threat');
  const withRisks = (selected: [number, number], assessed: number, part: Partial<BcpContent> = {}) =>
    content({
      risk_factors: { selected: concerns.slice(0, selected[0]) },
      threat_probability: { selected: threats.slice(0, selected[1]) },
      risk_impact_assessments: { primary_concerns: rated(concerns.slice(0, assessed)), location_risks: {} },
      ...part,
    });
  it.each([
    ['7 risks, 2 rated, MTD without priority', withRisks([4, 3], 2, { max_downtime: '1-3 days' }), 55],
    ['both caps and both recovery fields', withRisks([7, 5], 4, { max_downtime: '1-3 days', recovery_priority: 'high' }), 100],
    ['priority without MTD', withRisks([1, 0], 0, { recovery_priority: 'high' }), 5],
    ['ratings of risks that are not selected any more', withRisks([0, 0], 3), 0],
    [
      'an entry without any level',
      withRisks([1, 0], 0, { risk_impact_assessments: { primary_concerns: { 'concern 0': {} }, location_risks: {} } }),
      5,
    ],
    [
      'a rating under another spelling of the name',
      withRisks([1, 0], 0, {
        risk_impact_assessments: { primary_concerns: { CONCERN_0: { financial_impact: 'minor' } }, location_risks: {} },
      }),
      15,
    ],
  ])('the risk score counts %s', (_, bcp, points) => {
    expect(riskScore(computeScoreInputs(bcp))).toBe(points);
  });
});

describe('impact score', () => {
  const severities = {
    financial_impact_severity: 'minor',
    operational_impact_severity: 'minor',
    reputational_impact_severity: 'minor',
  } as const;
  it.each([
    [
      '3 severities, one description of 11 characters, one of 10',
      { ...severities, financial_impact_description: '12345678901', operational_impact_description: '1234567890' },
      55,
    ],
    [
      '4 severities and 3 long descriptions',
      {
        ...severities,
        legal_regulatory_impact_severity: 'major' as const,
        financial_impact_description: 'long enough text',
        operational_impact_description: 'long enough text',
        reputational_impact_description: 'long enough text',
        legal_regulatory_impact_description: '',
      },
      90,
    ],
  ])('the impact score counts %s', (_, part, points) => {
    expect(impactScore(computeScoreInputs(content(part)))).toBe(points);
  });
});

describe('operations score', () => {
  it.each([
    [3, 2, 1, 54],
    [6, 4, 2, 90],
    [5, 3, 3, 100],
    [0, 0, 0, 0],
  ])(
    'the operations score gives %i functions, %i suppliers and %i systems %i points',
    (functions, suppliers, systems, points) => {
      const bcp = content({
        critical_functions: names(functions, 'f').map((name) => functionNamed(name)),
        key_suppliers: names(suppliers, 's').map((name) => supplierNamed(name)),
        it_systems: names(systems, 'i').map((name) => systemNamed(name)),
      });
      expect(operationsScore(computeScoreInputs(bcp))).toBe(points);
    },
  );
});

describe('overall score', () => {
  it.each([
    [47, 55, 55, 54, 52],
    [84, 100, 90, 90, 91],
    [85, 80, 80, 70, 80],
    [50, 30, 80, 80, 59],
    [20, 0, 0, 0, 6],
    [50, 40, 40, 40, 43],
    [0, 0, 0, 0, 0],
    [100, 100, 100, 100, 100],
  ])('the overall score weighs %i, %i, %i, %i to %i', (completenessPoints, risk, impact, operations, total) => {
    expect(computeOverall({ completeness: completenessPoints, risk, impact, operations })).toBe(total);
  });

  it.each([
    [100, 'Low'],
    [80, 'Low'],
    [79, 'Medium'],
    [60, 'Medium'],
    [59, 'High'],
    [40, 'High'],
    [39, 'Critical'],
    [0, 'Critical'],
  ])('the overall score calls %i %s', (score, level) => {
    expect(levelOf(score)).toBe(level);
  });

  it('the risk level uses the rounded score', () => {
    expect(scoresWith({ completeness: 85, risk: 80, impact: 80, operations: 70 })).toMatchObject({ overall: 80, level: 'Low' });
  });
});

describe('score over several BCPs', () => {
  it('the score over several BCPs is 0 and Critical without BCPs', () => {
    expect(portfolioScore([])).toMatchObject({ overall: 0, level: 'Critical' });
  });

  it('the score over several BCPs is rounded once, from the averaged components', () => {
    const [a, b] = [
      scoresWith({ completeness: 47, risk: 55, impact: 55, operations: 54 }),
      scoresWith({ completeness: 84, risk: 100, impact: 90, operations: 90 }),
    ];
    const both = portfolioScore([{ scores: a }, { scores: b }]);
    expect(both).toEqual({ completeness: 65.5, risk: 77.5, impact: 72.5, operations: 72, overall: 72, level: 'Medium' });
  });

  it('the score over a single BCP equals its own', () => {
    const scores = computeScores(example2);
    expect(portfolioScore([{ scores }])).toEqual(scores);
  });
});

describe('recommendations', () => {
  const text = {
    completeness: 'Complete missing BCP sections to improve risk assessment',
    risk: 'Conduct comprehensive risk assessment with more identified risks',
    impact: 'Complete Business Impact Analysis with severity assessments',
    operations: 'Document critical functions, suppliers, and IT systems',
    review: 'Consider immediate BCP review and updates',
    fine: 'BCP appears well-developed. Consider regular reviews and updates.',
  };
  it.each([
    [
      [47, 55, 55, 54],
      [text.completeness, text.review],
    ],
    [[84, 100, 90, 90], [text.fine]],
    [
      [20, 0, 0, 0],
      [text.completeness, text.risk, text.impact, text.operations, text.review],
    ],
    [[50, 40, 40, 40], [text.review]],
    [[49, 100, 100, 100], [text.completeness]],
    [[100, 35, 100, 100], [text.risk]],
    [[100, 100, 35, 100], [text.impact]],
    [[100, 100, 100, 38], [text.operations]],
  ])('the recommendations for %j', ([completenessPoints, risk, impact, operations], expected) => {
    expect(
      recommendImprovements(
        scoresWith({ completeness: completenessPoints!, risk: risk!, impact: impact!, operations: operations! }),
      ),
    ).toEqual(expected);
  });

  it('the first recommendation without BCPs is to create one', () => {
    expect(recommendImprovements(null)).toEqual(['Create your first BCP to begin risk assessment']);
  });
});

describe('score color', () => {
  it.each([
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'red'],
  ])('the score color for %i is %s', (score, color) => {
    expect(scoreColor(score)).toBe(color);
  });
});

const someNames = fc.array(fc.constantFrom('Floods', 'floods', 'Cyber Attacks', 'cyber_attacks', 'Theft', ' '), {
  maxLength: 15,
});
const severity = fc.constantFrom(null, 'minor' as const, 'catastrophic' as const);
const optional = fc.option(fc.string({ maxLength: 20 }));
const arbitraryPart: fc.Arbitrary<Partial<BcpContent>> = fc.record(
  {
    business_name: fc.string(),
    employee_count: fc.nat(20_000),
    address: optional,
    primary_location: fc.option(fc.record({ name: optional, address: optional }).map((part) => primary(part))),
    risk_factors: someNames.map((selected) => ({ selected })),
    threat_probability: someNames.map((selected) => ({ selected })),
    risk_impact_assessments: someNames.map((all) => ({ primary_concerns: rated(all), location_risks: rated(all) })),
    max_downtime: optional,
    recovery_priority: optional,
    financial_impact_severity: severity,
    financial_impact_description: optional,
    critical_functions: fc.nat(9).map((count) => names(count, 'f').map((name) => functionNamed(name))),
    key_suppliers: fc.nat(9).map((count) => names(count, 's').map((name) => supplierNamed(name))),
    it_systems: fc.nat(9).map((count) => names(count, 'i').map((name) => systemNamed(name))),
    mitigations: fc.nat(3).map((count) => names(count, 'm').map((name) => mitigationOf('Floods', name))),
  },
  { requiredKeys: [] },
);

describe('scores of any BCP', () => {
  it('every score is between 0 and 100', () => {
    fc.assert(
      fc.property(arbitraryPart, (part) => {
        const { level, ...numbers } = computeScores(content(part));
        for (const score of Object.values(numbers))
          expect(score).toSatisfy((value: number) => Number.isInteger(value) && value >= 0 && value <= 100);
        expect(level).toBe(levelOf(numbers.overall));
      }),
    );
  });

  it('scores computed from section summaries equal scores of the whole content', () => {
    fc.assert(
      fc.property(arbitraryPart, (part) => {
        const bcp = content(part);
        const inputs = JSON.parse(
          JSON.stringify(Object.fromEntries(SECTIONS.map((section) => [section, summarizeSection(section, bcp)]))),
        );
        expect(computeScoresFrom(inputs)).toEqual(computeScores(bcp));
        expect(countsOf(inputs)).toMatchObject({
          functions: bcp.critical_functions.length,
          mitigations: bcp.mitigations.length,
        });
      }),
    );
  });

  it('the completeness score never falls when something is added to an empty BCP', () => {
    fc.assert(
      fc.property(arbitraryPart, arbitraryPart, (before, added) => {
        const missing = Object.fromEntries(Object.entries(added).filter(([field]) => !(field in before)));
        const points = (part: Partial<BcpContent>) => completenessScore(computeScoreInputs(content(part)));
        expect(points({ ...before, ...missing })).toBeGreaterThanOrEqual(points(before));
      }),
    );
  });
});
