/** Stripe is the truth of what was bought. What it reported since the point is taken in again, by the product's own functions. */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys, PAYMENTS_PER_USER, parseOwner } from '#functions/data/keys.ts';
import { forEach, type Outcome, type Restore, type Step } from './step.ts';

/** The same event may be reported a little later than it happened. */
const OVERLAP_MS = 60 * 60_000;
/** Stripe keeps events for 30 days. */
const EVENTS_KEPT_MS = 30 * 86_400_000;

interface Counted {
  count: number;
  newest: string;
}

/** The table of payments may be newer than the subscriptions, which hold the number and the key of the newest payment. */
const raisePaymentCounts = async ({ doc, places, isDryRun }: Restore): Promise<number> => {
  const counted = new Map<number, Counted>();
  const query = { TableName: places.tableNames.payments, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: doc }, query))
    for (const { owner, entry, id } of Items as { owner: string; entry: string; id: number }[]) {
      const known = counted.get(parseOwner(owner)) ?? { count: 0, newest: '' };
      const count = Math.max(known.count, id % PAYMENTS_PER_USER);
      counted.set(parseOwner(owner), { count, newest: [known.newest, entry].sort().at(-1)! });
    }
  let raised = 0;
  await forEach(counted, async ([uid, { count, newest }]) => {
    if (isDryRun) return;
    const update = new UpdateCommand({
      TableName: places.tableNames.core,
      Key: keys.subscription(uid),
      UpdateExpression: 'SET payments = :count, newest_payment = :newest',
      ConditionExpression: 'attribute_exists(#owner) AND (attribute_not_exists(payments) OR payments < :count)',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':count': count, ':newest': newest },
    });
    try {
      await doc.send(update);
      raised += 1;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  });
  return raised;
};

/** The product's functions read where things are from their environment, when they are loaded. */
const loadProduct = async ({ places: { tableNames, userPoolId, stripeSecretArn } }: Restore) => {
  Object.assign(process.env, {
    CORE_TABLE: tableNames.core,
    PAYMENTS_TABLE: tableNames.payments,
    AUDIT_TABLE: tableNames.audit,
    CATALOG_TABLE: tableNames.catalog,
    EPHEMERAL_TABLE: tableNames.ephemeral,
    USER_POOL_ID: userPoolId,
    STRIPE_SECRET_ID: stripeSecretArn,
  });
  const { listEvents } = await import('#functions/gateways/stripe/events.ts');
  const { processEvent } = await import('#functions/webhooks/stripe/handler.ts');
  const { reconcile } = await import('#functions/schedules/stripe-reconciliation.ts');
  return { listEvents, processEvent, reconcile };
};

export const money: Step = {
  name: 'Subscriptions and payments, from Stripe',
  run: async (restore) => {
    const { point, now, isDryRun } = restore;
    const { listEvents, processEvent, reconcile } = await loadProduct(restore);
    const counts: Outcome['counts'] = { 'payment counters raised': await raisePaymentCounts(restore), 'events since': 0 };
    const oldest = now.getTime() - EVENTS_KEPT_MS;
    const since = new Date(Math.max(point.getTime() - OVERLAP_MS, oldest));
    for await (const event of listEvents(since)) {
      counts['events since']! += 1;
      if (isDryRun) continue;
      const outcome = `events ${(await processEvent(event, now)).outcome}`;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    if (!isDryRun)
      for (const [outcome, count] of Object.entries(await reconcile(now, new Date(point.getTime() - OVERLAP_MS))))
        counts[`subscriptions ${outcome}`] = count;
    const unknown = counts['subscriptions unknown'] ?? 0;
    const toDo = [
      ...(unknown > 0
        ? [`${unknown} subscriptions at Stripe belong to nobody (log: subscription_of_nobody): accounts made after the point`]
        : []),
      ...(point.getTime() < oldest
        ? ['Stripe keeps events for 30 days only: look through refunds and disputes before that by hand']
        : []),
    ];
    return { counts, toDo };
  },
};
