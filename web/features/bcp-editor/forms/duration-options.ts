/** Durations as the operations forms offer them. */
import { AI_DECIDE, DURATIONS, durationLabel } from '#shared/domain/bcp/options.ts';
import { plainOptions } from './options.ts';

export const downtimeOptions = plainOptions(DURATIONS);
/** RTO and RPO may also be left to the AI. */
export const objectiveOptions = [...downtimeOptions, { value: AI_DECIDE, label: durationLabel(AI_DECIDE) }];
