/** When a schedule is due: `rate(5 minutes)` and `cron(minute hour day month weekday year)`, in UTC. */
const UNIT_SECONDS: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 };
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const SEARCHED_DAYS = 366 * 5;

type Field = (value: number) => boolean;

/** `*`, `?`, lists, ranges and steps; names count from `first`. */
const field = (text: string, names: string[] = [], first = 0): Field => {
  const number = (part: string): number =>
    names.includes(part.toUpperCase()) ? names.indexOf(part.toUpperCase()) + first : Number(part);
  const parts = text.split(',').map((part): Field => {
    const [range = '*', step] = part.split('/');
    const every = step === undefined ? 1 : Number(step);
    if (range === '*' || range === '?') return (value) => (value - first) % every === 0;
    const [from, to] = range.split('-').map(number);
    const last = to ?? (step === undefined ? from! : Number.POSITIVE_INFINITY);
    if (Number.isNaN(from) || Number.isNaN(last)) throw new Error(`"${text}" is not understood`);
    return (value) => value >= from! && value <= last && (value - from!) % every === 0;
  });
  return (value) => parts.some((matches) => matches(value));
};

const nextCron = (fields: string, after: Date): Date => {
  const [minute = '', hour = '', day = '', month = '', weekday = '', year = ''] = fields.trim().split(/\s+/);
  const isMinute = field(minute);
  const isHour = field(hour);
  const isDay = [field(day, [], 1), field(month, MONTHS, 1), field(weekday, WEEKDAYS, 1), field(year)] as const;
  const start = new Date(Math.floor(after.getTime() / 60_000) * 60_000 + 60_000);
  for (let days = 0; days < SEARCHED_DAYS; days++) {
    const date = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate() + days));
    const parts = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCDay() + 1, date.getUTCFullYear()];
    if (!isDay.every((matches, i) => matches(parts[i]!))) continue;
    for (let at = 0; at < 1440; at++) {
      const time = new Date(date.getTime() + at * 60_000);
      if (time >= start && isHour(Math.floor(at / 60)) && isMinute(at % 60)) return time;
    }
  }
  throw new Error(`cron(${fields}) never comes`);
};

/** The first moment after `after` at which the expression is due. */
export const nextRun = (expression: string, after: Date): Date => {
  const [, kind, inner = ''] = /^(rate|cron)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'cron') return nextCron(inner, after);
  const [, amount, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(inner) ?? [];
  if (kind !== 'rate' || amount === undefined) throw new Error(`The schedule "${expression}" is not understood`);
  return new Date(after.getTime() + Number(amount) * UNIT_SECONDS[unit]! * 1000);
};
