import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteCommand, GetCommand, QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type CrisisContact, matchesContact, type NewCrisisContact } from '#shared/domain/crisis-contact.ts';
import type { CallPlace } from '#shared/domain/phone-tree.ts';
import { DAY_SECONDS } from '#shared/domain/time.ts';
import { allOf, anyOf, buildCondition, buildUpdate, compare, equals, exists, isAbsent } from './expressions.ts';
import type { UsedKey } from './idempotency.ts';
import { CONTACTS_PER_USER, childId, keys, parseItemId, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, epochSeconds, isLive, queryAll, queryPrefix, StoreBusy, type StoredRow, table, tryWrite } from './table.ts';
import { transact, tryTransact, type Write } from './transact.ts';

/** Numbers and counts the contacts of a user. During an import the rows themselves are counted. */
interface CountRow {
  next: number;
  count: number;
  /** Contacts of unfinished imports, written or not. */
  pending?: number;
}

/** A search reads all contacts of an account; docs/benchmarks.md has what that costs. */
export const CONTACTS_MAX = 10_000;

const contactRows = rowReader<CrisisContact>()('crisis contact', {
  first: { id: 'number', first_name: 'string', last_name: 'string', email: 'string', created_at: 'string' },
  later: ({ created_at }) => ({
    ...{ middle_name: null, phone: null, notes: null, call_order: null },
    updated_at: created_at as string,
  }),
});

const countRows = rowReader<CountRow>()('count of contacts', { first: {}, later: () => ({ next: 0, count: 0 }) });

const countKey = (uid: number) => ({ TableName: table('core'), Key: keys.crisisContactCount(uid) });

export const countUpdate = (uid: number, add: Partial<CountRow>) => ({ ...countKey(uid), ...buildUpdate({ add }) });

const idRange = (uid: number) => ({
  first: childId(uid, 0, CONTACTS_PER_USER),
  last: childId(uid + 1, 0, CONTACTS_PER_USER) - 1,
});

/** The contacts from one id to another, both included. */
const rangeQuery = (uid: number, from: number, to: number, newestFirst: boolean): QueryCommandInput => ({
  TableName: table('core'),
  KeyConditionExpression: '#owner = :owner AND #item BETWEEN :from AND :to',
  ExpressionAttributeNames: { '#owner': 'owner', '#item': 'item' },
  ExpressionAttributeValues: {
    ':owner': prefixes.user(uid),
    ':from': keys.crisisContact(uid, from).item,
    ':to': keys.crisisContact(uid, to).item,
  },
  ScanIndexForward: !newestFirst,
});

/** The count row sorts after all contacts, so one Query in reverse reads the total and a page. */
const queryNewest = async (uid: number, limit: number): Promise<{ contacts: CrisisContact[]; count: CountRow | null }> => {
  const rows = await queryPrefix(prefixes.user(uid), prefixes.crisisContacts, { newestFirst: true, limit: limit + 1 });
  const counter = keys.crisisContactCount(uid).item;
  const count = rows.find(({ item }) => item === counter);
  return { contacts: contactRows.readList(rows.filter((row) => row !== count)), count: countRows.readOptional(count) };
};

/** So many numbers whose contacts one Query page of 1 MB holds, unless their notes are long. */
const SPAN = 3_000;
const SPANS = Math.ceil(CONTACTS_MAX / SPAN);

const readSpan = (uid: number, from: number, to: number): Promise<StoredRow[]> => queryAll(rangeQuery(uid, from, to, true));

/** Contacts from one id to another, newest first, in spans read side by side. */
const readSpans = async (uid: number, from: number, to: number): Promise<StoredRow[]> => {
  const ends = Array.from({ length: Math.ceil((to - from + 1) / SPAN) }, (_, index) => to - index * SPAN);
  return (await Promise.all(ends.map((end) => readSpan(uid, Math.max(from, end - SPAN + 1), end)))).flat();
};

