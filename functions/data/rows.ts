import { log } from '#functions/runtime/log.ts';
import type { StoredRow } from './table.ts';

type FieldType = 'string' | 'number' | 'boolean' | 'object' | readonly string[];
type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** A required field must be in `first` or `later`, or it does not compile. docs/data-model.md has the rules. */
interface StoredKind<T, First extends RequiredKeys<T>> {
  /** Fields of the first version: a row without one of them is unreadable. */
  first: Record<First, FieldType>;
  /** Defaults of fields added later. A stored null counts as missing unless the default is null. */
  later: (row: StoredRow) => Pick<T, Exclude<RequiredKeys<T>, First>>;
}

/** The message names kind and fields, never a value. */
class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';

  constructor(kind: string, fields: readonly string[]) {
    super(`A stored ${kind} cannot be read: ${fields.join(', ')}`);
  }
}

const isOfType = (value: unknown, type: FieldType): boolean => {
  if (typeof type !== 'string') return type.includes(value as string);
  return type === 'object' ? typeof value === 'object' && value !== null : typeof value === type;
};
const isAlike = (value: unknown, other: unknown): boolean =>
  other === null || (typeof value === typeof other && Array.isArray(value) === Array.isArray(other));

export interface RowReader<T> {
  /** The row with its defaults; throws `UnreadableRow`. Keeps unknown attributes, which newer code may have written. */
  read(row: StoredRow): T;
  readOptional(row: StoredRow | undefined): T | null;
  readAll(rows: readonly StoredRow[]): T[];
  readList(rows: readonly StoredRow[]): T[];
}

export const parseCounter = (attributes: StoredRow | undefined, name: string): number => {
  const value = attributes?.[name];
  if (typeof value !== 'number') throw new UnreadableRow('counter', [name]);
  return value;
};

/** Parses stored rows of one kind: `rowReader<Exercise>()('exercise', { first, later })`. */
export const rowReader =
  <T extends object>() =>
  <First extends RequiredKeys<T>>(kind: string, { first, later }: StoredKind<T, First>): RowReader<T> => {
    const required = Object.entries<FieldType>(first);

    const read = (row: StoredRow): T => {
      const added = Object.entries<unknown>(later(row)).map(([name, value]) => [name, row[name] ?? value, value] as const);
      const unreadable = [
        ...required.filter(([name, type]) => !isOfType(row[name], type)).map(([name]) => name),
        ...added.filter(([, value, other]) => !isAlike(value, other)).map(([name]) => name),
      ];
      if (unreadable.length > 0) {
        log.error('row_unreadable', { kind, fields: unreadable });
        throw new UnreadableRow(kind, unreadable);
      }
      return { ...row, ...Object.fromEntries(added) } as T;
    };

    const readable = (row: StoredRow): T[] => {
      try {
        return [read(row)];
      } catch (error) {
        if (error instanceof UnreadableRow) return [];
        throw error;
      }
    };

    return {
      read,
      readOptional: (row) => (row === undefined ? null : read(row)),
      readAll: (rows) => rows.map(read),
      readList: (rows) => rows.flatMap(readable),
    };
  };
