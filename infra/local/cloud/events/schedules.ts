/** Runs functions by the clock. A turn that was missed, because the machine was off or the clock was moved, is made up once. */
import type { Clock } from '#infra/local/cloud/clock.ts';
import type { Collection } from '#infra/local/cloud/store.ts';
import type { ScheduleSpec } from '#infra/local/cloud/template/parsed-template.ts';
import { nextRun } from './expressions.ts';
import type { Invoke } from './queues.ts';

interface ScheduleState {
  name: string;
  expression: string;
  /** Null before the first run. */
  last_run: string | null;
}
interface ScheduleRun {
  name: string;
  ran_at: string;
  /** What the function answered. */
  result: unknown;
}

export interface Schedules {
  list(): ScheduleState[];
  /** Runs one now; null for an unknown name. Throws `FunctionFailed`. */
  run(name: string): Promise<ScheduleRun | null>;
  stop(): void;
}

interface Remembered {
  /** The moment that the next turn is counted from. */
  since: string;
  last_run: string | null;
}

export interface SchedulesOptions {
  specs: ScheduleSpec[];
  invoke: Invoke;
  clock: Clock;
  runs: Collection<Remembered>;
}

export const startSchedules = ({ specs, invoke, clock, runs }: SchedulesOptions): Schedules => {
  // An expression that is not understood stops the start, not the first turn.
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
      // Run by hand meanwhile: the next turn counts from there.
      if (nextRun(spec.expression, new Date(remembered(spec).since)) > new Date()) continue;
      // A failure is logged by the pool; the next turn comes anyway, which is what the product counts on.
      await run(spec).catch(() => {});
    }
  };
  for (const spec of specs) void follow(spec);
  return {
    list: () => specs.map((spec) => ({ name: spec.name, expression: spec.expression, last_run: remembered(spec).last_run })),
    run: async (name) => {
      const spec = specs.find((one) => one.name === name);
      return spec ? run(spec) : null;
    },
    stop: () => stopping.abort(),
  };
};
