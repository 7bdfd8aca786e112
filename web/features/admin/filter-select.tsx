import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface Props<T extends string> extends Pick<NativeSelectProps, 'style'> {
  label: string;
  /** 'All statuses'. */
  all: string;
  names: readonly (readonly [value: T, name: string])[];
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

export function FilterSelect<T extends string>({ label, all, names, value, onChange, style }: Props<T>) {
  return (
    <NativeSelect
      size="md"
      style={style}
      aria-label={label}
      data={[{ value: '', label: all }, ...names.map(([option, name]) => ({ value: option, label: name }))]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(names.find(([option]) => option === currentTarget.value)?.[0])}
    />
  );
}
