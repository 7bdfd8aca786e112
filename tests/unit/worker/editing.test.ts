import { describe, expect, it } from 'vitest';
import { applyEdits, type CheckEntry } from '#functions/worker/editing/apply-edits.ts';
import { findNewContradictions } from '#functions/worker/editing/critic.ts';
import { type Chunk, type EditAnswer, type Entry, splitIntoChunks } from '#functions/worker/editing/editable-lists.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { systemNamed } from '#tests/unit/domain/bcp/entries.ts';

const names = ['Fire', 'Power Outage', 'Theft', 'Staff Shortage', 'Oven Failure'];
const chunk: Chunk = {
  list: 'suggested_risks',
  entries: names.map((name) => ({ name, reason: `${name} stops the bakery.`, reason_source: 'FEMA' })),
};
const acceptAll: CheckEntry = (entry) => ({ entry, problems: [] });
const edit = (answer: Partial<EditAnswer>, check = acceptAll, others: Entry[] = []) =>
  applyEdits(chunk, { decisions: [], additions: [], ...answer } as EditAnswer, others, check);
const namesOf = ({ entries }: ReturnType<typeof edit>) => entries.map(({ entry }) => entry.name);
const drop = (at: number, why?: string) => ({ id: `e${at}`, verdict: 'drop' as const, ...(why === undefined ? {} : { why }) });

describe('splitIntoChunks', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [5, [5]],
    [6, [3, 3]],
    [11, [4, 4, 3]],
    [13, [5, 5, 3]],
  ])('splitIntoChunks splits %i entries evenly, at most five at a time', (count, sizes) => {
    const entries = Array.from({ length: count }, (_, at) => ({ name: `Risk ${at}` }));
    const chunks = splitIntoChunks({ suggested_risks: entries });
    expect(chunks.map((part) => part.entries.length)).toEqual(sizes);
    expect(chunks.flatMap((part) => part.entries)).toEqual(entries);
  });

  it('splitIntoChunks asks nothing about an empty list to which nothing may be added', () => {
    expect(splitIntoChunks({ suggested_impacts: [] })).toEqual([]);
  });
});

describe('applyEdits', () => {
  it('an entry that the answer does not mention stays as drafted', () => {
    const { entries } = edit({ decisions: [{ id: 'e1', verdict: 'keep' }] });
    expect(entries.map(({ entry }) => entry)).toEqual(chunk.entries);
    expect(entries.every(({ source }) => source === 'knowledge')).toBe(true);
  });

  it('an adapted entry changes in the fields that are given, and is the model’s', () => {
    const { entries } = edit({ decisions: [{ id: 'e2', verdict: 'adapt', changes: { name: 'Power Failure' } }] });
    expect(entries[1]).toMatchObject({
      source: 'model',
      entry: { name: 'Power Failure', reason: 'Power Outage stops the bakery.' },
    });
  });

  it('a reason that is rewritten loses the source of the one before', () => {
    const { entries } = edit({ decisions: [{ id: 'e1', verdict: 'adapt', changes: { reason: 'Two ovens share a hood.' } }] });
    expect(entries[0]!.entry).toEqual({ name: 'Fire', reason: 'Two ovens share a hood.' });
  });

  it('an adaptation that changes nothing leaves the entry to the knowledge', () => {
    const { entries } = edit({ decisions: [{ id: 'e1', verdict: 'adapt', changes: { name: 'Fire' } }] });
    expect(entries[0]).toMatchObject({ source: 'knowledge', entry: chunk.entries[0] });
  });

  it('an entry is dropped with a reason only', () => {
    expect(namesOf(edit({ decisions: [drop(3, 'It keeps no cash.')] }))).not.toContain('Theft');
    expect(namesOf(edit({ decisions: [drop(3)] }))).toContain('Theft');
  });

  it('an answer that drops everything loses two entries of five', () => {
    expect(namesOf(edit({ decisions: names.map((_, at) => drop(at + 1, 'No.')) }))).toEqual(names.slice(2));
  });

  it('additions come after the draft', () => {
    const { entries } = edit({ additions: [{ name: 'Flour Dust Explosion', reason: 'The silo.' }] });
    expect(entries.at(-1)).toMatchObject({ source: 'model', draft: null, entry: { name: 'Flour Dust Explosion' } });
  });

  it.each([
    ['is in the draft', 'power outages', []],
    ['is in another chunk', 'Burst Pipe', [{ name: 'Burst pipe' }]],
  ])('an addition that %s is not added twice', (_, name, others) => {
    expect(edit({ additions: [{ name, reason: 'x' }] }, acceptAll, others).entries).toHaveLength(5);
  });

  it('an addition that replaces what the same answer dropped does not bring it back', () => {
    const answer = { decisions: [drop(3, 'No cash.')], additions: [{ name: 'Theft', reason: 'Cash.' }] };
    expect(namesOf(edit(answer))).not.toContain('Theft');
  });

  it('what fails a check stays as drafted, or away, and is said', () => {
    const refuse: CheckEntry = (entry) => ({ entry, problems: ['it is wrong'] });
    const answer = {
      decisions: [{ id: 'e1', verdict: 'adapt' as const, changes: { name: 'Blaze' } }],
      additions: [{ name: 'Meteor', reason: 'x' }],
    };
    const edited = edit(answer, refuse);
    expect(namesOf(edited)).toEqual(names);
    expect(edited.problems).toEqual(['e1: it is wrong', 'addition “Meteor”: it is wrong']);
  });
});

describe('the plan check over what would be applied', () => {
  const baking = {
    name: 'Baking',
    criticality: 'critical',
    max_downtime: '4-24 hours',
    rto: '1-4 hours',
    dependencies: [],
    recovery_procedures: '1. Bake by hand.',
  };
  const content = { ...emptyContent, it_systems: [systemNamed('Oven control', { rto: '4-24 hours' })] };
  const wrong = { ...baking, dependencies: ['Oven control'] };

  it('an edit that contradicts the BCP goes back to its draft', () => {
    const edited = { entries: [{ entry: wrong, source: 'model' as const, draft: baking }], problems: [] };
    const found = findNewContradictions(content, 'suggested_functions', edited);
    expect(found.entries).toEqual([{ entry: baking, source: 'knowledge', draft: baking }]);
    expect(found.problems[0]).toMatch(/Baking is due back within .*Oven control/);
  });

  it('an addition that contradicts the BCP is not added', () => {
    const edited = { entries: [{ entry: wrong, source: 'model' as const, draft: null }], problems: [] };
    expect(findNewContradictions(content, 'suggested_functions', edited).entries).toEqual([]);
  });

  it('a contradiction that the draft has too is not the model’s', () => {
    const edited = {
      entries: [{ entry: { ...wrong, description: 'New' }, source: 'model' as const, draft: wrong }],
      problems: [],
    };
    expect(findNewContradictions(content, 'suggested_functions', edited)).toEqual(edited);
  });
});
