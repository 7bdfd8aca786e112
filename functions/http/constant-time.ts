/** Answers whose time would tell whether an address has an account. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; above what all but one in a hundred of these calls take, whichever way they go. */
const minimumMs = (): number => Number(process.env.ANSWER_FLOOR_MS ?? '1500');

/** Waits until the shortest time such an answer takes has passed since `startedAt` (of `performance.now()`). */
export const padResponseTime = (startedAt: number): Promise<void> =>
  wait(Math.max(0, minimumMs() - (performance.now() - startedAt)));
