/**
 * How often the model may be asked in an hour. Beyond it the built-in knowledge answers, so that a fault cannot cost a
 * fortune, and neither a crowd of free accounts nor a single busy one takes the model from everybody else.
 */
import { count } from '#functions/data/rates.ts';
import type { Tier } from '#shared/domain/tier.ts';

const HOUR_SECONDS = 3_600;
/** Calls of all customers of a tier together; what one tier leaves unused is not lent to another. */
export const MODEL_CALLS_PER_HOUR: Record<Tier | 'free', number> = { free: 500, essential: 1_000, gold: 1_500, premium: 2_000 };
/** One account may take a tenth of what its tier has. */
const ACCOUNTS_AT_LEAST = 10;

/** Counts a call; false when the account or its tier has none left in this hour. */
export const takeModelCall = async (uid: number, tier: Tier | null, now: Date): Promise<boolean> => {
  const share = tier ?? 'free';
  const max = MODEL_CALLS_PER_HOUR[share];
  const own = await count('model_calls', `account:${uid}`, HOUR_SECONDS, now);
  if (own.count > max / ACCOUNTS_AT_LEAST) return false;
  const all = await count('model_calls', share, HOUR_SECONDS, now);
  return all.count <= max;
};
