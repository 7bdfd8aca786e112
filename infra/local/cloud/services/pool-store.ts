/** cognito-local's data store on top of our own: one row per user, so that a sign-in writes one user and not the pool. */
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { Store } from '#infra/local/cloud/store.ts';

type Path = string | string[];

/** Fields that hold times come back as dates, the way cognito-local's own store does it. */
const revived = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key.endsWith('Date') && typeof inner === 'string' ? new Date(inner) : inner,
        ]),
      )
    : value;

/** Keys are one name (`Options`) or a name in a group (`Users`, the username). */
export const poolStore = (store: Store, id: string): DataStore => {
  const rows = store.collection<unknown>(`cognito:${id}`);
  const keyOf = (path: Path): string => [path].flat().join('/');
  const group = (name: string): Record<string, unknown> => {
    const members = rows.entries().filter(([key]) => key.startsWith(`${name}/`));
    return Object.fromEntries(members.map(([key, value]) => [key.slice(name.length + 1), revived(value)]));
  };
  const find = (path: Path): unknown => {
    const own = rows.get(keyOf(path));
    if (own !== undefined) return revived(own);
    const members = group(keyOf(path));
    return Object.keys(members).length > 0 ? members : undefined;
  };
  return {
    get: async <T>(_: unknown, path: Path, otherwise?: T) => (find(path) ?? otherwise ?? null) as T,
    getRoot: async <T>() => Object.fromEntries(rows.entries()) as T,
    set: async (_, path, value) => rows.put(keyOf(path), value),
    delete: async (_, path) => rows.remove(keyOf(path)),
  };
};
