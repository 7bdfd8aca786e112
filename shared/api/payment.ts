import * as z from 'zod';
import { BillingInfo, PaymentMethod } from '#shared/domain/billing.ts';
import { Audit, AuditChange, AuditType, ComplianceDashboard } from '#shared/domain/compliance.ts';
import { BillingInvoice, CheckoutSession, Payment } from '#shared/domain/payment.ts';
import { Quote, QuotedAmount, QuotedCharge } from '#shared/domain/quote.ts';
import { Subscription } from '#shared/domain/subscription.ts';
import { Tier } from '#shared/domain/tier.ts';
import { ById, defineArea, Id } from './endpoint.ts';

const TierQuery = z.object({ plan_type: Tier });
const PaymentMethodId = z.string().min(1).max(255);
/** Who asked for the deletion of the account is charged nothing any more. */
const LEAVING = 'The account is set to be deleted';
const LEAVING_OR_BUYING = `${LEAVING}, another payment is in progress, or the amount is no longer the quoted one`;
const LEAVING_OR_MOVED = `${LEAVING}, or the amount is no longer the quoted one`;
const compliance = { feature: 'insurer_reports' } as const;

const PROVIDER = 'The payment provider failed; a retry is safe';
const NOT_BOUGHT = 'The card is declined, the plan is not for sale, or there is a subscription already';
const NO_CUSTOMER = 'The payment provider does not know the account';
const NO_CARD = 'There is no such card';

