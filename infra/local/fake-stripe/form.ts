/** Form encoding with nested keys, as stripe-node sends it: `items[0][price]=...&metadata[user_id]=7`. */
import { missing, refused } from './errors.ts';

export type Value = string | Params | Value[];
export interface Params {
  [name: string]: Value;
}

const pathOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''));

const isArray = (value: Params): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d*$/.test(key));
};

const withArrays = (value: Value): Value => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrays(item)]));
  return isArray(value) ? Object.values(inner) : inner;
};

export const decodeForm = (encoded: string): Params => {
  const root: Params = Object.create(null) as Params;
  let unnamed = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name).map((part) => (part === '' ? String(unnamed++) : part));
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      if (typeof next === 'object' && !Array.isArray(next)) at = next;
      else {
        const made: Params = Object.create(null) as Params;
        at[part] = made;
        at = made;
      }
    }
    at[path.at(-1)!] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withArrays(value)]));
};

/** As in Stripe, an empty value unsets. */
export const text = (params: Params, name: string): string | null => {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw refused(`Invalid string: ${JSON.stringify(value)}`, name);
  return value;
};

export const required = (params: Params, name: string): string => {
  const value = text(params, name);
  if (value === null) throw missing(name);
  return value;
};

export const integer = (params: Params, name: string): number | null => {
  const value = text(params, name);
  if (value === null) return null;
  if (!/^-?\d+$/.test(value)) throw refused(`Invalid integer: ${value}`, name);
  return Number(value);
};

export const flag = (params: Params, name: string): boolean | null => {
  const value = text(params, name);
  if (value === null) return null;
  if (value !== 'true' && value !== 'false') throw refused(`Invalid boolean: ${value}`, name);
  return value === 'true';
};

export const group = (params: Params, name: string): Params => {
  const value = params[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};

export const list = (params: Params, name: string): Value[] => {
  const value = params[name];
  return Array.isArray(value) ? value : [];
};

export const mergedMetadata = (before: Record<string, string>, params: Params): Record<string, string> => {
  if (params.metadata === '') return {};
  const after = { ...before };
  for (const [key, value] of Object.entries(group(params, 'metadata'))) {
    if (value === '') delete after[key];
    else after[key] = String(value);
  }
  return after;
};
