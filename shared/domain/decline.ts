import * as z from 'zod';

/** Why a card was declined, as far as its holder may know: a bank that suspects fraud is not quoted. */
export const DeclineReason = z.enum([
  'funds',
  'expired',
  'security_code',
  'details',
  'limit',
  'unsupported',
  'confirmation',
  'temporary',
  'bank',
]);
export type DeclineReason = z.infer<typeof DeclineReason>;

/** Stripe's codes (docs.stripe.com/declines/codes); those it asks to be shown as a generic decline are left out. */
const codes: Record<string, DeclineReason> = {
  insufficient_funds: 'funds',
  expired_card: 'expired',
  incorrect_cvc: 'security_code',
  invalid_cvc: 'security_code',
  incorrect_number: 'details',
  invalid_number: 'details',
  invalid_account: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
  incorrect_zip: 'details',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  invalid_amount: 'limit',
  card_not_supported: 'unsupported',
  currency_not_supported: 'unsupported',
  service_not_allowed: 'unsupported',
  transaction_not_allowed: 'unsupported',
  not_permitted: 'unsupported',
  authentication_required: 'confirmation',
  authentication_not_handled: 'confirmation',
  payment_intent_authentication_failure: 'confirmation',
  approve_with_id: 'temporary',
  issuer_not_available: 'temporary',
  processing_error: 'temporary',
  reenter_transaction: 'temporary',
  try_again_later: 'temporary',
};

interface ProviderDecline {
  code?: string | undefined;
  decline_code?: string | undefined;
}

export const toDeclineReason = ({ code, decline_code }: ProviderDecline): DeclineReason =>
  codes[decline_code ?? ''] ?? codes[code ?? ''] ?? 'bank';
