/** A text field of step 1, with its message and its place for links. */
import { TextInput, type TextInputProps } from '@mantine/core';
import { fieldId } from '../../state/bcp-fields.ts';
import { useRejection } from '../../state/editor-context.tsx';
import type { BusinessErrors } from './use-business-errors.ts';

interface TextFieldProps
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
  shown: BusinessErrors;
  onChange: (value: string) => void;
}

export function TextField({ path, shown, onChange, ...rest }: TextFieldProps) {
  const rejection = useRejection(path);
  return (
    <TextInput
      {...rest}
      id={fieldId(path)}
      error={rejection ?? shown.errorOf(path)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => shown.touch(path)}
    />
  );
}
