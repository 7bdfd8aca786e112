/** Nightly: counts the accounts anew. Each difference raises an alarm: none is expected. */
import { setTimeout as pause } from 'node:timers/promises';
import { countUser, listCounted, recountTotals } from '#functions/data/user-counters.ts';
import { walkAllEntries } from '#functions/data/user-directory.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { log } from '#functions/runtime/log.ts';
import { isSameCount, toUserCount } from '#shared/domain/user-stats.ts';

/** The stream counts a change within seconds. What is still uncounted after this long was lost. */
const PATIENCE_MS = 5_000;
const NAMED_MAX = 50;

const findDiffering = async (): Promise<number[]> => {
  const counted = await listCounted();
  const differing: number[] = [];
  for await (const entries of walkAllEntries())
    for (const entry of entries) {
      if (!isSameCount(counted.get(entry.id) ?? null, toUserCount(entry))) differing.push(entry.id);
      counted.delete(entry.id);
    }
  return [...differing, ...counted.keys()];
};

/** `countUser` decides on the account itself, as the index may lag behind. */
const recountUsers = async (): Promise<number[]> => {
  const differing = await findDiffering();
  if (differing.length > 0) await pause(PATIENCE_MS);
  const repaired: number[] = [];
  for (const uid of differing) if (await countUser(uid)) repaired.push(uid);
  return repaired;
};

export const handler = scheduleHandler('user-recount', async (): Promise<{ users: number; counters: string[] }> => {
  const repaired = await recountUsers();
  const counters = await recountTotals();
  if (repaired.length > 0 || counters.length > 0)
    log.error('user_counters_differed', { users: repaired.slice(0, NAMED_MAX), count: repaired.length, counters });
  log.info('users_recounted', { repaired: repaired.length });
  return { users: repaired.length, counters };
});
