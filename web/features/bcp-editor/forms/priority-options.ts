/** Criticality and priority of entries. */
import { criticalityLabels, ITEM_PRIORITIES } from '#shared/domain/bcp/options.ts';
import { labelledOptions, type Option } from './options.ts';

export const criticalityOptions = labelledOptions(criticalityLabels);

/** 'in_progress' and 'immediate' as 'In progress' and 'Immediate'. */
export const wordsOf = (value: string): string => {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const itemPriorityOptions: Option[] = ITEM_PRIORITIES.map((value) => ({ value, label: wordsOf(value) }));
