/** A usual week with so many open hours: how many of its days from Monday on, and from when to when, in hours. */
export interface OpenWeek {
  days: number;
  from: number;
  until: number;
}

const DAY = 24;
const WEEK_DAYS = 7;
const WEEK = WEEK_DAYS * DAY;
const WEEKS_PER_YEAR = 52;
/** Most offices, shops and clinics; only longer days begin earlier. */
const OPENS_AT = 9;
const FIVE_DAYS = 50;
const SIX_DAYS = 72;

export const assumeOpenWeek = (openHours: number): OpenWeek => {
  const days = openHours <= FIVE_DAYS ? 5 : openHours <= SIX_DAYS ? 6 : WEEK_DAYS;
  const perDay = Math.min(DAY, openHours / days);
  const from = Math.min(OPENS_AT, DAY - perDay);
  return { days, from, until: from + perDay };
};

/** Open hours from midnight on a Monday up to an hour after it. */
const countOpenHours = ({ days, from, until }: OpenWeek, hour: number): number => {
  const weeks = Math.floor(hour / WEEK);
  const rest = hour - weeks * WEEK;
  let open = weeks * days * (until - from);
  for (let day = 0; day < days; day++) open += Math.min(Math.max(rest - (day * DAY + from), 0), until - from);
  return open;
};

export interface Start {
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
}

/** Dollars lost in one hour of downtime around the clock: annual revenue / 365 / 24. */
export const hourlyCost = (annualRevenue: number): number => annualRevenue / 365 / DAY;

/** Dollars that come in within an open hour; around the clock where no one has said how many there are. */
export const openHourCost = (revenue: number, openHours: number | null): number =>
  openHours === null ? hourlyCost(revenue) : revenue / WEEKS_PER_YEAR / openHours;

/** Dollars that would have come in until so many hours after a start. Without open hours they come in around the clock. */
export const createEarnings = (
  revenue: number,
  openHours: number | null,
  { weekday, hour }: Start,
): ((hours: number) => number) => {
  if (openHours === null) return (hours) => hourlyCost(revenue) * hours;
  const week = assumeOpenWeek(openHours);
  const perHour = openHourCost(revenue, openHours);
  const start = ((weekday + WEEK_DAYS - 1) % WEEK_DAYS) * DAY + hour;
  const before = countOpenHours(week, start);
  return (hours) => perHour * (countOpenHours(week, start + hours) - before);
};

/** The same from the moment in which the week opens: an outage costs no more whenever it begins. */
export const createEarningsFromOpening = (revenue: number, openHours: number | null): ((hours: number) => number) =>
  createEarnings(revenue, openHours, { weekday: 1, hour: openHours === null ? 0 : assumeOpenWeek(openHours).from });
