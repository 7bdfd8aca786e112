/** A select of step 1; a stored value that is not on offer stays visible. */
import { NativeSelect } from '@mantine/core';
import { type Option, withStoredOption } from '../../forms/options.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import type { BusinessErrors } from './use-business-errors.ts';

interface ChoiceFieldProps {
  path: string;
  label: string;
  options: readonly Option[];
  value: string;
  shown: BusinessErrors;
  onChange: (value: string) => void;
  isRequired?: boolean;
  autoComplete?: string;
}

export function ChoiceField({ path, label, options, value, shown, onChange, isRequired, autoComplete }: ChoiceFieldProps) {
  return (
    <NativeSelect
      size="md"
      id={fieldId(path)}
      label={label}
      required={isRequired}
      autoComplete={autoComplete}
      value={value}
      error={shown.errorOf(path)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => shown.touch(path)}
    >
      <option value="" disabled={isRequired} hidden={isRequired}>
        Choose
      </option>
      {withStoredOption(options, value).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
