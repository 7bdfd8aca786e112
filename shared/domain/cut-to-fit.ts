/** Characters per text, entries per list and fields per record, from generous to tight. */
const LIMITS = [
  { text: 1500, list: 60, record: 120 },
  { text: 400, list: 30, record: 60 },
  { text: 120, list: 15, record: 40 },
  { text: 60, list: 6, record: 40 },
  { text: 40, list: 3, record: 40 },
] as const;
const NAME_MAX = 200;

const cutTo = (value: unknown, limit: (typeof LIMITS)[number]): unknown => {
  if (typeof value === 'string') return value.slice(0, limit.text);
  if (Array.isArray(value)) return value.slice(0, limit.list).map((entry) => cutTo(entry, limit));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).slice(0, limit.record);
  return Object.fromEntries(entries.map(([name, inner]) => [name.slice(0, NAME_MAX), cutTo(inner, limit)]));
};

/** Returns the value unchanged if `print` writes it within `max` characters, else shortens texts and lists until it fits. */
export const cutToFit = <T>(value: T, max: number, print: (value: unknown) => string = JSON.stringify): T => {
  if (print(value).length <= max) return value;
  let cut: unknown = value;
  for (const limit of LIMITS) {
    cut = cutTo(value, limit);
    if (print(cut).length <= max) break;
  }
  return cut as T;
};
