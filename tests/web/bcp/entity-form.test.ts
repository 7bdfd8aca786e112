import { describe, expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import { CriticalFunction, ItSystem, KeySupplier, Mitigation } from '#shared/domain/bcp/bcp.ts';
import { NewEmployee, NewServiceProvider } from '#shared/domain/people.ts';
import { employeeForm } from '../../../web/features/bcp-editor/forms/employee-form.tsx';
import {
  applyFormValues,
  checkEmail,
  checkName,
  checkRequiredLines,
  checkText,
  checkTexts,
  toFormValues,
} from '../../../web/features/bcp-editor/forms/entity-form.ts';
import {
  createBlankMitigation,
  createMitigationForm,
  joinLists,
  splitLists,
} from '../../../web/features/bcp-editor/forms/mitigation-form.tsx';
import { providerForm } from '../../../web/features/bcp-editor/people/providers.tsx';
import { createBlankFunction, functionKind } from '../../../web/features/bcp-editor/steps/operations/critical-functions.tsx';
import { systemKind } from '../../../web/features/bcp-editor/steps/operations/it-systems.tsx';
import { supplierKind } from '../../../web/features/bcp-editor/steps/operations/key-suppliers.tsx';

describe('the rules of entity forms', () => {
  it.each([
    [checkName('Ovens'), null],
    [checkName('   '), '{field} is required'],
    [checkName('🥐'.repeat(100)), null],
    [checkName('x'.repeat(201)), '{field} must be at most 200 characters'],
    [checkName('x'.repeat(4001)), '{field} must be at most 200 characters'],
    [checkText(''), null],
    [checkText('x'.repeat(4000)), null],
    [checkText('x'.repeat(4001)), '{field} must be at most 4000 characters'],
    [checkRequiredLines(' \n '), '{field} are required'],
    [checkRequiredLines(`Call\n${'x'.repeat(4001)}`), 'Each of the {items} must be at most 4000 characters'],
    [checkRequiredLines('x\n'.repeat(201)), '{field} can hold at most 200 entries'],
    [checkTexts([]), null],
    [checkTexts(['Staff']), null],
    [checkEmail(''), null],
    [checkEmail('nobody'), 'Enter a valid email address'],
  ])('a rule returns the sentence to show, or null (case %#)', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

interface Case {
  rules: Record<string, ((value: never) => string | null) | undefined>;
  schema: ZodObject;
}
const forms: Record<string, Case> = {
  function: { rules: functionKind.form.rules, schema: CriticalFunction },
  supplier: { rules: supplierKind.form.rules, schema: KeySupplier },
  system: { rules: systemKind.form.rules, schema: ItSystem },
  mitigation: { rules: createMitigationForm([]).rules, schema: Mitigation },
  employee: { rules: employeeForm.rules, schema: NewEmployee },
  provider: { rules: providerForm.rules, schema: NewServiceProvider },
};
const fields = Object.entries(forms).flatMap(([form, { rules, schema }]) =>
  Object.keys(rules).map((name) => ({
    form,
    name,
    check: rules[name] as (value: string) => string | null,
    field: schema.shape[name]!,
  })),
);
// The supplier form validates email addresses; the contract stores them as any text.
const freeTexts = fields.filter(({ name, field }) => name !== 'email' && field.safeParse('x').success);

describe('the forms and the contract', () => {
  it('every field of an entity form is a field of its schema', () => {
    expect(freeTexts.length).toBeGreaterThan(40);
    expect(fields.filter(({ field }) => field === undefined)).toEqual([]);
  });

  it.each(freeTexts)('$form form: $name accepts exactly the text lengths that its schema accepts', ({ check, field }) => {
    for (const length of [1, 200, 201, 4000, 4001]) {
      const text = 'x'.repeat(length);
      expect(check(text) === null, `${length} characters`).toBe(field.safeParse(text).success);
    }
  });
});

describe('the values of entity forms', () => {
  const stored = { ...createBlankFunction(), id: 'abc', name: 'Baking', resources: ['Oven'] };

  it('form values replace null by empty texts, and fields without an input stay as they are', () => {
    const values = toFormValues(functionKind.form, stored);
    expect(values).toMatchObject({ name: 'Baking', description: '', resources: ['Oven'], owner: '' });
    expect(Object.keys(values)).not.toContain('source');
    expect(applyFormValues(functionKind.form, stored, { ...values, owner: ' Bo ', resources: [' Oven ', ' '] })).toEqual({
      ...stored,
      owner: 'Bo',
    });
  });

  it('the function form writes numbers and impact over time as texts, and reads them back', () => {
    const impact_over_time = { h4: null, d1: 'minor', d3: 'major', w1: 'major', w2: 'major', m1: 'catastrophic' } as const;
    const rated = { ...stored, impact_over_time, minimum_staff: 0, revenue_share: 62.5 };
    const values = toFormValues(functionKind.form, rated);
    expect(values).toMatchObject({ minimum_staff: '0', revenue_share: '62.5', workaround: '' });
    expect(applyFormValues(functionKind.form, rated, values)).toEqual(rated);
    const cleared = { ...values, impact_over_time: '', minimum_staff: ' ', workaround: ' By hand ' };
    expect(applyFormValues(functionKind.form, rated, cleared)).toEqual({
      ...rated,
      impact_over_time: null,
      minimum_staff: null,
      workaround: 'By hand',
    });
  });

  it('the mitigation form edits lists as lines of one text', () => {
    const mitigation = { ...createBlankMitigation('Floods'), incident_response_steps: ['Call', 'Leave'] };
    const form = createMitigationForm(['Floods']);
    const values = toFormValues(form, joinLists(mitigation));
    expect(values).toMatchObject({ incident_response_steps: 'Call\nLeave', specific_actions: '' });
    const typed = { ...values, incident_response_steps: ' Call \n\nLeave\n', mitigation_strategy: 'Pumps' };
    expect(splitLists(applyFormValues(form, joinLists(mitigation), typed))).toEqual({
      ...mitigation,
      mitigation_strategy: 'Pumps',
    });
  });
});
