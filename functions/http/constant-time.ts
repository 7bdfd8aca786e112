import { setTimeout as wait } from 'node:timers/promises';

/** Longer than 99 % of these calls take, with or without an account. */
const minimumMs = (): number => Number(process.env.ANSWER_FLOOR_MS ?? '1500');

export const padResponseTime = (startedAt: number): Promise<void> =>
  wait(Math.max(0, minimumMs() - (performance.now() - startedAt)));
