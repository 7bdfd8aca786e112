import {
  AI_DECIDE,
  criticalityLabels,
  DURATIONS,
  durationLabel,
  ITEM_PRIORITIES,
  itemPriorityLabel,
} from '#shared/domain/bcp/options.ts';

export interface Option {
  value: string;
  label: string;
}

export const plainOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

export const labeledOptions = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const criticalityOptions = labeledOptions(criticalityLabels);
export const itemPriorityOptions: Option[] = ITEM_PRIORITIES.map((value) => ({ value, label: itemPriorityLabel(value) }));
export const downtimeOptions = plainOptions(DURATIONS);
/** RTO and RPO. */
export const objectiveOptions = [...downtimeOptions, { value: AI_DECIDE, label: durationLabel(AI_DECIDE) }];

/**
 * Adds a stored value that is not among the options, so that it stays visible and survives saving. If it is only another
 * spelling of an option (`IT` for IT Support), it replaces that option instead of showing the same label twice.
 */
export const withStoredOption = (
  options: readonly Option[],
  value: string,
  labelOf = (text: string) => text,
): readonly Option[] => {
  if (value === '' || options.some((option) => option.value === value)) return options;
  const stored = { value, label: labelOf(value) };
  const index = options.findIndex((option) => option.label === stored.label);
  return index === -1 ? [...options, stored] : options.with(index, stored);
};
