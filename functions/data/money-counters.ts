/** Counters over all customers' subscriptions and payments, kept by the change stream of the core table. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  addCounts,
  diffPaymentCounts,
  diffSubscriptionCounts,
  findDrift,
  type MoneyCounts,
  selectStates,
} from '#shared/domain/money-counts.ts';
import { PaymentStatus } from '#shared/domain/payment.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '#shared/domain/time.ts';
import { buildCondition, buildUpdate, equals, isAbsent } from './expressions.ts';
import { keys, subscriptionStates } from './keys.ts';
import { paymentPagesOf } from './payments.ts';
import { type SubscriptionRow, subscriptionPagesOf } from './subscriptions.ts';
import { db, epochSeconds, StoreBusy, table, tryWrite } from './table.ts';
import { transact } from './transact.ts';

interface Drift {
  at: string;
  counts: MoneyCounts;
}

const readCounters = async (isStrong: boolean): Promise<{ counts: MoneyCounts; drift: Drift | null }> => {
  const { Item = {} } = await db.send(
    new GetCommand({ TableName: table('catalog'), Key: keys.moneyCounters(), ConsistentRead: isStrong }),
  );
  const { kind: _, id: __, drift, ...counts } = Item;
  return { counts, drift: (drift as Drift | undefined) ?? null };
};

export const readMoneyCounts = async (): Promise<MoneyCounts> => (await readCounters(false)).counts;

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

const isNone = (changes: MoneyCounts): boolean => Object.keys(changes).length === 0;

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
  if (isNone(changes)) return;
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

const countStored = async (): Promise<MoneyCounts> => {
  let counts: MoneyCounts = {};
  for (const state of selectStates({}))
    for await (const rows of subscriptionPagesOf(state))
      counts = addCounts(
        counts,
        diffSubscriptionCounts(
          [],
          rows.map(() => state),
        ),
      );
  for (const status of PaymentStatus.options)
    for await (const payments of paymentPagesOf(status)) counts = addCounts(counts, diffPaymentCounts([], payments));
  return counts;
};

const updateCounters = async (seen: Drift | null, changes: Parameters<typeof buildUpdate>[0]): Promise<boolean> => {
  const condition = seen ? equals('drift.at', seen.at) : isAbsent('drift');
  const update = { TableName: table('catalog'), Key: keys.moneyCounters(), ...buildUpdate(changes, condition) };
  return (await tryWrite(db.send(new UpdateCommand(update)))) !== null;
};

/** The stream gives a change up after 12 hours, so what has been missing for longer is lost, and not merely late. */
const LATE_MS = 12 * HOUR_SECONDS * 1000;

/**
 * Compares the counters with what is stored. A difference is noted; the first run that finds the same one when no change can
 * still be on its way adds it, which leaves changes that are counted meanwhile alone. Null without a difference.
 */
export const recountMoney = async (now: Date): Promise<{ drift: MoneyCounts; isRepaired: boolean } | null> => {
  const { counts, drift: noted } = await readCounters(true);
  const drift = findDrift(counts, await countStored());
  if (isNone(drift)) {
    if (noted) await updateCounters(noted, { remove: ['drift'] });
    return null;
  }
  if (!noted || !isNone(findDrift(noted.counts, drift))) {
    await updateCounters(noted, { set: { drift: { at: now.toISOString(), counts: drift } } });
    return { drift, isRepaired: false };
  }
  const isLost = now.getTime() - Date.parse(noted.at) > LATE_MS;
  return { drift, isRepaired: isLost && (await updateCounters(noted, { add: drift, remove: ['drift'] })) };
};
