/** Nightly: compares the counters of subscriptions and payments with what is stored. Each difference raises an alarm. */
import { recountMoney } from '#functions/data/money-counters.ts';
import { now } from '#functions/runtime/clock.ts';
import { scheduleHandler } from '#functions/runtime/event-handlers.ts';
import { log } from '#functions/runtime/log.ts';

export const handler = scheduleHandler('money-recount', async (): Promise<{ is_repaired: boolean }> => {
  const difference = await recountMoney(now());
  const isRepaired = difference?.isRepaired ?? false;
  if (difference) log.error('money_counters_differed', { counters: difference.drift, is_repaired: isRepaired });
  return { is_repaired: isRepaired };
});
