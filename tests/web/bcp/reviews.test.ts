import { describe, expect, it } from 'vitest';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { toReview, undoSuggestions } from '../../../web/features/bcp-editor/ai/reviews.ts';
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
