/** Counters over all customers' subscriptions and payments, kept by the change stream of the core table. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { addCounts, diffSubscriptionCounts, type MoneyCounts } from '#shared/domain/money-counts.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { buildCondition, buildUpdate, isAbsent } from './expressions.ts';
import { keys, subscriptionStates } from './keys.ts';
import type { SubscriptionRow } from './subscriptions.ts';
import { db, epochSeconds, StoreBusy, table } from './table.ts';
import { transact } from './transact.ts';

export const readMoneyCounts = async (): Promise<MoneyCounts> => {
  const { Item = {} } = await db.send(new GetCommand({ TableName: table('catalog'), Key: keys.moneyCounters() }));
  const { kind: _, id: __, ...counts } = Item;
  return counts as MoneyCounts;
};

type Image = Record<string, AttributeValue>;
type Counted = Pick<SubscriptionRow, 'sync_version' | 'payment_changes'> & { subscription_state?: string };

const toCounted = (image: Image | undefined): Counted | null => (image === undefined ? null : (unmarshall(image) as Counted));

const subscriptionIn = (row: Counted | null) => {
  const subscription = subscriptionStates.parse(row?.subscription_state);
  return subscription ? [subscription] : [];
};

/**
 * Each sync notes on the current subscription how it changed the payments, as their own table has no stream. Removing the
 * row takes nothing back: payments outlive the account.
 */
const paymentChangesOf = (before: Counted | null, after: Counted | null): MoneyCounts =>
  after !== null && after.sync_version !== before?.sync_version ? (after.payment_changes ?? {}) : {};

interface SubscriptionChange {
  changeId: string;
  before: Image | undefined;
  after: Image | undefined;
}

/** Twice as long as a stream keeps a record. */
const COUNTED_SECONDS = 2 * DAY_SECONDS;

/** Adds a change of a subscription row to the counters, once however often the stream delivers it. */
export const countSubscriptionChange = async ({ changeId, ...images }: SubscriptionChange, now: Date): Promise<void> => {
  const [before, after] = [toCounted(images.before), toCounted(images.after)];
  const changes = addCounts(
    diffSubscriptionCounts(subscriptionIn(before), subscriptionIn(after)),
    paymentChangesOf(before, after),
  );
  if (Object.keys(changes).length === 0) return;
  const cancellation = await transact({
    counted: {
      Put: {
        TableName: table('ephemeral'),
        Item: { ...keys.countedChange(changeId), expires_at: epochSeconds(now) + COUNTED_SECONDS },
        ...buildCondition(isAbsent('owner')),
      },
    },
    counters: { Update: { TableName: table('catalog'), Key: keys.moneyCounters(), ...buildUpdate({ add: changes }) } },
  });
  if (cancellation !== null && cancellation.refused === null) throw new StoreBusy('The counters kept changing');
};
