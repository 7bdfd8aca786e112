/**
 * Reading rows that older code wrote: a field that came later gets its default, and what cannot be read at all says so in
 * the log. The rule for changing what is stored stands in docs/data-model.md.
 */
import { log } from '#functions/runtime/log.ts';
import type { Row } from './table.ts';

/** The type of a value, or the words it may be. */
type FieldType = 'string' | 'number' | 'boolean' | 'object' | readonly string[];
type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** How rows of a kind are read. A field in neither of the two does not compile, unless it may be absent. */
interface StoredKind<T, First extends RequiredKeys<T>> {
  /** What every row has had from the first version on: without one of them a row cannot be read. */
  first: Record<First, FieldType>;
  /** What came later, or may be missing, with what holds then. A stored null counts as missing where the default is none. */
  later: (row: Row) => Pick<T, Exclude<RequiredKeys<T>, First>>;
}

/** A stored row that cannot be read. The message names its kind and fields, never a value. */
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
  /** The row with its defaults; throws `UnreadableRow`. Unknown attributes stay: a newer version may have written them. */
  read(row: Row): T;
  /** The row, or null where there is none. */
  readOptional(row: Row | undefined): T | null;
  /** The rows of a whole that is not whole without one of them. */
  readAll(rows: readonly Row[]): T[];
  /** The rows of a list; one that cannot be read is left out, so that it costs nobody the others. */
  readList(rows: readonly Row[]): T[];
}

/** The reader of a kind of rows: `rowReader<Exercise>()('exercise', { first, later })`. */
export const rowReader =
  <T extends object>() =>
  <First extends RequiredKeys<T>>(kind: string, { first, later }: StoredKind<T, First>): RowReader<T> => {
    const required = Object.entries<FieldType>(first);

    const read = (row: Row): T => {
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

    const readable = (row: Row): T[] => {
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
