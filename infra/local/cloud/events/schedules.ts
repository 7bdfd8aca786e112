import type { Clock } from '../clock.ts';
import type { Collection } from '../store.ts';
import type { ScheduleSpec } from '../template/parsed-template.ts';
import type { Invoke } from './queues.ts';

/** A turn missed while the machine was off or the clock moved runs once. */

interface ScheduleState {
  name: string;
  expression: string;
  last_run: string | null;
}
interface ScheduleRun {
  name: string;
  ran_at: string;
  result: unknown;
}

export interface Schedules {
  list(): ScheduleState[];
  /** Null for an unknown name. Throws `FunctionFailed`. */
  run(name: string): Promise<ScheduleRun | null>;
  stop(): void;
}

interface Remembered {
  since: string;
  last_run: string | null;
}

interface SchedulesOptions {
  specs: ScheduleSpec[];
  invoke: Invoke;
  clock: Clock;
  runs: Collection<Remembered>;
}

export const startSchedules = ({ specs, invoke, clock, runs }: SchedulesOptions): Schedules => {
  // An unsupported expression fails at startup, not at its first turn.
  for (const { expression } of specs) nextRun(expression, new Date());
  const stopping = new AbortController();
  const run = async (spec: ScheduleSpec): Promise<ScheduleRun> => {
    const ranAt = new Date().toISOString();
    runs.put(spec.name, { since: ranAt, last_run: ranAt });
    return { name: spec.name, ran_at: ranAt, result: (await invoke(spec.fn, spec.input)) ?? null };
  };
  const remembered = ({ name }: ScheduleSpec): Remembered => {
    const known = runs.get(name) ?? { since: new Date().toISOString(), last_run: null };
    runs.put(name, known);
    return known;
  };
  const follow = async (spec: ScheduleSpec): Promise<void> => {
    while (!stopping.signal.aborted) {
      const due = nextRun(spec.expression, new Date(remembered(spec).since));
      await clock.sleep((due.getTime() - Date.now()) / 1000, stopping.signal);
      if (stopping.signal.aborted) return;
      // After a manual run the next turn counts from it.
      if (nextRun(spec.expression, new Date(remembered(spec).since)) > new Date()) continue;
      // Already logged; the next turn runs anyway, which the product relies on.
      await run(spec).catch(() => {});
    }
  };
  for (const spec of specs) void follow(spec);
  return {
    list: () => specs.map((spec) => ({ name: spec.name, expression: spec.expression, last_run: remembered(spec).last_run })),
    run: async (name) => {
      const spec = specs.find((candidate) => candidate.name === name);
      return spec ? run(spec) : null;
    },
    stop: () => stopping.abort(),
  };
};

/** Supports `rate(5 minutes)` and `cron(minute hour day month weekday year)`, in UTC. */
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

export const nextRun = (expression: string, after: Date): Date => {
  const [, kind, inner = ''] = /^(rate|cron)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'cron') return nextCron(inner, after);
  const [, amount, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(inner) ?? [];
  if (kind !== 'rate' || amount === undefined) throw new Error(`The schedule "${expression}" is not understood`);
  return new Date(after.getTime() + Number(amount) * UNIT_SECONDS[unit]! * 1000);
};
