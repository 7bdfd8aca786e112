import { describe, expect, it } from 'vitest';
import { problemIn } from '../../../web/features/bcp-editor/forms/field-rules.ts';
import type { FieldSpec } from '../../../web/features/bcp-editor/forms/field-spec.ts';

type Entry = Record<'name' | 'notes' | 'steps' | 'email', unknown>;
const name: FieldSpec<Entry> = { name: 'name', kind: 'text', label: 'Name', isRequired: true };
const notes: FieldSpec<Entry> = { name: 'notes', kind: 'area', label: 'Notes' };
const steps: FieldSpec<Entry> = { name: 'steps', kind: 'lines', label: 'Response steps', isRequired: true };
const tags: FieldSpec<Entry> = { name: 'steps', kind: 'tags', label: 'Resources' };
const email: FieldSpec<Entry> = { name: 'email', kind: 'email', label: 'Email' };

describe('a field of a sheet', () => {
  it.each([
    [name, 'Ovens', null],
    [name, '   ', 'Name is required'],
    [name, '🥐'.repeat(100), null],
    [name, 'x'.repeat(201), 'Name must be at most 200 characters'],
    [notes, '', null],
    [notes, 'x'.repeat(4000), null],
    [notes, 'x'.repeat(4001), 'Notes must be at most 4000 characters'],
    [steps, ' \n ', 'Response steps are required'],
    [steps, `Call\n${'x'.repeat(4001)}`, 'Each of the response steps must be at most 4000 characters'],
    [steps, 'x\n'.repeat(201), 'Response steps can hold at most 200 entries'],
    [tags, [], null],
    [tags, ['Staff'], null],
    [email, '', null],
    [email, 'nobody', 'Enter a valid email address'],
  ])('takes what the server will store, and says why it does not take the rest (case %#)', (spec, value, problem) => {
    expect(problemIn(spec, value)).toBe(problem);
  });
});
