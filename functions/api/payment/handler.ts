import { apiHandler } from '#functions/http/api-handler.ts';
import { payment } from '#shared/api/payment.ts';
import * as billingInfo from './billing-info.ts';
import * as checkouts from './checkouts.ts';
import * as compliance from './compliance.ts';
import * as paymentMethods from './payment-methods.ts';
import * as purchases from './purchases.ts';
import * as subscriptions from './subscriptions.ts';

export const handler = apiHandler(payment, {
  ...purchases,
  ...checkouts,
  ...subscriptions,
  ...paymentMethods,
  ...billingInfo,
  ...compliance,
});
