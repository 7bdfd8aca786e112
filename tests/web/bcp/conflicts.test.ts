import { describe, expect, it } from 'vitest';
import { mergeVersions } from '../../../web/features/bcp-editor/state/conflicts.ts';

const entry = (id: string, name = id) => ({ id, name });
const newId = () => 'copy';
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => entry(id));

describe('two versions of a list', () => {
  it.each([
    ['keep what each side added', [a], [a, b], [a, c], [a, c, b]],
    ['drop what either side removed', [a, b, c], [b, c], [a, c], [c]],
    ['keep a change of either side', [a, b], [entry('a', 'A'), b], [a, entry('b', 'B')], [entry('a', 'A'), entry('b', 'B')]],
    [
      'keep both versions of an entry that both changed',
      [a],
      [entry('a', '1')],
      [entry('a', '2')],
      [entry('a', '1'), entry('copy', '2')],
    ],
    ['keep one of an entry that both changed alike', [a], [entry('a', '1'), b], [entry('a', '1')], [entry('a', '1'), b]],
    [
      'keep an entry that one side changed and the other removed',
      [a, b, d],
      [entry('a', 'A'), d],
      [entry('b', 'B'), d],
      [entry('b', 'B'), d, entry('a', 'A')],
    ],
    ['combine choices', ['Floods', 'Fires'], ['Floods', 'Storms'], ['Floods', 'Fires', 'Cold'], ['Floods', 'Cold', 'Storms']],
    [
      'match entries without an id by their content',
      [{ city: 'X' }],
      [{ city: 'X' }, { city: 'Y' }],
      [{ city: 'Z' }],
      [{ city: 'Z' }, { city: 'Y' }],
    ],
  ])('two versions of a list %s', (_, base, mine, theirs, expected) => {
    expect(mergeVersions(base, mine, theirs, newId)).toEqual(expected);
  });
});

describe('two versions of something with parts', () => {
  it('two versions of a section keep the fields that each side changed, and mine where both did', () => {
    const base = { city: 'Seattle', phone: null, name: 'Shop' };
    const [mine, theirs] = [
      { ...base, city: 'Tacoma', name: 'M' },
      { ...base, phone: '1', name: 'T' },
    ];
    expect(mergeVersions(base, mine, theirs, newId)).toEqual({ city: 'Tacoma', phone: '1', name: 'M' });
  });

  it('two versions of a section keep ratings of different risks, and of different harms of one risk', () => {
    const base = { primary_concerns: { Fires: { financial_impact: 'minor' } }, location_risks: {} };
    const mine = { ...base, primary_concerns: { Fires: { financial_impact: 'major' }, Storms: { financial_impact: 'major' } } };
    const theirs = {
      primary_concerns: { Fires: { financial_impact: 'minor', operational_impact: 'minor' } },
      location_risks: { Floods: {} },
    };
    expect(mergeVersions(base, mine, theirs, newId)).toEqual({
      primary_concerns: {
        Fires: { financial_impact: 'major', operational_impact: 'minor' },
        Storms: { financial_impact: 'major' },
      },
      location_risks: { Floods: {} },
    });
  });

  it('two versions of a section become theirs where only they changed something, and mine where only I did', () => {
    expect(mergeVersions({ a: 1 }, { a: 1 }, { a: 2 }, newId)).toEqual({ a: 2 });
    expect(mergeVersions({ a: 1 }, { a: 3 }, { a: 1 }, newId)).toEqual({ a: 3 });
    expect(mergeVersions(null, { a: 3 }, null, newId)).toEqual({ a: 3 });
  });
});
