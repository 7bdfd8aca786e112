import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { explainPhone } from '../../forms/entity-form.ts';
import { type Option, withStoredOption } from '../../forms/options.ts';
import { fieldId } from '../../state/bcp-fields.ts';
import { useRejection } from '../../state/editor-context.tsx';
import type { BusinessValidation } from './business-validation.ts';
import { usePrefillNote } from './prefilled.tsx';

interface BusinessTextFieldProps
  extends Pick<
    TextInputProps,
    | 'label'
    | 'description'
    | 'autoComplete'
    | 'type'
    | 'placeholder'
    | 'inputMode'
    | 'required'
    | 'inputWrapperOrder'
    | 'min'
    | 'max'
    | 'step'
  > {
  path: string;
  value: string;
  validation: BusinessValidation;
  onChange: (value: string) => void;
}

/** A note below its input, so that the inputs of a row stay in line. */
const BELOW: Pick<TextInputProps, 'inputWrapperOrder'> = { inputWrapperOrder: ['label', 'input', 'description', 'error'] };

export function BusinessTextField({ path, description, validation, onChange, ...rest }: BusinessTextFieldProps) {
  const rejection = useRejection(path);
  const note = usePrefillNote(path);
  return (
    <TextInput
      {...rest}
      id={fieldId(path)}
      description={(rest.type === 'tel' && explainPhone(rest.value)) || (note ?? description)}
      {...(note && BELOW)}
      error={rejection ?? validation.errorOf(path)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => validation.touch(path)}
    />
  );
}

interface BusinessSelectProps {
  path: string;
  label: string;
  options: readonly Option[];
  value: string;
  validation: BusinessValidation;
  onChange: (value: string) => void;
  isRequired?: boolean;
  autoComplete?: string;
}

export function BusinessSelect({
  path,
  label,
  options,
  value,
  validation,
  onChange,
  isRequired,
  autoComplete,
}: BusinessSelectProps) {
  const note = usePrefillNote(path);
  return (
    <NativeSelect
      size="md"
      id={fieldId(path)}
      label={label}
      description={note}
      {...(note && BELOW)}
      required={isRequired}
      autoComplete={autoComplete}
      value={value}
      error={validation.errorOf(path)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => validation.touch(path)}
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

export const emptyToNull = (text: string): string | null => (text === '' ? null : text);

/** Null for anything but a number. */
export const parseNumber = (text: string): number | null => {
  const parsed = Number(text);
  return text.trim() === '' || Number.isNaN(parsed) ? null : parsed;
};