export const payment = defineArea({
  createSetupIntent: {
    method: 'POST',
    path: '/v1/payment/create-setup-intent',
    access: 'user',
    summary: 'Start entering a card on the page',
    refusals: { 404: NO_CUSTOMER, 409: LEAVING, 502: PROVIDER },
    bodyKind: 'optional',
    body: z.object({}),
    response: z.object({ client_secret: z.string() }),
  },
  createSubscriptionWithPaymentMethod: {
    method: 'POST',
    path: '/v1/payment/create-subscription-with-payment-method',
    access: 'user',
    summary: 'Buy a plan with a card entered on the page',
    refusals: { 400: NOT_BOUGHT, 404: NO_CARD, 409: LEAVING_OR_BUYING, 502: PROVIDER },
    status: 201,
    query: TierQuery.extend({ payment_method_id: PaymentMethodId, ...QuotedAmount.shape }),
    response: Subscription,
  },
  createSubscription: {
    method: 'POST',
    path: '/v1/payment/create-subscription',
    access: 'user',
    summary: 'Buy a plan; the same with a body',
    refusals: { 400: NOT_BOUGHT, 404: NO_CARD, 409: LEAVING_OR_BUYING, 502: PROVIDER },
    status: 201,
    body: TierQuery.extend({
      payment_method_id: PaymentMethodId,
      stripe_payment_intent_id: z.string().max(255).nullish(),
      ...QuotedAmount.shape,
    }),
    response: Subscription,
  },
  createCheckoutSession: {
    method: 'POST',
    path: '/v1/payment/create-checkout-session',
    access: 'user',
    summary: 'Start the hosted checkout of a plan',
    refusals: { 400: NOT_BOUGHT, 404: NO_CUSTOMER, 409: LEAVING_OR_BUYING, 502: PROVIDER },
    status: 201,
    query: TierQuery.extend(QuotedAmount.shape),
    response: z.object({ checkout_url: z.string(), session_id: z.string() }),
  },
  checkoutSession: {
    method: 'GET',
    path: '/v1/payment/checkout-session/{id}',
    access: 'user',
    summary: "State of one's own checkout session",
    refusals: { 502: PROVIDER },
    params: z.object({ id: z.string().min(1).max(255) }),
    response: CheckoutSession,
  },
  quote: {
    method: 'GET',
    path: '/v1/payment/quote',
    access: 'user',
    summary: 'What buying or changing to a plan would charge now; without a plan, what the current subscription charges next',
    refusals: { 400: 'The plan is not for sale', 404: 'There is no subscription', 502: PROVIDER },
    query: z.object({ plan_type: Tier.optional() }),
    response: Quote,
  },
  subscriptions: {
    method: 'GET',
    path: '/v1/payment/subscriptions',
    access: 'user',
    summary: "The caller's subscriptions, newest first",
    response: z.array(Subscription),
  },
  cancel: {
    method: 'POST',
    path: '/v1/payment/cancel-subscription/{id}',
    access: 'user',
    summary: 'Let a subscription end with its period',
    refusals: { 400: 'The subscription has ended', 502: PROVIDER },
    params: ById,
    response: Subscription,
  },
  resume: {
    method: 'POST',
    path: '/v1/payment/resume-subscription/{id}',
    access: 'user',
    summary: 'Take a cancellation back before the period ends',
    refusals: { 400: 'The subscription has ended', 409: LEAVING, 502: PROVIDER },
    params: ById,
    response: Subscription,
  },
  changePlan: {
    method: 'POST',
    path: '/v1/payment/change-subscription-plan/{id}',
    access: 'user',
    summary: 'Move a subscription to another plan, effective at once',
    refusals: {
      400: 'The card is declined, or the subscription has ended or is not paid',
      409: LEAVING_OR_BUYING,
      502: PROVIDER,
    },
    params: ById,
    /** `from_plan_type` is the tier the caller saw; if it has changed since, nothing is changed or charged. */
    query: z.object({ new_plan_type: Tier, from_plan_type: Tier.optional(), ...QuotedCharge.shape }),
    response: Subscription,
  },
  payments: {
    method: 'GET',
    path: '/v1/payment/payments',
    access: 'user',
    summary: "The caller's payments, newest first",
    response: z.array(Payment),
  },
  receipt: {
    method: 'GET',
    path: '/v1/payment/payments/{id}/receipt',
    access: 'user',
    summary: "A link to the PDF of the invoice that one of the caller's payments paid",
    refusals: { 502: PROVIDER },
    params: ById,
    response: z.object({ url: z.string() }),
  },
  invoices: {
    method: 'GET',
    path: '/v1/payment/invoices',
    access: 'user',
    summary: "The caller's newest invoices, up to 100, each with its PDF",
    refusals: { 502: PROVIDER },
    response: z.array(BillingInvoice),
  },
  billingPortal: {
    method: 'GET',
    path: '/v1/payment/billing-portal',
    access: 'user',
    summary: "A link to the provider's billing portal",
    refusals: { 404: NO_CUSTOMER, 502: PROVIDER },
    response: z.object({ url: z.string() }),
  },
  billingInfo: {
    method: 'GET',
    path: '/v1/payment/billing-info',
    access: 'user',
    summary: "The caller's billing information; name and e-mail of the account before anything is stored",
    response: BillingInfo,
  },
  updateBillingInfo: {
    method: 'PUT',
    path: '/v1/payment/billing-info',
    access: 'user',
    summary: 'Change any of the billing information',
    refusals: { 502: PROVIDER },
    body: BillingInfo.partial(),
    response: BillingInfo,
  },
  paymentMethods: {
    method: 'GET',
    path: '/v1/payment/payment-methods',
    access: 'user',
    summary: "The caller's cards, newest first",
    refusals: { 502: PROVIDER },
    response: z.array(PaymentMethod),
  },
  addPaymentMethod: {
    method: 'POST',
    path: '/v1/payment/payment-methods',
    access: 'user',
    summary: 'Keep a card that was entered with the provider',
    refusals: { 400: 'The card is declined', 404: NO_CARD, 409: LEAVING_OR_MOVED, 502: PROVIDER },
    status: 201,
    body: z.object({ payment_method_id: PaymentMethodId, ...QuotedAmount.shape }),
    response: PaymentMethod,
  },
  removePaymentMethod: {
    method: 'DELETE',
    path: '/v1/payment/payment-methods/{id}',
    access: 'user',
    summary: 'Remove a card; the newest other one becomes the default',
    refusals: { 400: 'It is the only card of a subscription', 502: PROVIDER },
    status: 204,
    params: z.object({ id: PaymentMethodId }),
    response: 'none',
  },
  setDefaultPaymentMethod: {
    method: 'POST',
    path: '/v1/payment/payment-methods/{id}/default',
    access: 'user',
    summary: 'Pay with this card from now on',
    refusals: { 400: 'The card is declined', 409: LEAVING_OR_MOVED, 502: PROVIDER },
    params: z.object({ id: PaymentMethodId }),
    /** The debt as it was shown. */
    query: QuotedAmount,
    response: PaymentMethod,
  },
  assessCompliance: {
    method: 'POST',
    path: '/v1/payment/compliance-assessment',
    ownsIdempotency: true,
    access: compliance,
    summary: 'Assess a plan against the clauses of ISO 22301 and keep the result as a dated audit',
    refusals: { 400: 'No more audits fit', 404: 'There is no such BCP' },
    status: 201,
    body: z.object({ bcp_id: Id, type: AuditType.default('iso22301') }),
    response: Audit,
  },
  complianceAudits: {
    method: 'GET',
    path: '/v1/payment/compliance-audits',
    access: compliance,
    summary: "The caller's audits, newest first; `X-Total-Count` says how many there are",
    query: z.object({
      limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
      offset: z.coerce.number<string | number>().int().min(0).max(100_000).default(0),
    }),
    response: z.array(Audit),
  },
  complianceDashboard: {
    method: 'GET',
    path: '/v1/payment/compliance-dashboard',
    access: compliance,
    summary: 'The newest audit of each plan, summed up',
    response: ComplianceDashboard,
  },
  updateComplianceAudit: {
    method: 'PUT',
    path: '/v1/payment/compliance-audit/{id}',
    access: compliance,
    summary: 'Annotate the clauses of an audit, note something, or complete it',
    refusals: { 400: 'The audit is too long' },
    params: ById,
    body: AuditChange,
    response: Audit,
  },
});
