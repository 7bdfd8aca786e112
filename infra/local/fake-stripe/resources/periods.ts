import type { Price, Subscription, SubscriptionItem } from '../objects.ts';
import { money } from '../pages/layout.ts';
import type { InvoiceLine } from './invoices.ts';

/** Calendar months and years; a missing day becomes the month's last. */
export const periodEnd = (start: number, { interval, interval_count: count }: NonNullable<Price['recurring']>): number => {
  if (interval === 'day') return start + count * 86_400;
  if (interval === 'week') return start + count * 7 * 86_400;
  const from = new Date(start * 1000);
  const months = from.getUTCMonth() + (interval === 'year' ? 12 : 1) * count;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
};

export const periodLine = (item: SubscriptionItem, productName: string): InvoiceLine => ({
  amount: item.price.unit_amount * item.quantity,
  description: `${item.quantity} × ${productName} (at ${money(item.price.unit_amount, item.price.currency)} / ${item.price.recurring!.interval})`,
  price: item.price,
  quantity: item.quantity,
  period: { start: item.current_period_start, end: item.current_period_end },
});

/** Credits the unused time of the old price and charges the remaining time of the new one, by the second. */
export const prorationLines = (
  before: SubscriptionItem,
  after: SubscriptionItem,
  names: { before: string; after: string },
  now: number,
): InvoiceLine[] => {
  const length = before.current_period_end - before.current_period_start;
  const share = Math.min(1, Math.max(0, (before.current_period_end - now) / length));
  const period = { start: now, end: before.current_period_end };
  const line = (item: SubscriptionItem, sign: 1 | -1, description: string): InvoiceLine => ({
    amount: sign * Math.round(item.price.unit_amount * item.quantity * share),
    description,
    price: item.price,
    quantity: item.quantity,
    period,
  });
  return [line(before, -1, `Unused time on ${names.before}`), line(after, 1, `Remaining time on ${names.after}`)];
};

/** Subscriptions have one item here. */
export const getItem = (subscription: Subscription): SubscriptionItem => subscription.items.data[0]!;
