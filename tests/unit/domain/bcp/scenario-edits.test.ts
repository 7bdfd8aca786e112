import { describe, expect, it } from 'vitest';
import type { StressScenario } from '#shared/domain/bcp/bcp.ts';
import { putScenario, removeScenario } from '#shared/domain/bcp/scenario-edits.ts';

const fire: StressScenario = {
  ...{ id: 'a', title: 'Fire', staff_available: 100, starts: { weekday: 1, hour: 9 } },
  lost: [{ kind: 'site', ref: 'primary', lasts: null }],
};
const flood: StressScenario = { ...fire, id: 'b', title: 'Flood' };
const mine: StressScenario = { ...fire, title: 'Mine' };
const changes: [string, Partial<StressScenario>][] = [
  ['title', { title: 'Smoke' }],
  ['staff', { staff_available: 50 }],
  ['day', { starts: { weekday: 2, hour: 9 } }],
  ['hour', { starts: { weekday: 1, hour: 10 } }],
  ['what is lost', { lost: [{ kind: 'power', ref: 'primary', lasts: null }] }],
  ['how long', { lost: [{ kind: 'site', ref: 'primary', lasts: '2 days' }] }],
];

describe('a scenario of one’s own', () => {
  it.each([
    ['takes the place of the one that was opened', [flood, fire], mine, false, [fire], [flood, mine]],
    ['is added where it is new', [flood], mine, true, [], [flood, mine]],
    ['is added once, where the answer to an earlier attempt was lost', [fire, flood], mine, true, [fire], [mine, flood]],
    ['is stored already', [mine], mine, false, [fire], [mine]],
  ])('%s', (_, stored, scenario, isNew, known, after) => {
    expect(putScenario(stored, scenario, { isNew, known })).toEqual(after);
  });

  it.each(changes)('is not saved over one whose %s changed meanwhile, which is not deleted either', (_, change) => {
    const stored = [{ ...fire, ...change }];
    expect(() => putScenario(stored, mine, { isNew: false, known: [fire] })).toThrow(expect.objectContaining({ how: 'changed' }));
    expect(() => removeScenario(stored, fire)).toThrow(expect.objectContaining({ how: 'changed' }));
  });

  it('is not brought back silently after it was deleted, and a second deletion does nothing', () => {
    const put = () => putScenario([flood], mine, { isNew: false, known: [fire] });
    expect(put).toThrow(expect.objectContaining({ how: 'removed' }));
    expect(removeScenario([flood], fire)).toEqual([flood]);
    expect(removeScenario([flood, fire], fire)).toEqual([flood]);
  });

  it('is the same in whatever order the store keeps its fields', () => {
    const { lost, ...rest } = fire;
    const reordered = { lost: lost.map(({ lasts, ref, kind }) => ({ lasts, ref, kind })), ...rest };
    expect(removeScenario([reordered], fire)).toEqual([]);
  });
});
