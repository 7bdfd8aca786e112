/** Two versions of one field that both went on from a third: what each side added, changed and removed, in one value. */
import { hashKey } from '@tanstack/react-query';
import { isSame } from '../state/plan-state.ts';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells an entry of a list from the others: its id, or all it says. */
const nameOf = (entry: unknown): string => (isValues(entry) && typeof entry.id === 'string' ? entry.id : hashKey([entry]));

/** An entry that both sides changed stays twice: nobody but a person can say which of the two is right. */
const mergeLists = (base: unknown[], mine: unknown[], theirs: unknown[], newId: () => string): unknown[] => {
  const find = (list: unknown[], name: string) => list.find((entry) => nameOf(entry) === name);
  const kept = theirs.flatMap((their) => {
    const name = nameOf(their);
    const [before, own] = [find(base, name), find(mine, name)];
    if (own === undefined) return before !== undefined && isSame(before, their) ? [] : [their];
    if (isSame(own, their) || isSame(own, before)) return [their];
    return isSame(their, before) ? [own] : [own, { ...(their as Values), id: newId() }];
  });
  const names = new Set(theirs.map(nameOf));
  const added = mine.filter((own) => {
    const before = find(base, nameOf(own));
    return !names.has(nameOf(own)) && (before === undefined || !isSame(before, own));
  });
  return [...kept, ...added];
};

/** A key that both sides changed is looked into; where they differ in one text, it is mine. */
const mergeObjects = (base: Values, mine: Values, theirs: Values, newId: () => string): Values => {
  const entries = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [
    key,
    mergeVersions(base[key], mine[key], theirs[key], newId),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** Mine and theirs in one, each as far as it differs from `base`, what both went on from. */
export const mergeVersions = (base: unknown, mine: unknown, theirs: unknown, newId: () => string): unknown => {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(Array.isArray(base) ? base : [], mine, theirs, newId);
  if (isValues(mine) && isValues(theirs)) return mergeObjects(isValues(base) ? base : {}, mine, theirs, newId);
  return mine;
};

/** Whether two versions have parts that can be put together: texts and choices have none. */
export const canMerge = (mine: unknown, theirs: unknown): boolean =>
  typeof mine === 'object' && mine !== null && typeof theirs === 'object' && theirs !== null;
