import { parseDuration } from '#shared/domain/bcp/duration.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';
import type { Duty } from './duties/duty.ts';
import { isForEveryBusiness, listDuties } from './duties.ts';
import type { KnownFunction, Time } from './industries/industry.ts';
import type { Profile } from './profile.ts';

/** Bands that end. */
const BANDS = DURATIONS.slice(0, -1);
const LEAST: Time = '0-1 hour';

/** Of the trade and its places, with a time. What is due at once is a call of whoever is there, and waits for no function. */
const listNoticesWithTime = ({ trade, industry, states, content }: Profile): (Duty & { hours: number })[] =>
  listDuties({
    ...{ trade, industry: industry.name, state: states.map(({ code }) => code).join(',') },
    employees: content.employee_count,
  }).flatMap((duty) =>
    duty.kind === 'tell' && duty.hours !== null && duty.hours > 0 && !isForEveryBusiness(duty)
      ? [{ ...duty, hours: duty.hours }]
      : [],
  );

/** The longest downtime of what sends notices by law: the shortest of their times. Null where the law sets it none. */
export const findLongestByLaw = ({ notifies }: Pick<KnownFunction, 'notifies'>, profile: Profile): Time | null => {
  if (notifies === undefined) return null;
  const hours = listNoticesWithTime(profile).flatMap((duty) => (notifies.test(duty.authority) ? [duty.hours] : []));
  if (hours.length === 0) return null;
  return BANDS.findLast((band) => parseDuration(band)!.hi <= Math.min(...hours) * 60) ?? LEAST;
};
