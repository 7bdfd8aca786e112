import type { PaymentStatus } from './payment.ts';
import { INDEXED_STATES, type IndexedState } from './subscription.ts';
import { TIERS, type Tier } from './tier.ts';

/** Counters of all customers' subscriptions and payments, kept so that no call has to read them all. */
type MoneyCounter = `subscriptions_${IndexedState}_${Tier}` | `payments_${PaymentStatus}` | 'revenue_cents';
/** A counter that is missing is 0. */
export type MoneyCounts = Partial<Record<MoneyCounter, number>>;

const addTo = (counts: MoneyCounts, counter: MoneyCounter, amount: number): void => {
  counts[counter] = (counts[counter] ?? 0) + amount;
};

const withoutZeros = (counts: MoneyCounts): MoneyCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));

interface CountedSubscription {
  state: IndexedState;
  plan_type: Tier;
}

export const diffSubscriptionCounts = (
  before: readonly CountedSubscription[],
  after: readonly CountedSubscription[],
): MoneyCounts => {
  const counts: MoneyCounts = {};
  for (const { state, plan_type } of before) addTo(counts, `subscriptions_${state}_${plan_type}`, -1);
  for (const { state, plan_type } of after) addTo(counts, `subscriptions_${state}_${plan_type}`, 1);
  return withoutZeros(counts);
};

interface CountedPayment {
  status: PaymentStatus;
  amount: number;
}

/** Only succeeded payments are revenue; refunded ones are stored as canceled. */
export const diffPaymentCounts = (before: readonly CountedPayment[], after: readonly CountedPayment[]): MoneyCounts => {
  const counts: MoneyCounts = {};
  const add = ({ status, amount }: CountedPayment, sign: 1 | -1): void => {
    addTo(counts, `payments_${status}`, sign);
    if (status === 'succeeded') addTo(counts, 'revenue_cents', sign * amount);
  };
  for (const payment of before) add(payment, -1);
  for (const payment of after) add(payment, 1);
  return withoutZeros(counts);
};

export const addCounts = (...all: readonly MoneyCounts[]): MoneyCounts => {
  const sums: MoneyCounts = {};
  for (const counts of all)
    for (const [counter, count] of Object.entries(counts)) addTo(sums, counter as MoneyCounter, count ?? 0);
  return withoutZeros(sums);
};

/** What must be added to `counted` to make it `actual`. */
export const findDrift = (counted: MoneyCounts, actual: MoneyCounts): MoneyCounts =>
  addCounts(actual, Object.fromEntries(Object.entries(counted).map(([counter, count]) => [counter, -(count ?? 0)])));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export interface StateFilter {
  status?: IndexedState | undefined;
  plan_type?: Tier | undefined;
}

/** The states and tiers that a filter selects: all of them without one. */
export const selectStates = ({ status, plan_type }: StateFilter): CountedSubscription[] =>
  (status === undefined ? INDEXED_STATES : [status]).flatMap((state) =>
    (plan_type === undefined ? TIERS : [plan_type]).map((tier) => ({ state, plan_type: tier })),
  );

export const countSubscriptions = (counts: MoneyCounts, filter: StateFilter = {}): number =>
  sum(selectStates(filter).map(({ state, plan_type }) => counts[`subscriptions_${state}_${plan_type}`] ?? 0));

export const countPayments = (counts: MoneyCounts, statuses: readonly PaymentStatus[]): number =>
  sum(statuses.map((status) => counts[`payments_${status}`] ?? 0));
