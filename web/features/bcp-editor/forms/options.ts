/** Options of selects. */
export interface Option {
  value: string;
  label: string;
}

/** Options whose label is their value. */
export const plainOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

export const labelledOptions = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The options, and the stored value where it is none of them, so that it stays visible and survives saving. */
export const optionsWith = (options: readonly Option[], value: string, labelOf = (text: string) => text): readonly Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: labelOf(value) }];
