/** One row per payment intent, kept longer than the account it belongs to. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CustomerPayment } from '#shared/domain/customer-money.ts';
import { diffPaymentCounts, type MoneyCounts } from '#shared/domain/money-counts.ts';
import { type Payment, PaymentStatus } from '#shared/domain/payment.ts';
import { allOf, buildCondition, buildUpdate, equals, exists } from './expressions.ts';
import { childId, keys, PAYMENTS_PER_USER, parentId, parseOwner, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, queryFirst, queryPages, table } from './table.ts';
import { type TransactItems, tryTransact } from './transact.ts';

export interface FetchedPayment extends Omit<Payment, 'id' | 'stripe_payment_intent_id'> {
  stripe_payment_intent_id: string;
  /** Seconds since the epoch. */
  invoice_created: number;
  email: string | null;
  full_name: string | null;
  /** For the mail only. */
  receipt: { tax: number; invoice_number: string | null; period_start: string; period_end: string };
}

export interface PaymentRow extends Omit<FetchedPayment, 'invoice_created' | 'receipt'> {
  id: number;
  user_id: number;
  month: string;
}

interface StoredPayment extends PaymentRow {
  owner: string;
  entry: string;
}

const paymentRows = rowReader<StoredPayment>()('payment', {
  first: {
    owner: 'string',
    entry: 'string',
    id: 'number',
    amount: 'number',
    currency: 'string',
    status: PaymentStatus.options,
    stripe_payment_intent_id: 'string',
    created_at: 'string',
  },
  later: ({ owner, created_at }) => ({
    user_id: parseOwner(String(owner)),
    month: String(created_at).slice(0, 7),
    description: null,
    payment_method: null,
    email: null,
    full_name: null,
  }),
});

/** The payer as the payment names them: it outlives the account. */
export const toCustomerPayment = ({ user_id: id, email, full_name, ...payment }: PaymentRow): CustomerPayment => ({
  ...payment,
  user: { id, email, full_name },
});

export const paymentOwner = (id: number): number => parentId(id, PAYMENTS_PER_USER);

export const list = async (uid: number): Promise<StoredPayment[]> =>
  paymentRows.readList(
    await queryAll({
      TableName: table('payments'),
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': prefixes.user(uid) },
      ScanIndexForward: false,
    }),
  );

export const findPaymentOfUser = async (uid: number, id: number): Promise<PaymentRow | null> =>
  paymentOwner(id) === uid ? ((await list(uid)).find((payment) => payment.id === id) ?? null) : null;

export const listNewestPaymentsOfUser = async (uid: number, limit: number): Promise<PaymentRow[]> => {
  const rows = await queryFirst(
    {
      TableName: table('payments'),
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': prefixes.user(uid) },
      ScanIndexForward: false,
    },
    limit,
  );
  return paymentRows.readList(rows);
};

export const readNewestPaymentTime = async (uid: number): Promise<string | null> =>
  (await listNewestPaymentsOfUser(uid, 1))[0]?.created_at ?? null;

/** By its payment intent at Stripe. */
export const findPaymentByIntent = async (intent: string): Promise<StoredPayment | null> => {
  const query = {
    TableName: table('payments'),
    IndexName: 'payments_by_intent',
    KeyConditionExpression: 'stripe_payment_intent_id = :intent',
    ExpressionAttributeValues: { ':intent': intent },
  };
  return paymentRows.readList(await queryFirst(query, 1))[0] ?? null;
};

/** Takes the payer's name and address off the payments that outlive the account. */
export const anonymizePayments = async (uid: number): Promise<void> => {
  for (const row of await list(uid)) {
    if (row.email === null && row.full_name === null) continue;
    await db.send(
      new UpdateCommand({
        TableName: table('payments'),
        Key: { owner: row.owner, entry: row.entry },
        ...buildUpdate({ set: { email: null, full_name: null } }, exists('owner')),
      }),
    );
  }
};

const byStatus = (status: PaymentStatus) => ({
  TableName: table('payments'),
  IndexName: 'payments_by_status',
  KeyConditionExpression: '#status = :status',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':status': status },
  ScanIndexForward: false,
});

export async function* paymentPagesOf(status: PaymentStatus): AsyncGenerator<PaymentRow[]> {
  for await (const rows of queryPages(byStatus(status))) yield paymentRows.readList(rows);
}

/** The oldest from before then, over all customers. */
export const listPaymentsBefore = async (before: Date, limit: number): Promise<StoredPayment[]> => {
  const rows = await Promise.all(
    PaymentStatus.options.map((status) =>
      queryFirst(
        {
          ...byStatus(status),
          KeyConditionExpression: '#status = :status AND created_at < :before',
          ExpressionAttributeValues: { ':status': status, ':before': before.toISOString() },
          ScanIndexForward: true,
        },
        limit,
      ),
    ),
  );
  return paymentRows.readList(rows.flat()).slice(0, limit);
};

