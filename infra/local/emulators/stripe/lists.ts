/** The shape of Stripe's lists: newest first, with a cursor on either side. */
import { notFound, refused } from './errors.ts';
import { integer, type Params, text } from './form.ts';
import type { List } from './objects.ts';

export const page = <T extends { id: string; object: string }>(oldestFirst: T[], params: Params, url: string): List<T> => {
  const all = oldestFirst.toReversed();
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw refused('Limit must be between 1 and 100.', 'limit');
  const place = (name: string): number | null => {
    const id = text(params, name);
    if (id === null) return null;
    const index = all.findIndex((one) => one.id === id);
    if (index === -1) throw notFound('object', id, name);
    return index;
  };
  const after = place('starting_after');
  const before = place('ending_before');
  const from = after === null ? (before === null ? 0 : Math.max(0, before - limit)) : after + 1;
  const to = Math.min(before ?? all.length, from + limit);
  const hasMore = before === null ? to < all.length : from > 0;
  return { object: 'list', data: all.slice(from, to), has_more: hasMore, url };
};
