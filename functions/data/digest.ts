import { createHash } from 'node:crypto';

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sortKeys(inner)]));
};

/** SHA-256 of the value as JSON with sorted keys: base64url, 43 characters. */
export const hashJson = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('base64url');
