import { findStates } from '#shared/domain/location.ts';
import type { Duty } from './duties/duty.ts';
import { employerDuties } from './duties/employer-duties.ts';
import { findTradeSummary } from './trades/load.ts';

export const duties: readonly Duty[] = [...employerDuties];

const soonestFirst = (a: Duty, b: Duty) => (a.hours ?? Number.POSITIVE_INFINITY) - (b.hours ?? Number.POSITIVE_INFINITY);

/** Those of such a business at such places, the shortest time first. `state` holds codes or names, separated by commas. */
export const listDuties = (business: { trade?: string | null; industry?: string | null; state?: string | null }): Duty[] => {
  const trade = findTradeSummary(business.trade);
  const industry = business.industry || trade?.industry;
  const states = findStates(business.state ?? '').map(({ code }) => code);
  const isForBusiness = ({ industries, traits, trades }: Duty) =>
    (!industries && !traits && !trades) ||
    industries?.some((name) => name === industry) ||
    (trade && (trades?.includes(trade.id) || traits?.some((trait) => trade.traits.includes(trait))));
  return duties
    .filter((duty) => (!duty.states || duty.states.some((code) => states.includes(code))) && isForBusiness(duty))
    .sort(soonestFirst);
};