/**
 * Newest first, in one round trip: every span that an account can fill is asked for without knowing which it has. Only
 * numbers beyond them, used up by contacts deleted since, may take a second one.
 */
const readAll = async (uid: number): Promise<CrisisContact[]> => {
  const { first, last } = idRange(uid);
  const beyond = first + (SPANS - 1) * SPAN;
  const [{ Items = [], LastEvaluatedKey }, oldest] = await Promise.all([
    db.send(new QueryCommand(rangeQuery(uid, beyond, last, true))),
    readSpans(uid, first, beyond - 1),
  ]);
  const between = LastEvaluatedKey ? await readSpans(uid, beyond, parseItemId(LastEvaluatedKey.item) - 1) : [];
  return contactRows.readList([...Items, ...between, ...oldest]);
};

interface ContactPage {
  contacts: CrisisContact[];
  total: number;
}
interface ContactPageQuery {
  page: number;
  per_page: number;
  search: string;
  missing_phone?: boolean;
  /** The last contact of the page before. */
  before?: string | undefined;
}

/** Beyond so many skipped contacts it is quicker to read all of them side by side. */
const SKIPPED_MAX = 1_000;

const readPage = async (uid: number, { page, per_page, before }: ContactPageQuery) => {
  if (before === undefined) {
    const { contacts, count } = await queryNewest(uid, page * per_page);
    return { contacts: contacts.slice((page - 1) * per_page, page * per_page), count };
  }
  const { first, last } = idRange(uid);
  const end = Math.min(last, Number(before) - 1);
  const query = end < first ? null : { ...rangeQuery(uid, first, end, true), Limit: per_page };
  const [answer, count] = await Promise.all([
    query && db.send(new QueryCommand(query)),
    readContactCount(uid, { isStrong: false }),
  ]);
  return { contacts: contactRows.readList(answer?.Items ?? []), count };
};

export const listPage = async (uid: number, query: ContactPageQuery): Promise<ContactPage> => {
  const { page, per_page, search, missing_phone = false, before } = query;
  const isWhole = search === '' && !missing_phone;
  if (isWhole && (before !== undefined || page * per_page <= SKIPPED_MAX)) {
    const { contacts, count } = await readPage(uid, query);
    if (!count?.pending) return { contacts, total: count?.count ?? 0 };
  }
  const found = (await readAll(uid)).filter(
    (contact) => (search === '' || matchesContact(contact, search)) && (!missing_phone || !contact.phone),
  );
  return { contacts: found.slice((page - 1) * per_page, page * per_page), total: found.length };
};

/** Up to `limit` contacts, oldest first, in one Query page; `next` continues, and is null at the end. */
export const readPart = async (
  uid: number,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ contacts: CrisisContact[]; next: string | null }> => {
  const { first, last } = idRange(uid);
  const from = Math.max(first, Number(after ?? 0) + 1);
  if (from > last) return { contacts: [], next: null };
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({ ...rangeQuery(uid, from, last, false), Limit: limit + 1 }),
  );
  const rows = Items.slice(0, limit);
  const hasMore = LastEvaluatedKey !== undefined || rows.length < Items.length;
  return { contacts: contactRows.readList(rows), next: hasMore ? String(parseItemId(rows.at(-1)!.item)) : null };
};

export const read = async (uid: number, id: number): Promise<CrisisContact | null> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: table('core'), Key: keys.crisisContact(uid, id), ConsistentRead: true }),
  );
  return contactRows.readOptional(Item);
};

export const readContactCount = async (uid: number, { isStrong = true } = {}): Promise<CountRow> => {
  const { Item } = await db.send(new GetCommand({ ...countKey(uid), ConsistentRead: isStrong }));
  return countRows.read(Item ?? {});
};

const numbersUpdate = (uid: number, { next, count }: { next: number; count: number }) => ({
  ...countKey(uid),
  ...buildUpdate({ set: { next: next + count }, add: { pending: count } }, next === 0 ? isAbsent('next') : equals('next', next)),
});

