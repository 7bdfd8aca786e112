/**
 * The clock of the local run. Moving it moves `Date` in this process (tokens, queues, schedules, fakes) and in
 * every function's thread at the same instant, through eight shared bytes. Timers stay real.
 */
const RealDate = globalThis.Date;

const offsetOf = (shared: SharedArrayBuffer): Float64Array => new Float64Array(shared);

/** Replaces this thread's `Date` with one that adds the shared offset in milliseconds. */
export const installClock = (shared: SharedArrayBuffer): void => {
  const offset = offsetOf(shared);
  const now = (): number => RealDate.now() + offset[0]!;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
};

export interface Clock {
  shared: SharedArrayBuffer;
  offsetSeconds(): number;
  advance(seconds: number): void;
  /** Sets the offset to the real time; it may be negative. */
  set(offsetSeconds: number): void;
  /** Resolves after this many seconds on this clock, or when the signal aborts. */
  sleep(seconds: number, signal?: AbortSignal): Promise<void>;
}

export const createClock = (keep: { offsetSeconds: number; save(offsetSeconds: number): void }): Clock => {
  const shared = new SharedArrayBuffer(8);
  const offset = offsetOf(shared);
  offset[0] = keep.offsetSeconds * 1000;
  installClock(shared);
  const sleepers = new Set<() => void>();
  const move = (offsetMs: number): void => {
    offset[0] = offsetMs;
    keep.save(offsetMs / 1000);
    for (const check of [...sleepers]) check();
  };

  return {
    shared,
    offsetSeconds: () => offset[0]! / 1000,
    advance: (seconds) => move(offset[0]! + seconds * 1000),
    set: (seconds) => move(seconds * 1000),
    sleep: (seconds, signal) =>
      new Promise((resolve) => {
        const until = Date.now() + seconds * 1000;
        let timer: NodeJS.Timeout | undefined;
        const done = (): void => {
          clearTimeout(timer);
          sleepers.delete(check);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const check = (): void => {
          clearTimeout(timer);
          const left = until - Date.now();
          if (left <= 0 || signal?.aborted) done();
          else timer = setTimeout(check, Math.min(left, 60_000));
        };
        sleepers.add(check);
        signal?.addEventListener('abort', done);
        check();
      }),
  };
};
