import type { Duty } from './duties/duty.ts';
import { federalDuties } from './duties/federal.ts';
import { findTrade } from './trades.ts';

export const duties: readonly Duty[] = federalDuties;

/** Of an unknown trade: those of every business. */
export const listDuties = ({ trade }: { trade?: string | null }): Duty[] => {
  const known = findTrade(trade);
  return duties.filter(
    ({ traits, trades }) =>
      (!traits && !trades) || (known && (trades?.includes(known.id) || traits?.some((trait) => known.traits.includes(trait)))),
  );
};