export const reserveId = async (uid: number): Promise<number | null> => {
  const command = new UpdateCommand({
    ...countKey(uid),
    ...buildUpdate({ add: { next: 1 } }, anyOf(isAbsent('count'), compare('count', '<', CONTACTS_MAX))),
    ReturnValues: 'UPDATED_NEW',
  });
  const written = await tryWrite(db.send(command));
  if (written === null) return null;
  const { next } = countRows.read(written.Attributes!);
  return next >= CONTACTS_PER_USER ? null : childId(uid, next, CONTACTS_PER_USER);
};

export const toContact = (id: number, fields: NewCrisisContact, now: Date): CrisisContact => ({
  ...fields,
  id,
  call_order: fields.call_order ?? null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

export const toContactRow = (uid: number, contact: CrisisContact) => ({ ...keys.crisisContact(uid, contact.id), ...contact });

export const insert = async (uid: number, contact: CrisisContact, key?: Write): Promise<null | UsedKey | 'busy'> => {
  const cancellation = await transact({
    key,
    contact: { Put: { TableName: table('core'), Item: toContactRow(uid, contact), ...buildCondition(isAbsent('id')) } },
    count: { Update: countUpdate(uid, { count: 1 }) },
  });
  if (cancellation === null) return null;
  return cancellation.refused === 'key' ? { usedKey: cancellation.item } : 'busy';
};

export const update = async (uid: number, id: number, fields: NewCrisisContact, now: Date): Promise<CrisisContact | null> => {
  const command = new UpdateCommand({
    TableName: table('core'),
    Key: keys.crisisContact(uid, id),
    ...buildUpdate({ set: { ...fields, updated_at: now.toISOString() } }, exists('id')),
    ReturnValues: 'ALL_NEW',
  });
  const written = await tryWrite(db.send(command));
  return contactRows.readOptional(written?.Attributes);
};

export const remove = async (uid: number, id: number): Promise<'removed' | 'unknown' | 'busy'> => {
  const cancellation = await transact({
    contact: {
      Delete: {
        TableName: table('core'),
        Key: keys.crisisContact(uid, id),
        ...buildCondition(exists('id')),
      },
    },
    count: { Update: countUpdate(uid, { count: -1 }) },
  });
  if (cancellation === null) return 'removed';
  return cancellation.refused === 'contact' ? 'unknown' : 'busy';
};

export const setCallOrder = async (uid: number, places: readonly CallPlace[]): Promise<'set' | 'unknown' | 'busy'> => {
  const cancellation = await transact({
    contacts: places.map(({ id, call_order }) => ({
      Update: {
        TableName: table('core'),
        Key: keys.crisisContact(uid, id),
        ...buildUpdate({ set: { call_order } }, exists('id')),
      },
    })),
  });
  if (cancellation === null) return 'set';
  return cancellation.refused === 'contacts' ? 'unknown' : 'busy';
};

const BATCH_MAX = 25;
const BATCHES_AT_ONCE = 2;
const TRIES = 8;
const BASE_MS = 50;

/**
 * An import may be interrupted anywhere: its ids are reserved before the first row, so a repeated request writes the same rows,
 * and the count changes once, when it ends.
 */
export interface ImportNote {
  request_hash: string;
  first_id: number;
  begun_at: string;
  body?: string;
  /** Set for a caller without an idempotency key: a request received before is a repetition. */
  ended_at?: string;
}

const importNotes = rowReader<ImportNote & { expires_at: number }>()('import of contacts', {
  first: { request_hash: 'string', expires_at: 'number' },
  // Another call may have used the same key: its row has a request hash only.
  later: () => ({ first_id: 0, begun_at: '' }),
});

const noteKey = (uid: number, key: string) => ({ TableName: table('ephemeral'), Key: keys.idempotency(uid, key) });

const readImportNote = async (uid: number, key: string, now: Date): Promise<ImportNote | null> => {
  const { Item } = await db.send(new GetCommand({ ...noteKey(uid, key), ConsistentRead: true }));
  const note = importNotes.readOptional(Item);
  return note !== null && isLive(note, now) ? note : null;
};

const isOver = ({ ended_at }: ImportNote, receivedAt: Date): boolean =>
  ended_at !== undefined && ended_at <= receivedAt.toISOString();

interface NewImport {
  hash: string;
  count: number;
  now: Date;
  receivedAt: Date;
}

const putImportNote = async (
  uid: number,
  key: string,
  { hash, count, now, receivedAt, next }: NewImport & { next: number },
): Promise<ImportNote | null> => {
  const first_id = childId(uid, next + 1, CONTACTS_PER_USER);
  const note: ImportNote = { request_hash: hash, first_id, begun_at: now.toISOString() };
  const cancellation = await transact({
    note: {
      Put: {
        TableName: table('ephemeral'),
        Item: { ...keys.idempotency(uid, key), ...note, expires_at: epochSeconds(now) + DAY_SECONDS },
        ...buildCondition(
          anyOf(
            isAbsent('owner'),
            compare('expires_at', '<=', epochSeconds(now)),
            compare('ended_at', '<=', receivedAt.toISOString()),
          ),
        ),
      },
    },
    numbers: { Update: numbersUpdate(uid, { next, count }) },
  });
  return cancellation === null ? note : null;
};

/** The import of this key, unfinished, finished or new; null when the account has no room for it. */
export const beginImport = async (
  uid: number,
  key: string,
  { hash, count, now, receivedAt }: NewImport,
): Promise<ImportNote | null> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (attempt > 1) await wait(Math.random() * BASE_MS * 2 ** attempt);
    const [earlier, numbers] = await Promise.all([readImportNote(uid, key, now), readContactCount(uid)]);
    if (earlier && !isOver(earlier, receivedAt)) return earlier;
    if (numbers.count + (numbers.pending ?? 0) + count > CONTACTS_MAX) return null;
    if (numbers.next + count >= CONTACTS_PER_USER) return null;
    const note = await putImportNote(uid, key, { hash, count, now, receivedAt, next: numbers.next });
    if (note) return note;
  }
  throw new StoreBusy('The numbers of the contacts kept changing');
};

