/** A select for one optional value of the plan. */
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type Option, optionsWith } from '../../forms/options.ts';

interface Props {
  label: ReactNode;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
}

export function PlanSelect({ label, options, value, onChange }: Props) {
  const id = useId();
  return (
    <NativeSelect
      size="md"
      id={id}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    >
      <option value="">Not set</option>
      {optionsWith(options, value ?? '').map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
