/**
 * Ids for list entries that come without one. They are made of the entry's content, not of chance: a repeated save makes
 * the same ids, so it is the same content and writes nothing.
 */
import { createHash } from 'node:crypto';
import type { BcpPart } from '#shared/domain/bcp/bcp.ts';

const ITEM_LISTS = ['critical_functions', 'key_suppliers', 'it_systems', 'mitigations'] as const;
const ID_LENGTH = 9;

const idOf = (item: object, salt: number): string =>
  BigInt(
    `0x${createHash('sha256')
      .update(`${salt}${JSON.stringify(item)}`)
      .digest('hex')}`,
  )
    .toString(36)
    .slice(-ID_LENGTH);

const freeId = (item: object, taken: ReadonlySet<string>): string => {
  let salt = 0;
  while (taken.has(idOf(item, salt))) salt += 1;
  return idOf(item, salt);
};

const identified = <T extends { id: string }>(items: readonly T[]): T[] => {
  const taken = new Set(items.map((item) => item.id));
  return items.map((item) => {
    if (item.id !== '') return item;
    const id = freeId(item, taken);
    taken.add(id);
    return { ...item, id };
  });
};

/** The part with an id of nine characters for every list entry that had none. */
export const withItemIds = <P extends BcpPart>(part: P): P => {
  const lists = ITEM_LISTS.flatMap((name) => {
    const items: { id: string }[] | undefined = part[name];
    return items === undefined ? [] : [[name, identified(items)]];
  });
  return { ...part, ...Object.fromEntries(lists) };
};
