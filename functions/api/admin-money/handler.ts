import { apiHandler } from '#functions/http/api-handler.ts';
import { adminMoney } from '#shared/api/admin-money.ts';
import { crisisContactsOfUser } from './crisis-contacts.ts';
import { payment, payments, paymentsOfUser } from './payments.ts';
import { subscription, subscriptionStats, subscriptions, subscriptionsOfUser } from './subscriptions.ts';

export const handler = apiHandler(adminMoney, {
  subscriptions,
  subscription,
  subscriptionsOfUser,
  subscriptionStats,
  payments,
  payment,
  paymentsOfUser,
  crisisContactsOfUser,
});
