import * as z from 'zod';
import { Deletion, KeptSubscription } from '../domain/deletion.ts';
import { ExerciseType } from '../domain/exercise.ts';
import { Tier } from '../domain/tier.ts';

const to = z.string();
const name = z.string().nullable();
const period = { plan_type: Tier, period_end: z.string() };

export const Mail = z.discriminatedUnion('kind', [
  /** `token` works for 24 hours. No name: the address is not verified yet. */
  z.object({ kind: z.literal('verify_email'), to, token: z.string() }),
  /** Registration with an address that already has an account. */
  z.object({ kind: z.literal('account_exists'), to }),
  /** To the new address, which is not verified yet, so without a name. `token` works for 24 hours. */
  z.object({ kind: z.literal('confirm_email_change'), to, token: z.string() }),
  /** Somebody wants to change their address to one that already has an account. */
  z.object({ kind: z.literal('email_taken'), to }),
  /** To the former address. */
  z.object({ kind: z.literal('email_change_requested'), to, name, at: z.string() }),
  z.object({ kind: z.literal('email_changed'), to, name, at: z.string() }),
  z.object({ kind: z.literal('reset_password'), to, name, token: z.string() }),
  /** Wrong passwords have locked password sign-in until `until`; `is_password_known`: the last failure was a wrong code. */
  z.object({ kind: z.literal('account_locked'), to, name, until: z.string(), is_password_known: z.boolean().optional() }),
  /** The password was changed, by its owner or by a reset. */
  z.object({ kind: z.literal('password_changed'), to, name, at: z.string() }),
  /** A member of staff opened a BCP, for this reason. */
  z.object({
    kind: z.literal('staff_opened_bcp'),
    to,
    name,
    business_name: z.string().nullable(),
    reason: z.string(),
    at: z.string(),
  }),
  /** The account is deleted on that day, unless its owner undoes the request. */
  z.object({
    kind: z.literal('deletion_requested'),
    to,
    name,
    deletion: Deletion,
  }),
  z.object({
    kind: z.literal('deletion_canceled'),
    to,
    name,
    reason: z.string().nullable(),
    subscription: KeptSubscription.nullable().default(null),
  }),
  /** The archive of all data, which took a while. */
  z.object({ kind: z.literal('data_export_ready'), to, name, kept_until: z.string() }),
  z.object({ kind: z.literal('second_factor_enabled'), to, name, at: z.string() }),
  z.object({ kind: z.literal('second_factor_disabled'), to, name, at: z.string(), by: z.enum(['owner', 'staff']) }),
  /** A recovery code was used to sign in; so many are left. */
  z.object({ kind: z.literal('recovery_code_used'), to, name, at: z.string(), left: z.number() }),
  /** The period ends soon, and another one is charged. */
  z.object({
    kind: z.literal('subscription_renews'),
    to,
    name,
    ...period,
    /** Cents, and the card that pays; null if the provider does not report them. */
    amount: z.number().nullable().default(null),
    card: z.string().nullable().default(null),
  }),
  /** The period ends soon, and the access with it: canceled, or given by staff. */
  z.object({ kind: z.literal('subscription_ends'), to, name, ...period }),
  /** Canceled: it ends with its period. */
  z.object({ kind: z.literal('subscription_canceled'), to, name, ...period }),
  /** The cancellation was taken back. */
  z.object({ kind: z.literal('subscription_resumed'), to, name, ...period }),
  z.object({ kind: z.literal('payment_failed'), to, name, ...period }),
  /** A receipt; amounts in cents. */
  z.object({
    kind: z.literal('payment_received'),
    to,
    name,
    paid_at: z.string(),
    amount: z.number(),
    tax: z.number(),
    currency: z.string(),
    description: z.string().nullable(),
    card: z.string().nullable(),
    invoice_number: z.string().nullable(),
    period_start: z.string(),
    period_end: z.string(),
  }),
  /** The bank asks the holder of the card to confirm a payment, on the provider's page. */
  z.object({ kind: z.literal('confirm_payment'), to, name, url: z.string() }),
  /** Exercises of the reader that staff approved. */
  z.object({
    kind: z.literal('new_scenarios'),
    to,
    name,
    scenarios: z.array(z.object({ exercise_name: z.string(), exercise_type: ExerciseType })).min(1),
  }),
]);
export type Mail = z.infer<typeof Mail>;
