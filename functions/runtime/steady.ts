/** Answers whose time would tell whether an address has an account. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; longer than what separates the two ways through a call, short beside what a person notices. */
const stepMs = (): number => Number(process.env.ANSWER_STEP_MS ?? '250');

/** Waits for the next full step of time since `startedAt` (of `performance.now()`): work of any length within one looks alike. */
export const nextStep = (startedAt: number): Promise<void> => {
  const step = stepMs();
  return wait(step - ((performance.now() - startedAt) % step));
};