/** In one transaction with the counters, so that it is taken out of them once. */
export const deletePayment = ({ owner, entry, status, amount }: StoredPayment): Promise<boolean> =>
  tryTransact([
    {
      Delete: {
        TableName: table('payments'),
        Key: { owner, entry },
        ...buildCondition(allOf(equals('status', status), equals('amount', amount))),
      },
    },
    {
      Update: {
        TableName: table('catalog'),
        Key: keys.moneyCounters(),
        ...buildUpdate({ add: diffPaymentCounts([{ status, amount }], []) }),
      },
    },
  ]);

/** For a refund after its account is gone, which no sync stores any more. In one transaction with the counters, so that it counts once. */
export const cancelPayment = ({ owner, entry, status, amount }: StoredPayment): Promise<boolean> =>
  tryTransact([
    {
      Update: {
        TableName: table('payments'),
        Key: { owner, entry },
        ...buildUpdate({ set: { status: 'canceled' } }, allOf(equals('status', status), equals('amount', amount))),
      },
    },
    {
      Update: {
        TableName: table('catalog'),
        Key: keys.moneyCounters(),
        ...buildUpdate({ add: diffPaymentCounts([{ status, amount }], [{ status: 'canceled', amount }]) }),
      },
    },
  ]);

/** The first so many of all customers', newest first. Every status is read to that number at the same time. */
export const listNewestPayments = async (statuses: readonly PaymentStatus[], limit: number): Promise<PaymentRow[]> => {
  const rows = await Promise.all(statuses.map((status) => queryFirst(byStatus(status), limit)));
  return paymentRows
    .readList(rows.flat())
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    .slice(0, limit);
};

const toRow = (uid: number, id: number, { invoice_created: _, receipt: __, ...payment }: FetchedPayment): PaymentRow => ({
  ...payment,
  id,
  user_id: uid,
  month: payment.created_at.slice(0, 7),
});

const readStored = async (uid: number, payment: FetchedPayment): Promise<PaymentRow | null> => {
  const { Item } = await db.send(
    new GetCommand({
      TableName: table('payments'),
      Key: keys.payment(uid, payment.invoice_created, payment.stripe_payment_intent_id),
      ConsistentRead: true,
    }),
  );
  return paymentRows.readOptional(Item);
};

export const arePaymentsStored = async (uid: number, invoiceCreated: number, intents: readonly string[]): Promise<boolean> => {
  for (const intent of intents) {
    const { Item } = await db.send(
      new GetCommand({ TableName: table('payments'), Key: keys.payment(uid, invoiceCreated, intent), ConsistentRead: true }),
    );
    if (Item?.status !== 'succeeded' && Item?.status !== 'canceled') return false;
  }
  return true;
};

const isUnchanged = (before: PaymentRow | null, after: PaymentRow): boolean =>
  before !== null && (Object.keys(after) as (keyof PaymentRow)[]).every((name) => before[name] === after[name]);

export interface PaymentCount {
  count: number;
  /** The highest stored entry. Anything above it is new, which saves a read. */
  newest: string | undefined;
}

/**
 * Puts of changed payments, those that have succeeded now, and the new count. The transaction must also check that the row with the count is unchanged, so
 * that no id is assigned twice.
 */
export const paymentPuts = async (
  uid: number,
  payments: FetchedPayment[],
  counted: PaymentCount,
): Promise<PaymentCount & { items: TransactItems; received: FetchedPayment[]; changes: MoneyCounts | undefined }> => {
  let { count, newest } = counted;
  const items: TransactItems = [];
  const received: FetchedPayment[] = [];
  const replaced: PaymentRow[] = [];
  const stored: PaymentRow[] = [];
  for (const payment of payments) {
    const { entry } = keys.payment(uid, payment.invoice_created, payment.stripe_payment_intent_id);
    const isNew = counted.count === 0 || (counted.newest !== undefined && entry > counted.newest);
    const before = isNew ? null : await readStored(uid, payment);
    const row = toRow(uid, before?.id ?? childId(uid, count + 1, PAYMENTS_PER_USER), payment);
    if (isUnchanged(before, row)) continue;
    if (before) replaced.push(before);
    else count += 1;
    stored.push(row);
    if (row.status === 'succeeded' && before?.status !== 'succeeded') received.push(payment);
    if (count === 1 || (newest !== undefined && entry > newest)) newest = entry;
    const key = keys.payment(uid, payment.invoice_created, payment.stripe_payment_intent_id);
    items.push({ Put: { TableName: table('payments'), Item: { ...key, ...row } } });
  }
  const changes = diffPaymentCounts(replaced, stored);
  return { items, received, count, newest, changes: items.length > 0 ? changes : undefined };
};
