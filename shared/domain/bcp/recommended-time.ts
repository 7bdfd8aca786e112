/** A recovery time for customers who left the choice to the AI: marked as a recommendation wherever it is printed. */
import { isSameDuration, parseDuration } from './duration.ts';
import { AI_DECIDE, type Criticality, DURATIONS } from './options.ts';

type DurationBand = (typeof DURATIONS)[number];

const rtoByCriticality: Record<Criticality, DurationBand> = {
  critical: '1-4 hours',
  high: '4-24 hours',
  medium: '1-3 days',
  low: '3-7 days',
};
const rpoByCriticality: Record<Criticality, DurationBand> = {
  critical: '0-1 hour',
  high: '1-4 hours',
  medium: '4-24 hours',
  low: '1-3 days',
};

interface TimedItem {
  criticality: Criticality | null;
  max_downtime: string | null;
}

/** One band below the maximum downtime, so that a reserve stays; without a band, what fits the criticality. */
export const recommendRto = ({ criticality, max_downtime }: TimedItem): DurationBand => {
  const at = DURATIONS.findIndex((band) => isSameDuration(parseDuration(band), parseDuration(max_downtime)));
  return at === -1 ? rtoByCriticality[criticality ?? 'medium'] : DURATIONS[Math.max(0, at - 1)]!;
};

/** The loss of data that fits the criticality. */
export const recommendRpo = ({ criticality }: TimedItem): DurationBand => rpoByCriticality[criticality ?? 'medium'];

/** Whether a value was left to the AI. */
export const isLeftToAi = (value: string | null): boolean => value === AI_DECIDE;
