/** Waiting for what follows from a call: changes of tables, messages, mails. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Parts } from '../../services.ts';

const ROUND_MS = 50;
/** A change is not under way before its stream has been read, so one quiet look is not enough. */
const QUIET_ROUNDS = 5;

/** Waits until nothing has been under way for a moment, so many rounds at most. */
export const untilQuiet = async (parts: Parts, rounds: number): Promise<void> => {
  for (let quiet = 0, round = 0; quiet < QUIET_ROUNDS && round < rounds; round++) {
    quiet = parts.isQuiet() ? quiet + 1 : 0;
    await wait(ROUND_MS);
  }
};
