/** A select for one optional value of the plan. */
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type Option, optionsWith } from '../../forms/options.ts';

interface Props {
  /** Where something leads to this field. */
  id?: string;
  label: ReactNode;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
}

export function PlanSelect({ id, label, options, value, onChange }: Props) {
  const ownId = useId();
  return (
    <NativeSelect
      size="md"
      id={id ?? ownId}
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
