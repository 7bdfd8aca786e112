import { describe, expect, it } from 'vitest';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import type { Review } from '../../../web/features/bcp-editor/ai/review.ts';
import { toReview } from '../../../web/features/bcp-editor/ai/reviews.ts';
import { undoSuggestions } from '../../../web/features/bcp-editor/ai/undo-suggestions.ts';
import { newBcpState } from '../../../web/features/bcp-editor/state/bcp-store.ts';
import { createBlankFunction } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';

const named = (id: string): CriticalFunction => ({ ...createBlankFunction(), id, name: id });
const content = (part: Partial<WizardContent>): WizardContent => ({ ...newBcpState().content, ...part });
const [mine, theirs, later] = [named('mine'), named('theirs'), named('later')];

describe('the undo of suggestions', () => {
  it('undoing suggestions restores the previous list when nothing changed since', () => {
    const [before, after] = [{ critical_functions: [mine] }, { critical_functions: [theirs] }];
    expect(undoSuggestions(content(after), before, after)).toEqual(before);
  });

  it('undoing suggestions keeps entries added since, and restores replaced ones', () => {
    const [before, after] = [{ critical_functions: [mine] }, { critical_functions: [theirs] }];
    const now = content({ critical_functions: [theirs, later] });
    expect(undoSuggestions(now, before, after)).toEqual({ critical_functions: [mine, later] });
  });

  it('undoing suggestions does not restore entries that were deleted since', () => {
    const [before, after] = [{ critical_functions: [mine] }, { critical_functions: [mine, theirs] }];
    const now = content({ critical_functions: [theirs] });
    expect(undoSuggestions(now, before, after)).toEqual({ critical_functions: [] });
  });

  it('undoing suggestions takes back what they added to an entry, unless it was changed since', () => {
    const [before, after] = [
      { critical_functions: [mine, theirs] },
      { critical_functions: [mine, theirs].map((fn) => ({ ...fn, workaround: 'By hand' })) },
    ];
    const [changed, untouched] = after.critical_functions;
    const now = content({ critical_functions: [{ ...changed!, workaround: 'By hand, at night' }, untouched!] });
    expect(undoSuggestions(now, before, after).critical_functions).toEqual([
      { ...mine, workaround: 'By hand, at night' },
      theirs,
    ]);
  });

  it('undoing suggestions unchecks the risks that came with them and drops their recorded sources', () => {
    const before = { risk_factors: { selected: ['Fire'] } };
    const after = { risk_factors: { selected: ['Fire', 'Theft'], sources: { Theft: 'model' as const } } };
    const now = content({ risk_factors: { selected: ['Theft', 'Flood'], sources: { Theft: 'model' } } });
    expect(undoSuggestions(now, before, after)).toEqual({ risk_factors: { selected: ['Flood'] } });
  });
});

describe('a suggested risk', () => {
  const suggestions = {
    suggested_risks: [{ name: 'Walk-in cooler failure', reason: 'Stock spoils within four hours.' }],
    location_specific_risks: [
      { name: 'Storm Surge', reason: 'Ike drove 15 feet of water ashore.', reason_source: 'NHC' },
      { name: 'Floods', reason: 'Streets flood at high tide.' },
    ],
    suggested_critical_functions: [],
    business_size_considerations: [],
  };
  const before = content({ threat_probability: { selected: ['Hail'] } });
  const review = toReview({ kind: 'risks', result: { suggestions, source: 'knowledge' } }, before, true);
  const keyOf = (name: string) => review.groups.flatMap(({ items }) => items).find(({ text }) => text === name)!.key;
  const choose = (...names: [name: string, edited: string][]) => ({
    accepted: new Map(names.map(([name, edited]) => [keyOf(name), edited])),
    functions: 'keep' as const,
  });

  it('a suggested risk enters the BCP with the reason it was suggested for and its source', () => {
    const change = review.buildChange(
      before,
      choose(['Storm Surge', 'Storm Surge'], ['Walk-in cooler failure', 'Walk-in cooler failure']),
    );
    expect(change.threat_probability).toEqual({
      selected: ['Hail', 'Storm Surge'],
      sources: { 'Storm Surge': 'knowledge' },
      reasons: { 'Storm Surge': { text: 'Ike drove 15 feet of water ashore.', source: 'NHC' } },
    });
    expect(change.risk_factors?.reasons).toEqual({
      'Walk-in cooler failure': { text: 'Stock spoils within four hours.', source: null },
    });
  });

  it('a suggested risk keeps its reason under an edited name', () => {
    const change = review.buildChange(before, choose(['Floods', ' Tidal floods ']));
    expect(change.threat_probability?.selected).toEqual(['Hail', 'Tidal floods']);
    expect(Object.keys(change.threat_probability?.reasons ?? {})).toEqual(['Tidal floods']);
  });

  it('a suggested risk that was dropped leaves no reason behind', () => {
    expect(review.buildChange(before, choose()).threat_probability).toEqual({ selected: ['Hail'] });
  });
});

