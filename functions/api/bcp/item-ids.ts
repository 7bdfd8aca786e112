/** Ids for new list entries, derived from their content: a repeated save gets the same ids and therefore writes nothing. */
import { createHash } from 'node:crypto';
import type { BcpPart } from '#shared/domain/bcp/bcp.ts';

const ITEM_LISTS = ['critical_functions', 'key_suppliers', 'it_systems', 'mitigations'] as const;
const ID_LENGTH = 9;

const hashId = (item: object, salt: number): string =>
  BigInt(
    `0x${createHash('sha256')
      .update(`${salt}${JSON.stringify(item)}`)
      .digest('hex')}`,
  )
    .toString(36)
    .slice(-ID_LENGTH);

const freeId = (item: object, taken: ReadonlySet<string>): string => {
  let salt = 0;
  while (taken.has(hashId(item, salt))) salt += 1;
  return hashId(item, salt);
};

const addIds = <T extends { id: string }>(items: readonly T[]): T[] => {
  const taken = new Set(items.map((item) => item.id));
  return items.map((item) => {
    if (item.id !== '') return item;
    const id = freeId(item, taken);
    taken.add(id);
    return { ...item, id };
  });
};

export const withItemIds = <P extends BcpPart>(part: P): P => {
  const lists = ITEM_LISTS.flatMap((name) => {
    const items: { id: string }[] | undefined = part[name];
    return items === undefined ? [] : [[name, addIds(items)]];
  });
  return { ...part, ...Object.fromEntries(lists) };
};
