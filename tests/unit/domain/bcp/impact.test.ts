import { describe, expect, it } from 'vitest';
import type { RiskImpact } from '#shared/domain/bcp/bcp.ts';
import {
  assessmentOf,
  groupRisksByLevel,
  isLikelihood,
  passesMatrixCheck,
  riskLevel,
  suggestLikelihood,
} from '#shared/domain/bcp/impact.ts';
import { content } from './entries.ts';

type Word = 'minor' | 'moderate' | 'major' | 'catastrophic' | null;
const risk = (financial: Word, operational: Word, reputational: Word, regulatory: Word): RiskImpact => ({
  financial_impact: financial,
  operational_impact: operational,
  reputational_impact: reputational,
  regulatory_impact: regulatory,
});
const examples: [RiskImpact | undefined, string][] = [
  [risk('minor', 'minor', 'minor', 'catastrophic'), 'high'],
  [risk('major', 'major', 'minor', 'minor'), 'high'],
  [risk('major', 'minor', 'minor', 'minor'), 'medium'],
  [risk('moderate', 'moderate', null, null), 'medium'],
  [risk('moderate', 'minor', 'minor', 'minor'), 'low'],
  [undefined, 'low'],
];

describe('level of a risk', () => {
  it.each([
    ...examples,
    [risk('major', 'moderate', 'moderate', 'moderate'), 'medium'],
    [risk('major', 'moderate', null, null), 'medium'],
    [{}, 'low'],
  ] as typeof examples)('the level of the risk %j is %s', (entry, level) => {
    expect(riskLevel(entry)).toBe(level);
  });

  it('the six example risks sum up to 2 high, 2 medium and 2 low', () => {
    const names = examples.map((_, at) => `Risk ${at}`);
    const entries = names.flatMap((name, at) => (examples[at]![0] ? [[name, examples[at]![0]]] : []));
    const summary = groupRisksByLevel(
      content({
        risk_factors: { selected: names },
        risk_impact_assessments: { primary_concerns: Object.fromEntries(entries), location_risks: {} },
      }),
      true,
    );
    expect([summary.high, summary.medium, summary.low].map((list) => list.map((entry) => entry.name))).toEqual([
      ['Risk 0', 'Risk 1'],
      ['Risk 2', 'Risk 3'],
      ['Risk 4', 'Risk 5'],
    ]);
  });
});

describe('assessment of a risk', () => {
  const found = risk('major', null, null, null);
  it.each([['Cyber Attacks'], ['cyber attacks'], ['cyber_attacks'], ['CYBER ATTACKS']])(
    'a risk assessment is found under the key %s',
    (key) => {
      expect(assessmentOf({ [key]: found }, 'Cyber Attacks')).toBe(found);
    },
  );

  it('a risk assessment is not found under a longer name or a name on Object.prototype', () => {
    expect(assessmentOf({ 'Cyber Attack on suppliers': found }, 'Cyber Attacks')).toBeUndefined();
    expect(assessmentOf({}, 'constructor')).toBeUndefined();
  });

  it('a risk assessment with the exact name wins when several keys match', () => {
    expect(assessmentOf({ 'cyber attacks': risk('minor', null, null, null), 'Cyber Attacks': found }, 'Cyber Attacks')).toBe(
      found,
    );
  });
});

describe('check of the matrix', () => {
  const withAssessed = (total: number, assessed: number, entry: RiskImpact) => {
    const names = Array.from({ length: total }, (_, at) => `Risk ${at}`);
    return content({
      risk_factors: { selected: names },
      risk_impact_assessments: {
        primary_concerns: Object.fromEntries(names.slice(0, assessed).map((name) => [name, entry])),
        location_risks: {},
      },
    });
  };
  const both = { likelihood: 'high', impact: 3 };
  it.each([
    [5, 4, both, true],
    [9, 7, both, false],
    [5, 4, risk('minor', 'minor', 'minor', 'minor'), true],
    [5, 5, risk('minor', 'minor', 'minor', null), false],
    [5, 5, { likelihood: 'high' }, false],
    [0, 0, both, false],
  ])('the impact matrix with %i risks and %i assessed as %j passes: %s', (total, assessed, entry, passes) => {
    expect(passesMatrixCheck(withAssessed(total, assessed, entry), true)).toBe(passes);
  });
});

describe('the likelihood of a risk', () => {
  it.each([
    ['every winter', 'almost certain'],
    ['nearly every winter', 'almost certain'],
    ['several times each spring', 'almost certain'],
    ['most summers', 'likely'],
    ['about every second year', 'likely'],
    ['about every 10 years', 'possible'],
    ['some winters', 'possible'],
    ['every 30 years', 'unlikely'],
    ['about every 500 years', 'rare'],
    ['once within 60 miles in 50 years', 'unlikely'],
    ['fewer than one in 50 years within 60 miles', 'unlikely'],
    ['once in 5 years', 'possible'],
    ['about 155 a year in Texas', null],
    ['severe in 2015 and 2021', 'possible'],
    ['in 2017, 2018, 2020 and 2022', 'likely'],
    ['in 2002, 2012, 2018 and 2020 to 2022', 'possible'],
    ['major floods in 1927, 2011, 2023 and 2024', 'possible'],
    ['direct hits in 1938, 1954 and 1991', 'unlikely'],
    ['severe in 2017', null],
    ['about 8 to 13 days a year', 'almost certain'],
    ['97 times in 2024, a record', 'almost certain'],
    ['about 100 inches a winter in Geauga County', 'almost certain'],
    ['3 or 4 destructive storms a year', 'almost certain'],
    ['every wet winter', 'almost certain'],
    ['highest tides each summer', 'almost certain'],
    ['most wet winters', 'likely'],
    ['about every 150 years on the Hayward Fault', null],
    ['magnitude 6.75 or more about every 300 years', null],
    ['several large outages a year', null],
    [null, null],
  ])('a hazard that strikes “%s” suggests %s', (frequency, likelihood) => {
    expect(suggestLikelihood(frequency)).toBe(likelihood);
  });

  it('older values of the likelihood are kept, but are none of the five', () => {
    expect(['likely', 'almost certain', 3, 'Often', null].map(isLikelihood)).toEqual([true, true, false, false, false]);
  });

  it('the likelihood changes neither the level nor the rating check', () => {
    const rated = risk('major', 'minor', null, null);
    expect(riskLevel({ ...rated, likelihood: 'almost certain' })).toBe(riskLevel(rated));
  });
});
