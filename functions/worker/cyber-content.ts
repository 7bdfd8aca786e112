/** Suggested entries for customers who opted out of cyber content. */
import { isCyberRisk } from '#shared/domain/bcp/risk-names.ts';

const linesOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isCyberRisk(line))
    .join('\n');

const kept = (value: unknown): unknown => {
  if (typeof value === 'string') return linesOf(value) || undefined;
  return Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || !isCyberRisk(one)) : value;
};

/**
 * The entries without cyber content: those whose `about` fields speak of it are dropped, of the others the lines, list
 * entries and reasons that do.
 */
export const withoutCyber = <T extends object>(entries: readonly T[], about: readonly (keyof T)[]): T[] =>
  entries
    .filter((entry) => !about.some((field) => isCyberRisk(String(entry[field] ?? ''))))
    .map((entry) => {
      const fields = Object.entries(entry).map(([name, value]) => [name, kept(value)] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as T;
    });
