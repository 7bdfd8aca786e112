/** What makes a treatment, a cut or a flight safe comes back before it. */
import { describe, expect, it } from 'vitest';
import { createContext } from '#functions/documents/document-context.ts';
import { findTrade } from '#shared/knowledge/trades.ts';
import { draftTrade } from '#tests/support/first-draft.ts';

describe('the order of recovery of a first draft', () => {
  it.each([
    ['dialysis-center', 'Water treatment for dialysis', 'Dialysis treatments on schedule'],
    ['tattoo-studio', 'Sterilizer, spore tests and sharps', 'Sessions, consent and aftercare'],
    ['barber-shop', 'Razor and clipper sterilizing', 'Cuts, shaves and the walk-in line'],
    ['flight-school', 'Training aircraft inspections and storage', 'Lessons, checkrides and student records'],
  ])('the order of recovery of a first draft prepares what keeps people safe first: %s, %s', async (id, first, then) => {
    const trade = findTrade(id)!;
    const bcp = await draftTrade(trade);
    const { schedule } = createContext({
      ...{ bcp, employees: [], providers: [], cyber: true, generatedAt: '2026-11-20T17:00:00Z', template: 'standard' },
    });
    const names = schedule.map(({ item }) => item.name);
    expect(names).toContain(first);
    expect(names.indexOf(first)).toBeLessThan(names.indexOf(then));
  });
});
