import { describe, expect, it } from 'vitest';
import { durationLabel, PROVIDER_TYPES } from '#shared/domain/bcp/options.ts';
import { objectiveOptions, plainOptions, withStoredOption } from '../../../web/features/bcp-editor/forms/options.ts';
import { providerTypeLabel } from '../../../web/features/bcp-editor/people/providers.tsx';

const types = plainOptions(PROVIDER_TYPES);
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

describe('the options of a select', () => {
  it.each(['', 'Legal'])('withStoredOption returns the options unchanged for %j', (value) => {
    expect(withStoredOption(types, value, providerTypeLabel)).toBe(types);
  });

  it('withStoredOption appends a stored value that is not an option', () => {
    expect(withStoredOption(types, 'Plumbing', providerTypeLabel)).toEqual([...types, { value: 'Plumbing', label: 'Plumbing' }]);
  });

  it('withStoredOption replaces an option that has the same label as the stored value', () => {
    const options = withStoredOption(types, 'IT', providerTypeLabel);
    expect(labels(options)).toEqual([...PROVIDER_TYPES]);
    expect(options[0]).toEqual({ value: 'IT', label: 'IT Support' });
    expect(labels(withStoredOption(objectiveOptions, '1-4-hours', durationLabel))).toEqual(labels(objectiveOptions));
  });
});
