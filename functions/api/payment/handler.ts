import { apiHandler } from '#functions/http/api-handler.ts';
import { loadLater } from '#functions/http/operation.ts';
import { payment } from '#shared/api/payment.ts';
import {
  addPaymentMethod,
  billingInfo,
  billingPortal,
  paymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
  updateBillingInfo,
} from './billing.ts';
import { checkoutSession, createCheckoutSession } from './checkout.ts';
import { invoices, receipt } from './invoices.ts';
import { convertProviderErrors } from './provider-errors.ts';
import { createSetupIntent, createSubscription, createSubscriptionWithPaymentMethod } from './purchase.ts';
import { quote } from './quote.ts';
import { cancel, changePlan, payments, resume, subscriptions } from './subscriptions.ts';

const compliance = loadLater(() => import('./compliance.ts'));

export const handler = apiHandler(
  payment,
  {
    createSetupIntent,
    createSubscriptionWithPaymentMethod,
    createSubscription,
    createCheckoutSession,
    checkoutSession,
    quote,
    subscriptions,
    cancel,
    resume,
    changePlan,
    payments,
    receipt,
    invoices,
    billingPortal,
    billingInfo,
    updateBillingInfo,
    paymentMethods,
    addPaymentMethod,
    removePaymentMethod,
    setDefaultPaymentMethod,
    assessCompliance: compliance('assessCompliance'),
    complianceAudits: compliance('complianceAudits'),
    complianceDashboard: compliance('complianceDashboard'),
    updateComplianceAudit: compliance('updateComplianceAudit'),
  },
  convertProviderErrors,
);
