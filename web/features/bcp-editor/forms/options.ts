/** Options of selects. */
export interface Option {
  value: string;
  label: string;
}

/** Options whose label is their value. */
export const plainOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

export const labelledOptions = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * The options, and the stored value where it is none of them, so that it stays visible and survives saving. Where it only
 * is another spelling of one (`IT` for IT Support), it takes that one's place, so that nothing is offered twice.
 */
export const optionsWith = (options: readonly Option[], value: string, labelOf = (text: string) => text): readonly Option[] => {
  if (value === '' || options.some((option) => option.value === value)) return options;
  const stored = { value, label: labelOf(value) };
  const place = options.findIndex((option) => option.label === stored.label);
  return place === -1 ? [...options, stored] : options.with(place, stored);
};
