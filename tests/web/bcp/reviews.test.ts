import { describe, expect, it } from 'vitest';
import type { CriticalFunction } from '#shared/domain/bcp/bcp.ts';
import type { WizardContent } from '#shared/domain/bcp/wizard.ts';
import { undoSuggestions } from '../../../web/features/bcp-editor/ai/reviews.ts';
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
