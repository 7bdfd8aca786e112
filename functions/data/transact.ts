/** Writes that succeed together or not at all. Two that meet on a row are tried again; what a condition refused is told. */
import { promisify } from 'node:util';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { cancellation, db, StoreBusy } from './table.ts';

export type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;
/** Why each item stopped its transaction, in order; `item` is the row that stood in the way, in its stored form. */
export type Reasons = NonNullable<ReturnType<typeof cancellation>>;

const wait = promisify(setTimeout);
const TRIES = 8;
/** Milliseconds; the wait before try n is random below `BASE * 2^n`, at most `MOST`. */
const BASE = 20;
const MOST = 400;
const transient = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Whether the item at that place failed on its condition. */
export const hasRefused = (reasons: Reasons, index: number): boolean => reasons[index]?.code === 'ConditionalCheckFailed';
/** Whether the transaction only met another one, and did so until its tries were used up. */
export const hasConflicted = (reasons: Reasons): boolean => reasons.some(({ code }) => transient.has(code));

/** Runs a transaction; null when it succeeded, else the reasons. Throws what is neither a condition nor a conflict. */
export const transact = async (items: TransactItems): Promise<Reasons | null> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: items }));
      return null;
    } catch (error) {
      const reasons = cancellation(error);
      if (reasons === null) throw error;
      const isRefused = reasons.some((_, index) => hasRefused(reasons, index));
      if (isRefused || attempt === TRIES || !hasConflicted(reasons)) return reasons;
      await wait(Math.random() * Math.min(MOST, BASE * 2 ** attempt));
    }
  }
};

/** Runs a transaction whose caller knows only conditions: false when one refused. Contention that outlasts the tries throws. */
export const settle = async (items: TransactItems): Promise<boolean> => {
  const reasons = await transact(items);
  if (reasons === null) return true;
  if (reasons.some((_, index) => hasRefused(reasons, index))) return false;
  throw new StoreBusy(reasons.map(({ code }) => code).join());
};
