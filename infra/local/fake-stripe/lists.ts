import { invalidRequest, noSuchObject } from './errors.ts';
import { type Params, readGroup, readInteger, readText } from './form.ts';
import type { List } from './objects.ts';

const isWithin = (object: { created?: number }, created: Params): boolean => {
  const at = object.created;
  const [from, after, to, before] = ['gte', 'gt', 'lte', 'lt'].map((name) => readInteger(created, name));
  return at === undefined || (at >= (from ?? at) && at > (after ?? at - 1) && at <= (to ?? at) && at < (before ?? at + 1));
};

export const paginate = <T extends { id: string; object: string; created?: number }>(
  oldestFirst: T[],
  params: Params,
  url: string,
): List<T> => {
  const created = readGroup(params, 'created');
  const all = oldestFirst.filter((object) => isWithin(object, created)).toReversed();
  const limit = readInteger(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest('Limit must be between 1 and 100.', 'limit');
  const place = (name: string): number | null => {
    const id = readText(params, name);
    if (id === null) return null;
    const index = all.findIndex((object) => object.id === id);
    if (index === -1) throw noSuchObject('object', id, name);
    return index;
  };
  const after = place('starting_after');
  const before = place('ending_before');
  const from = after === null ? (before === null ? 0 : Math.max(0, before - limit)) : after + 1;
  const to = Math.min(before ?? all.length, from + limit);
  const hasMore = before === null ? to < all.length : from > 0;
  return { object: 'list', data: all.slice(from, to), has_more: hasMore, url };
};
