import { readMoneyCounts } from '#functions/data/money-counters.ts';
import * as prices from '#functions/data/pricing-plans.ts';
import {
  asEffective,
  listNewestSubscriptions,
  list as listOfUser,
  type StoredSubscription,
  subscriptionOwner,
} from '#functions/data/subscriptions.ts';
import { readActor, readCustomers } from '#functions/data/users.ts';
import { notFound } from '#functions/http/errors.ts';
import { type Input, type Operation, Reply } from '#functions/http/operation.ts';
import type { adminMoney } from '#shared/api/admin-money.ts';
import {
  type Customer,
  type CustomerSubscription,
  computeSubscriptionStats,
  yearlyPriceOf,
} from '#shared/domain/customer-money.ts';
import { countSubscriptions } from '#shared/domain/money-counts.ts';
import type { PricingPlan } from '#shared/domain/payment.ts';
import { adminUserMessages } from '#shared/messages/admin-users.ts';
import { paymentMessages } from '#shared/messages/payment.ts';

type Calls = typeof adminMoney;

const toCustomerSubscription = (
  subscription: StoredSubscription,
  user: Customer,
  offers: readonly PricingPlan[],
): CustomerSubscription => ({ ...subscription, user, yearly_price: yearlyPriceOf(subscription.plan_type, offers) });

type PageQuery = Input<Calls['subscriptions']>['query'];
interface Page {
  rows: CustomerSubscription[];
  total: number;
}

const listPageOfAll = async ({ page, per_page, status, plan_type }: PageQuery, now: Date): Promise<Page> => {
  const filter = { status, plan_type };
  const [newest, offers, counts] = await Promise.all([
    listNewestSubscriptions(filter, page * per_page),
    prices.listActive(),
    readMoneyCounts(),
  ]);
  // a complimentary one that has just ended stays in the index as active until the night
  const found = newest
    .slice((page - 1) * per_page)
    .map((row) => asEffective(row, now))
    .filter((row) => status === undefined || row.status === status);
  const users = await readCustomers(found.map(({ id }) => subscriptionOwner(id)));
  const rows = found.map((row) => toCustomerSubscription(row, users.get(subscriptionOwner(row.id))!, offers));
  return { rows, total: countSubscriptions(counts, filter) };
};

const listWithUser = async (uid: number, now: Date): Promise<CustomerSubscription[] | null> => {
  const [user, found, offers] = await Promise.all([readActor(uid), listOfUser(uid, now), prices.listActive()]);
  return user && found.map((row) => toCustomerSubscription(row, user, offers));
};

const listPageOfUser = async (uid: number, { page, per_page, status, plan_type }: PageQuery, now: Date): Promise<Page> => {
  const found = ((await listWithUser(uid, now)) ?? []).filter(
    (row) => (status === undefined || row.status === status) && (plan_type === undefined || row.plan_type === plan_type),
  );
  return { rows: found.slice((page - 1) * per_page, page * per_page), total: found.length };
};

export const subscriptions: Operation<Calls['subscriptions']> = async ({ query, now }) => {
  const { user_id } = query;
  const { rows, total } = await (user_id === undefined ? listPageOfAll(query, now) : listPageOfUser(user_id, query, now));
  return new Reply(rows, { headers: { 'x-total-count': String(total) } });
};

export const subscription: Operation<Calls['subscription']> = async ({ params, now }) => {
  const found = await listWithUser(subscriptionOwner(params.id), now);
  const row = found?.find(({ id }) => id === params.id);
  if (!row) throw notFound(paymentMessages.subscriptionNotFound);
  return row;
};

export const subscriptionsOfUser: Operation<Calls['subscriptionsOfUser']> = async ({ params, now }) => {
  const found = await listWithUser(params.id, now);
  if (!found) throw notFound(adminUserMessages.notFound);
  return found;
};

export const subscriptionStats: Operation<Calls['subscriptionStats']> = async () => {
  const [counts, offers] = await Promise.all([readMoneyCounts(), prices.listActive()]);
  return computeSubscriptionStats(counts, offers);
};