const writeBatch = async (uid: number, contacts: readonly CrisisContact[]): Promise<void> => {
  const core = table('core');
  let requests: Record<string, unknown>[] | undefined = contacts.map((contact) => ({
    PutRequest: { Item: toContactRow(uid, contact) },
  }));
  for (let attempt = 1; requests?.length; attempt++) {
    if (attempt > TRIES) throw new StoreBusy('UnprocessedItems');
    if (attempt > 1) await wait(Math.random() * BASE_MS * 2 ** attempt);
    const { UnprocessedItems }: { UnprocessedItems?: Record<string, Record<string, unknown>[]> } = await db.send(
      new BatchWriteCommand({ RequestItems: { [core]: requests as never } }),
    );
    requests = UnprocessedItems?.[core];
  }
};

/** Idempotent: rows that exist are replaced by equal ones. */
export const writeContacts = async (uid: number, contacts: readonly CrisisContact[]): Promise<void> => {
  const batches: CrisisContact[][] = [];
  for (let at = 0; at < contacts.length; at += BATCH_MAX) batches.push(contacts.slice(at, at + BATCH_MAX));
  const lane = async (): Promise<void> => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) await writeBatch(uid, batch);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, lane));
};

export const endImport = (
  uid: number,
  key: string,
  { first_id }: ImportNote,
  { count, body, endedAt }: { count: number; body: string; endedAt: Date | null },
): Promise<boolean> => {
  const note = {
    ...noteKey(uid, key),
    ...buildUpdate({ set: { body, ended_at: endedAt?.toISOString() } }, allOf(equals('first_id', first_id), isAbsent('body'))),
  };
  return tryTransact([{ Update: countUpdate(uid, { count, pending: -count }) }, { Update: note }]);
};
