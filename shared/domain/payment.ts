import * as z from 'zod';
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
});
export type Payment = z.infer<typeof Payment>;

export const CheckoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['unpaid', 'paid']),
  plan_type: Tier,
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;
