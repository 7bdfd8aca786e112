/**
 * Stripe's objects in the shape of API version 2026-10-28.endive, as far as the fake needs them. Keys that begin
 * with `_` are internal and never sent.
 */
export type Metadata = Record<string, string>;

interface Base {
  id: string;
  created: number;
  livemode: false;
  metadata: Metadata;
}

/**
 * Test cards decline when entered, decline when charged, ask for confirmation until set up for later charges, or
 * ask at every charge.
 */
export type CardBehavior = 'accepts' | 'declines_entry' | 'declines_charge' | 'asks_holder' | 'always_asks_holder';

export interface Address {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

export interface Customer extends Base {
  object: 'customer';
  address: Address | null;
  /** Cents; a negative balance is credit for the next invoice. */
  balance: number;
  currency: string | null;
  default_source: null;
  delinquent: boolean;
  description: string | null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: { custom_fields: null; default_payment_method: string | null; footer: null; rendering_options: null };
  name: string | null;
  phone: string | null;
  preferred_locales: string[];
  shipping: null;
  tax_exempt: 'none';
  deleted?: true;
}

export interface Card {
  brand: string;
  display_brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  funding: 'credit';
  country: 'US';
  fingerprint: string;
  wallet: null;
}

export interface PaymentMethod extends Base {
  object: 'payment_method';
  type: 'card';
  allow_redisplay: 'unspecified';
  billing_details: { address: Address | null; email: string | null; name: string | null; phone: string | null };
  card: Card;
  customer: string | null;
  _behaviour: CardBehavior;
  _declineCode: string;
  /** Set up for later charges, so its holder is not asked again. */
  _confirmed: boolean;
}

interface NextAction {
  type: 'use_stripe_sdk';
  use_stripe_sdk: { type: 'three_d_secure_redirect' };
}

export interface SetupIntent extends Base {
  object: 'setup_intent';
  allowed_payment_method_types: string[] | null;
  client_secret: string;
  customer: string | null;
  description: string | null;
  last_setup_error: StripeFailure | null;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  usage: string;
}

export interface StripeFailure {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_method?: unknown;
  payment_intent?: unknown;
  setup_intent?: unknown;
}

export interface PaymentIntent extends Base {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  client_secret: string;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: StripeFailure | null;
  latest_charge: string | null;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  _invoice: string;
}

export interface Charge extends Base {
  object: 'charge';
  amount: number;
  currency: string;
  customer: string | null;
  failure_code: string | null;
  failure_message: string | null;
  paid: boolean;
  amount_refunded: number;
  disputed: boolean;
  refunded: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: Omit<Card, 'display_brand'> };
  status: 'succeeded' | 'failed';
}

export interface Dispute extends Base {
  object: 'dispute';
  amount: number;
  charge: string;
  currency: string;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export interface Refund extends Omit<Base, 'livemode'> {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Product extends Base {
  object: 'product';
  active: boolean;
  default_price: string | null;
  description: string | null;
  images: string[];
  marketing_features: { name: string }[];
  name: string;
  type: 'service';
  updated: number;
}

export interface Price extends Base {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  lookup_key: string | null;
  nickname: string | null;
  product: string;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number; usage_type: 'licensed' } | null;
  type: 'recurring' | 'one_time';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface SubscriptionItem extends Omit<Base, 'livemode'> {
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  price: Price;
  quantity: number;
  subscription: string;
}

type SubscriptionStatus = 'active' | 'canceled' | 'incomplete' | 'incomplete_expired' | 'past_due';

export interface Subscription extends Base {
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  pending_setup_intent: null;
  start_date: number;
  status: SubscriptionStatus;
  trial_end: null;
  trial_start: null;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

interface InvoiceLine extends Omit<Base, 'created'> {
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  invoice: string;
  period: { start: number; end: number };
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
  quantity: number;
}

export interface Invoice extends Base {
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: BillingReason;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  description: string | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  lines: List<InvoiceLine>;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  period_start: number;
  period_end: number;
  starting_balance: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
  /** The double knows no taxes. */
  total_taxes: never[];
}

export interface InvoicePayment extends Omit<Base, 'metadata'> {
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface CheckoutSession extends Base {
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  mode: 'subscription';
  payment_method_types: string[];
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  ui_mode: 'hosted_page';
  url: string | null;
  _price: string;
  _quantity: number;
  _subscriptionMetadata: Metadata;
}

export interface PortalConfiguration extends Base {
  object: 'billing_portal.configuration';
  active: boolean;
  default_return_url: string | null;
  features: Record<string, { enabled: boolean }>;
  is_default: boolean;
}

export interface PortalSession extends Omit<Base, 'metadata'> {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  return_url: string;
  url: string;
}

export interface StripeEvent extends Omit<Base, 'metadata'> {
  object: 'event';
  api_version: string;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Kinds {
  customer: Customer;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  payment_intent: PaymentIntent;
  charge: Charge;
  dispute: Dispute;
  refund: Refund;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  'checkout.session': CheckoutSession;
  'billing_portal.configuration': PortalConfiguration;
  'billing_portal.session': PortalSession;
  event: StripeEvent;
}
export type Kind = keyof Kinds;
export type AnyObject = Kinds[Kind];

export const stripInternal = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key.startsWith('_') ? undefined : inner)));