describe('a suggestion that was changed before it is applied', () => {
  const apply = (review: Review, before: WizardContent, edit: (entity: object) => object) => {
    const [item] = review.groups.flatMap(({ items }) => items);
    const [accepted, edited] = [new Map([[item!.key, item!.text]]), new Map([[item!.key, edit(item!.entry!.entity)]])];
    return review.buildChange(before, { accepted, edited, functions: 'keep' });
  };

  it('a level that was changed loses the reason for the suggested one, and an emptied one stays unrated', () => {
    const before = content({ risk_factors: { selected: ['Fire'] } });
    const suggested_ratings = [
      {
        name: 'Fire',
        financial_impact: 'major' as const,
        financial_impact_reason: 'Ovens are one of a kind.',
        operational_impact: 'major' as const,
        operational_impact_reason: 'Nothing is baked without them.',
        regulatory_impact: 'minor' as const,
      },
    ];
    const review = toReview({ kind: 'ratings', result: { suggestions: { suggested_ratings }, source: 'model' } }, before, true);
    const change = apply(review, before, (levels) => ({ ...levels, operational_impact: 'moderate', regulatory_impact: null }));
    expect(change.risk_impact_assessments?.primary_concerns.Fire).toEqual({
      financial_impact: 'major',
      operational_impact: 'moderate',
      reasons: { financial_impact: { text: 'Ovens are one of a kind.', source: null } },
    });
  });

  it('an outage fills what the owner has not said of a function, and takes what its form changes', () => {
    const course = { h4: 'minor', d1: 'major', d3: 'moderate', w1: 'major', w2: 'major', m1: 'major' } as const;
    const before = content({
      critical_functions: [{ ...mine, workaround: 'Cash' }, { ...theirs, impact_over_time: { ...course, d3: 'major' } }, later],
    });
    const suggested_outages = [
      {
        name: 'Mine',
        impact_over_time: course,
        impact_driver: 'financial' as const,
        workaround: 'Paper',
        workaround_lasts: '1-3 days',
      },
      { name: 'theirs', impact_over_time: course },
    ];
    const review = toReview(
      { kind: 'outages', result: { suggestions: { suggested_outages }, source: 'knowledge' } },
      before,
      true,
    );
    const [item, ...others] = review.groups.flatMap(({ items }) => items);
    expect(others).toEqual([]);
    expect(item!.values!.map(({ label }) => label)).toEqual(['Impact over time', 'What hurts most']);
    const { critical_functions } = apply(review, before, (fn) => ({ ...fn, minimum_service: 'One register' }));
    expect(critical_functions).toEqual([
      {
        ...before.critical_functions[0],
        ...{ impact_over_time: { ...course, d3: 'major' }, impact_driver: 'financial', minimum_service: 'One register' },
      },
      ...before.critical_functions.slice(1),
    ]);
  });

  it('a mitigation enters with the lines of its form', () => {
    const before = content({ risk_factors: { selected: ['Fire'] } });
    const suggested_mitigations = [
      { risk_name: 'Fire', mitigation_strategy: 'Sprinklers', incident_response_steps: ['Call 911'] },
    ];
    const review = toReview(
      { kind: 'mitigations', result: { suggestions: { suggested_mitigations }, source: 'model' } },
      before,
      true,
    );
    const change = apply(review, before, (entity) => ({
      ...entity,
      incident_response_steps: 'Get everyone out\nCall 911\n',
      source: 'user',
    }));
    expect(change.mitigations).toMatchObject([
      { mitigation_strategy: 'Sprinklers', incident_response_steps: ['Get everyone out', 'Call 911'], source: 'user' },
    ]);
  });
});
