import * as z from 'zod';
import { PaymentMethod } from './billing.ts';
import { PRICE_MAX } from './price-list.ts';
import { Tier } from './tier.ts';
import { HOUR_SECONDS } from './time.ts';

const cents = z.number().int();

/** What Stripe would charge at this moment. */
export const Quote = z.object({
  /** `renewal`: nothing is charged before the next period. `debt`: invoices that are still open. */
  kind: z.enum(['purchase', 'upgrade', 'downgrade', 'renewal', 'debt']),
  plan_type: Tier,
  /** Charged now: subtotal and tax, less the credit. */
  amount: cents,
  subtotal: cents,
  tax: cents,
  credit: cents,
  currency: z.string(),
  /** Null while the card is still to be entered. */
  card: PaymentMethod.pick({ brand: true, last4: true }).nullable(),
  /** The moment to which the time that is left was counted. */
  quoted_at: z.string(),
  /** Null when the subscription ends with its period. */
  next_charge: z.object({ at: z.string(), amount: cents }).nullable(),
});
export type Quote = z.infer<typeof Quote>;

/** Sent back with the charge, which is refused if it is not the amount that was shown. */
export const QuotedAmount = z.object({
  quoted_amount: z.coerce.number<string | number>().int().min(0).max(PRICE_MAX).optional(),
});
export const QuotedCharge = QuotedAmount.extend({ quoted_at: z.iso.datetime().optional() });

const QUOTE_SECONDS = HOUR_SECONDS;
/** Clocks of two machines may differ. */
const SKEW_SECONDS = 60;

export const isQuoteCurrent = (quotedAt: string, now: Date): boolean => {
  const age = (now.getTime() - Date.parse(quotedAt)) / 1000;
  return age >= -SKEW_SECONDS && age <= QUOTE_SECONDS;
};
