/** Criticality and priority of entries. */
import { criticalityLabels, ITEM_PRIORITIES, itemPriorityLabel } from '#shared/domain/bcp/options.ts';
import { labelledOptions, type Option } from './options.ts';

export const criticalityOptions = labelledOptions(criticalityLabels);

export const itemPriorityOptions: Option[] = ITEM_PRIORITIES.map((value) => ({ value, label: itemPriorityLabel(value) }));
