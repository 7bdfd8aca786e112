/** Form encoding with nested keys, as stripe-node sends it: `items[0][price]=...&metadata[user_id]=7`. */
import { invalidRequest, missingParameter } from './errors.ts';

export type Value = string | Params | Value[];
export interface Params {
  [name: string]: Value;
}

const pathOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''));

const isArray = (value: Params): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d*$/.test(key));
};

const convertArrays = (value: Value): Value => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convertArrays(item)]));
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
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, convertArrays(value)]));
};

/** As in Stripe, an empty value unsets. */
export const readText = (params: Params, name: string): string | null => {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, name);
  return value;
};

export const requireText = (params: Params, name: string): string => {
  const value = readText(params, name);
  if (value === null) throw missingParameter(name);
  return value;
};

export const readInteger = (params: Params, name: string): number | null => {
  const value = readText(params, name);
  if (value === null) return null;
  if (!/^-?\d+$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, name);
  return Number(value);
};

export const readFlag = (params: Params, name: string): boolean | null => {
  const value = readText(params, name);
  if (value === null) return null;
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, name);
  return value === 'true';
};

export const readGroup = (params: Params, name: string): Params => {
  const value = params[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};

export const readList = (params: Params, name: string): Value[] => {
  const value = params[name];
  return Array.isArray(value) ? value : [];
};

export const mergeMetadata = (before: Record<string, string>, params: Params): Record<string, string> => {
  if (params.metadata === '') return {};
  const after = { ...before };
  for (const [key, value] of Object.entries(readGroup(params, 'metadata'))) {
    if (value === '') delete after[key];
    else after[key] = String(value);
  }
  return after;
};
