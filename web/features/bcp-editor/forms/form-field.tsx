/** One field of a sheet. */
import { Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, memo } from 'react';
import { type Control, Controller, useController } from 'react-hook-form';
import { rulesOf } from './field-rules.ts';
import type { FieldSpec } from './field-spec.ts';
import type { FormValues } from './form-values.ts';
import { optionsWith } from './options.ts';

interface Props<T> {
  spec: FieldSpec<T>;
  control: Control<FormValues>;
  /** The form begins here. */
  isFirst?: boolean;
}

/** What every kind of input gets. */
const useInput = <T,>({ spec, control, isFirst }: Props<T>) => {
  const { field, fieldState } = useController({ control, name: spec.name as string, rules: rulesOf(spec) });
  const shared = {
    ref: field.ref,
    name: field.name,
    onBlur: field.onBlur,
    label: spec.label,
    description: spec.hint,
    required: spec.isRequired,
    error: fieldState.error?.message,
    'data-autofocus': isFirst || undefined,
  };
  return { field, shared };
};

function TextualField<T>(props: Props<T>) {
  const { field, shared } = useInput(props);
  const { kind, autoComplete } = props.spec;
  const input = { ...shared, autoComplete, value: field.value as string, onChange: field.onChange };
  if (kind === 'area' || kind === 'lines') return <Textarea {...input} />;
  return <TextInput {...input} type={kind} />;
}

function SelectField<T>(props: Props<T>) {
  const { field, shared } = useInput(props);
  const { spec } = props;
  if (spec.kind !== 'select') return null;
  const value = field.value as string;
  return (
    <NativeSelect {...shared} size="md" value={value} onChange={field.onChange}>
      <option value="">{spec.isRequired ? 'Choose' : 'Not set'}</option>
      {optionsWith(spec.options, value, spec.labelOf).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Enter adds what was typed; where nothing was, it must not submit the form instead. */
const keepForm = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault();
};

function TagsField<T>(props: Props<T>) {
  const { field, shared } = useInput(props);
  return (
    <TagsInput
      {...shared}
      splitChars={[';']}
      onKeyDown={keepForm}
      value={field.value as string[]}
      onChange={(tags) => field.onChange(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
      placeholder={(field.value as string[]).length === 0 ? 'Type and press Enter' : undefined}
    />
  );
}

function Field<T>(props: Props<T>) {
  const { spec, control } = props;
  if (spec.kind === 'select') return <SelectField {...props} />;
  if (spec.kind === 'tags') return <TagsField {...props} />;
  if (spec.kind !== 'check') return <TextualField {...props} />;
  return (
    <Controller
      control={control}
      name={spec.name}
      render={({ field }) => (
        <Checkbox
          label={spec.label}
          description={spec.hint}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

// A sheet renders again when it becomes dirty; its fields listen to the form by themselves. `memo` forgets the type parameter.
export const FormField = memo(Field) as typeof Field;
