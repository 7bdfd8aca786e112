/** Every account, as the indexes for staff have it. They lag behind, so they serve lists only. */
import { type DirectoryEntry, type DirectoryFilter, isEmailPrefix, matchesDirectoryFilter } from '#shared/domain/admin-user.ts';
import { normalizeEmail, Role } from '#shared/domain/user.ts';
import { type RowKey, readRows } from './batch-get.ts';
import { parseOwner } from './keys.ts';
import { rowReader } from './rows.ts';
import { queryAll, queryPages, type StoredRow, table } from './table.ts';

const entryRows = rowReader<Omit<DirectoryEntry, 'id'> & RowKey>()('directory entry', {
  first: {
    owner: 'string',
    item: 'string',
    email: 'string',
    role: Role.options,
    is_superuser: 'boolean',
    is_active: 'boolean',
    created_at: 'string',
  },
  later: ({ deletion }) => ({
    full_name: null,
    is_iso_auditor: false,
    last_login: null,
    locked_until: null,
    is_deletion_requested: deletion != null,
  }),
});

const readEntries = (rows: readonly StoredRow[]): DirectoryEntry[] =>
  entryRows.readList(rows).map((row) => ({ ...row, id: parseOwner(row.owner) }));

const newestFirst = () => ({
  TableName: table('core'),
  IndexName: 'users_by_created',
  KeyConditionExpression: 'directory = :user',
  ExpressionAttributeValues: { ':user': 'user' },
  ScanIndexForward: false,
});

export interface PageRequest {
  page: number;
  per_page: number;
}

/**
 * No call reads more of the directory, 0.027 read units an account: 270 for 10,000, at most 2,700. Beyond, older accounts are
 * found by their address only, and the product needs a search service.
 */
const READ_MAX = 100_000;

/** Page n reads n pages of the index: 0.5 read units for page 1, 27 for page 100. */
export const listDirectoryPage = async ({ page, per_page }: PageRequest): Promise<DirectoryEntry[]> => {
  const limit = page * per_page;
  const rows: StoredRow[] = [];
  for await (const part of queryPages({ ...newestFirst(), Limit: limit })) {
    rows.push(...part);
    if (rows.length >= Math.min(limit, READ_MAX)) break;
  }
  return readEntries(rows.slice(limit - per_page, limit));
};

export interface DirectoryPage {
  users: DirectoryEntry[];
  total: number;
}

interface AccountKey extends RowKey {
  uid: number;
}

const walkDirectory = async (filter: DirectoryFilter, { page, per_page }: PageRequest): Promise<DirectoryPage> => {
  const users: DirectoryEntry[] = [];
  const offset = (page - 1) * per_page;
  let [total, read] = [0, 0];
  for await (const rows of queryPages(newestFirst())) {
    for (const entry of readEntries(rows)) {
      if (!matchesDirectoryFilter(entry, filter)) continue;
      if (total >= offset && users.length < per_page) users.push(entry);
      total += 1;
    }
    read += rows.length;
    if (read >= READ_MAX) break;
  }
  return { users, total };
};

/** The newest accounts with this in name or address, read only as far as it takes to find them. */
export const findEntriesByText = async (search: string, limit: number): Promise<DirectoryEntry[]> => {
  const found: DirectoryEntry[] = [];
  let read = 0;
  for await (const rows of queryPages(newestFirst())) {
    found.push(...readEntries(rows).filter((entry) => matchesDirectoryFilter(entry, { search })));
    read += rows.length;
    if (found.length >= limit || read >= READ_MAX) break;
  }
  return found.slice(0, limit);
};

/** Newest first. The index has keys only: about 0.013 read units a match. */
export const listKeysByEmail = async (prefix: string): Promise<AccountKey[]> => {
  const matches = await queryAll({
    TableName: table('core'),
    IndexName: 'users_by_email',
    KeyConditionExpression: 'directory = :user AND begins_with(directory_email, :prefix)',
    ExpressionAttributeValues: { ':user': 'user', ':prefix': normalizeEmail(prefix) },
  });
  // Ids grow with time.
  return (matches as unknown as RowKey[])
    .map(({ owner, item }) => ({ owner, item, uid: parseOwner(owner) }))
    .sort((a, b) => b.uid - a.uid);
};

export const readEntriesByKey = async (keys: readonly AccountKey[]): Promise<DirectoryEntry[]> =>
  readEntries(await readRows(keys.map(({ owner, item }) => ({ owner, item })))).sort((a, b) => b.id - a.id);

/** One more read unit for each row of the page. */
const searchByEmail = async (prefix: string, { page, per_page }: PageRequest): Promise<DirectoryPage> => {
  const matches = await listKeysByEmail(prefix);
  return { users: await readEntriesByKey(matches.slice((page - 1) * per_page, page * per_page)), total: matches.length };
};

export const searchDirectory = (filter: DirectoryFilter, page: PageRequest): Promise<DirectoryPage> =>
  isEmailPrefix(filter.search) && filter.role === undefined && filter.is_active === undefined
    ? searchByEmail(filter.search, page)
    : walkDirectory(filter, page);

export async function* walkAllEntries(): AsyncGenerator<DirectoryEntry[]> {
  for await (const rows of queryPages(newestFirst())) yield readEntries(rows);
}

export const countLocked = async (now: Date): Promise<number> => {
  const rows = await queryAll({
    TableName: table('core'),
    IndexName: 'users_locked',
    KeyConditionExpression: 'locked = :yes AND locked_until > :now',
    ExpressionAttributeValues: { ':yes': 'yes', ':now': now.toISOString() },
  });
  return rows.length;
};
