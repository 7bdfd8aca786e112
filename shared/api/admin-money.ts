import * as z from 'zod';
import { CrisisContact } from '#shared/domain/crisis-contact.ts';
import { CustomerPayment, CustomerSubscription, SubscriptionStats } from '#shared/domain/customer-money.ts';
import { PaymentStatus } from '#shared/domain/payment.ts';
import { INDEXED_STATUSES } from '#shared/domain/subscription.ts';
import { Tier } from '#shared/domain/tier.ts';
import { ById, defineArea, Id } from './endpoint.ts';
import { Paging } from './paging.ts';

const CONTACTS_PER_PAGE = 100;

export const adminMoney = defineArea({
  subscriptions: {
    method: 'GET',
    path: '/v1/admin/subscriptions',
    access: 'admin',
    summary: "One page of all customers' subscriptions, newest first; `X-Total-Count` says how many there are",
    query: Paging.extend({ status: z.enum(INDEXED_STATUSES).optional(), plan_type: Tier.optional(), user_id: Id.optional() }),
    response: z.array(CustomerSubscription),
  },
  subscription: {
    method: 'GET',
    path: '/v1/admin/subscriptions/{id}',
    access: 'admin',
    summary: "A customer's subscription",
    params: ById,
    response: CustomerSubscription,
  },
  subscriptionsOfUser: {
    method: 'GET',
    path: '/v1/admin/users/{id}/subscriptions',
    access: 'admin',
    summary: "A customer's subscriptions, newest first",
    params: ById,
    response: z.array(CustomerSubscription),
  },
  subscriptionStats: {
    method: 'GET',
    path: '/v1/admin/subscription-stats',
    access: 'admin',
    summary: 'Subscriptions and revenue in cents; `plan_breakdown` counts the active ones',
    response: SubscriptionStats,
  },
  payments: {
    method: 'GET',
    path: '/v1/admin/payments',
    access: 'admin',
    summary: "One page of all customers' payments, newest first; `X-Total-Count` says how many there are",
    query: Paging.extend({ status: PaymentStatus.optional(), user_id: Id.optional() }),
    response: z.array(CustomerPayment),
  },
  payment: {
    method: 'GET',
    path: '/v1/admin/payments/{id}',
    access: 'admin',
    summary: "A customer's payment",
    params: ById,
    response: CustomerPayment,
  },
  paymentsOfUser: {
    method: 'GET',
    path: '/v1/admin/users/{id}/payments',
    access: 'admin',
    summary: "A customer's payments, newest first",
    params: ById,
    response: z.array(CustomerPayment),
  },
  crisisContactsOfUser: {
    method: 'GET',
    path: '/v1/admin/users/{id}/crisis-communications',
    access: 'admin',
    summary: "One page of a customer's crisis contacts, newest first; `X-Total-Count` says how many there are",
    params: ById,
    query: Paging.extend({ per_page: Paging.shape.per_page.default(CONTACTS_PER_PAGE) }),
    response: z.array(CrisisContact),
  },
});
