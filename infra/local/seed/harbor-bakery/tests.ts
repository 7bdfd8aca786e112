import type { NewEvidence } from '#shared/domain/bcp/evidence-schemas.ts';
import { DAY_MS, toDay } from '#shared/domain/time.ts';

/** Two numbers that held, and one that did not. */
export const listTests = (now: Date): NewEvidence[] => {
  const daysAgo = (days: number): string => toDay(new Date(now.getTime() - days * DAY_MS));
  return [
    {
      claim: { kind: 'rto', subject: 'function', ref: 'fn-baking' },
      ...{ how: 'exercise', measured: '3 h 10 min', on: daysAgo(41), by: 'Marta Lindqvist', link: null },
      note: 'From the power failure to the first full oven, on the rented generator.',
    },
    {
      claim: { kind: 'recovery_time', subject: 'system', ref: 'sys-pos' },
      ...{ how: 'restore_test', measured: '45 min', on: daysAgo(20), by: 'Dev Okafor', link: null },
      note: 'Spare tablet from the office, with the card reader of the counter.',
    },
    {
      claim: { kind: 'rto', subject: 'function', ref: 'fn-wholesale' },
      ...{ how: 'exercise', measured: '6 hours', on: daysAgo(41), by: 'Marta Lindqvist', link: null },
      note: 'The borrowed van came late. No one had the number of the second rental firm.',
    },
  ];
};
