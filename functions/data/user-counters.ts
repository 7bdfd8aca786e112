/**
 * Counters of accounts, exactly once: beside them stands what each account was last counted as, and both change in one
 * transaction by the difference to the account as it is now. Counting an account again, in whatever order, changes nothing.
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Role } from '#shared/domain/user.ts';
import {
  type CountDifference,
  isSameCount,
  periodStarts,
  subtractCounts,
  sumCounts,
  toUserCount,
  type UserCount,
  type UserTotals,
} from '#shared/domain/user-stats.ts';
import { buildCondition, buildUpdate, equals, isAbsent } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import { rowReader } from './rows.ts';
import { db, queryAll, StoreBusy, type StoredRow, table } from './table.ts';
import { transact, type Write } from './transact.ts';

interface Totals extends UserTotals {
  /** Grows with every account that is counted. */
  version: number;
}
const totalRows = rowReader<Totals>()('user totals', {
  first: {},
  later: () => ({ total: 0, active: 0, admins: 0, version: 0 }),
});

interface CountedUser extends UserCount {
  id: string;
  version: number;
}
const countedRows = rowReader<CountedUser>()('counted user', {
  first: { id: 'string', is_active: 'boolean', is_admin: 'boolean', day: 'string', version: 'number' },
  later: () => ({}),
});

const dayRows = rowReader<{ id: string; count: number }>()('new users', {
  first: { id: 'string' },
  later: () => ({ count: 0 }),
});

const readRow = async (name: 'core' | 'catalog', Key: Record<string, string>): Promise<StoredRow | undefined> => {
  const { Item } = await db.send(new GetCommand({ TableName: table(name), Key, ConsistentRead: true }));
  return Item;
};

/** Never fails on an account that cannot be read: the stream that counts also carries mails. */
const countStored = (profile: StoredRow | undefined): UserCount | null =>
  profile === undefined
    ? null
    : toUserCount({
        role: Role.catch('user').parse(profile.role),
        is_superuser: profile.is_superuser === true,
        is_active: profile.is_active === true,
        created_at: String(profile.created_at ?? 'unknown'),
      });

const countedWrite = (uid: number, before: CountedUser | null, after: UserCount | null): Write => {
  const [TableName, Key] = [table('catalog'), keys.countedUser(uid)];
  const condition = buildCondition(before ? equals('version', before.version) : isAbsent('kind'));
  return after === null
    ? { Delete: { TableName, Key, ...condition } }
    : { Put: { TableName, Item: { ...Key, ...after, version: (before?.version ?? 0) + 1 }, ...condition } };
};

const addTo = (Key: Record<string, string>, add: Record<string, number>): Write => ({
  Update: { TableName: table('catalog'), Key, ...buildUpdate({ add }) },
});

const counterWrites = ({ totals, days }: CountDifference): Write[] => [
  addTo(keys.userTotals(), { ...totals, version: 1 }),
  ...Object.entries(days).map(([day, count]) => addTo(keys.newUsers(day), { count })),
];

const TRIES = 5;

/** Whether the account was counted otherwise before. */
export const countUser = async (uid: number): Promise<boolean> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const [profile, row] = await Promise.all([readRow('core', keys.profile(uid)), readRow('catalog', keys.countedUser(uid))]);
    const [before, after] = [countedRows.readOptional(row), countStored(profile)];
    if (isSameCount(before, after)) return false;
    const counted = countedWrite(uid, before, after);
    const cancellation = await transact({ counted, counters: counterWrites(subtractCounts(after, before)) });
    if (cancellation === null) return true;
    if (cancellation.refused === null) break;
  }
  throw new StoreBusy('user counters');
};

export const readTotals = async (): Promise<Totals> => {
  const { Item } = await db.send(new GetCommand({ TableName: table('catalog'), Key: keys.userTotals() }));
  return totalRows.read(Item ?? {});
};

const listDays = async (from: string, isStrong = false): Promise<Record<string, number>> => {
  const rows = await queryAll({
    TableName: table('catalog'),
    KeyConditionExpression: 'kind = :kind AND id >= :from',
    ExpressionAttributeValues: { ':kind': prefixes.newUsers, ':from': from },
    ConsistentRead: isStrong,
  });
  return Object.fromEntries(dayRows.readList(rows).map(({ id, count }) => [id, count]));
};

/** New accounts by day, of this week and this month. */
export const listRecentDays = (now: Date): Promise<Record<string, number>> => {
  const { week, month } = periodStarts(now);
  return listDays([week, month].toSorted()[0]!);
};

export const listCounted = async (): Promise<Map<number, UserCount>> => {
  const rows = await queryAll({
    TableName: table('catalog'),
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': prefixes.countedUsers },
    ConsistentRead: true,
  });
  return new Map(countedRows.readList(rows).map((row) => [Number(row.id), row]));
};

/** A transaction has room for a hundred writes. */
const DAYS_REPAIRED_MAX = 90;
const SUM_TRIES = 5;

const readTotalsStrongly = async (): Promise<Totals> => totalRows.read((await readRow('catalog', keys.userTotals())) ?? {});

const repairTotals = async (seen: Totals, totals: UserTotals, days: [string, number][]): Promise<boolean> => {
  const cancellation = await transact({
    totals: {
      Update: {
        TableName: table('catalog'),
        Key: keys.userTotals(),
        ...buildUpdate(
          { set: { ...totals, version: seen.version + 1 } },
          seen.version === 0 ? isAbsent('version') : equals('version', seen.version),
        ),
      },
    },
    days: days.map(([day, count]) => ({
      Update: { TableName: table('catalog'), Key: keys.newUsers(day), ...buildUpdate({ set: { count } }) },
    })),
  });
  return cancellation === null;
};

/**
 * Compares the counters with the accounts as they were counted, and repairs them. Answers the names of what differed. An
 * unchanged version says that nobody was counted between the reads.
 */
export const recountTotals = async (): Promise<string[]> => {
  for (let attempt = 1; attempt <= SUM_TRIES; attempt++) {
    const seen = await readTotalsStrongly();
    const [counted, stored] = await Promise.all([listCounted(), listDays('0', true)]);
    if ((await readTotalsStrongly()).version !== seen.version) continue;
    const { totals, days } = sumCounts(counted.values());
    const wrongTotals = (['total', 'active', 'admins'] as const).filter((name) => totals[name] !== seen[name]);
    const wrongDays = [...new Set([...Object.keys(days), ...Object.keys(stored)])]
      .filter((day) => (days[day] ?? 0) !== (stored[day] ?? 0))
      .slice(0, DAYS_REPAIRED_MAX);
    if (wrongTotals.length + wrongDays.length === 0) return [];
    const repaired = wrongDays.map((day): [string, number] => [day, days[day] ?? 0]);
    if (await repairTotals(seen, totals, repaired)) return [...wrongTotals, ...wrongDays];
  }
  throw new StoreBusy('user counters');
};
