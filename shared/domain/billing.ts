import * as z from 'zod';
import { fieldMessages, fill } from '#shared/messages/fields.ts';
import { Email } from './email.ts';
import { DAY_MS } from './time.ts';

export const countryNames = {
  USA: 'United States',
  CAN: 'Canada',
  GBR: 'United Kingdom',
  AUS: 'Australia',
  DEU: 'Germany',
} as const;
export const COUNTRIES = ['USA', 'CAN', 'GBR', 'AUS', 'DEU'] as const;

export const BILLING_TEXT_MAX = 200;
const text = z
  .string()
  .max(BILLING_TEXT_MAX, fill(fieldMessages.tooLong, { field: 'This text', max: BILLING_TEXT_MAX }))
  .nullable();

export const BillingInfo = z.object({
  name: text,
  email: z.union([z.literal(''), Email], { error: fieldMessages.email }).nullable(),
  company: text,
  address: text,
  city: text,
  state: text,
  zip: text,
  country: z.enum(COUNTRIES),
  phone: text,
});
export type BillingInfo = z.infer<typeof BillingInfo>;

export const emptyBillingInfo = (user: { full_name: string | null; email: string }): BillingInfo => ({
  name: user.full_name,
  email: user.email,
  company: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  country: 'USA',
  phone: null,
});

export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  is_default: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Whether a card is past its month, or will be within 60 days (`now` in ms). */
export const cardExpiryOf = ({ exp_month, exp_year }: PaymentMethod, now: number): 'expired' | 'soon' | 'later' => {
  // A card is valid until its month is over; Date.UTC counts months from 0.
  const end = Date.UTC(exp_year, exp_month);
  if (end <= now) return 'expired';
  return end - now < 60 * DAY_MS ? 'soon' : 'later';
};
