import * as z from 'zod';
import { DeclineReason } from './decline.ts';
import { Tier } from './tier.ts';

export const PricingPlan = z.object({
  id: z.number(),
  plan_type: Tier,
  name: z.string(),
  description: z.string(),
  /** Cents a year. */
  price: z.number().int(),
  currency: z.string(),
  is_active: z.boolean(),
  features: z.array(z.string()),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

export const PaymentStatus = z.enum(['succeeded', 'failed', 'pending', 'canceled']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** The cardholder's bank has taken a payment back; the dispute decides who keeps the money. */
export const DisputeStatus = z.enum(['open', 'won', 'lost']);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

export const Payment = z.object({
  id: z.number(),
  amount: z.number().int(),
  currency: z.string(),
  status: PaymentStatus,
  description: z.string().nullable(),
  payment_method: z.string().nullable(),
  stripe_payment_intent_id: z.string().nullable(),
  created_at: z.string(),
  dispute: DisputeStatus.nullish(),
  /** Of a failed payment; unknown where it failed before reasons were kept. */
  decline_reason: DeclineReason.nullish(),
});
export type Payment = z.infer<typeof Payment>;

/** Amounts in cents. `open` still has to be paid. */
export const BillingInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created_at: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  subtotal: z.number().int(),
  tax: z.number().int(),
  total: z.number().int(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  pdf_url: z.string().nullable(),
});
export type BillingInvoice = z.infer<typeof BillingInvoice>;

export const CheckoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['unpaid', 'paid']),
  plan_type: Tier,
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;
