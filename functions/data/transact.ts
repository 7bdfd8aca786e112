import { setTimeout as wait } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { db, parseCancellation, StoreBusy, type StoredRow } from './table.ts';

export type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;
export type Write = TransactItems[number];
/** The writes of a transaction by label. Of several failed conditions the first label is reported. */
type LabeledWrites = Readonly<Record<string, Write | readonly Write[] | undefined>>;

export interface Cancellation<Label extends string> {
  /** The first label whose condition failed; null when conflicts with other transactions outlasted the retries. */
  refused: Label | null;
  /** The row that failed the condition, where the write set `ReturnValuesOnConditionCheckFailure`. */
  item: StoredRow | undefined;
}

export const TRANSACTION_ITEMS_MAX = 100;

const TRIES = 8;
/** The delay before retry n is random, below `BASE_MS * 2^n` and `DELAY_MAX_MS`. */
const BASE_MS = 20;
const DELAY_MAX_MS = 400;
const transient = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const isWriteList = (writes: Write | readonly Write[]): writes is readonly Write[] => Array.isArray(writes);

export const transact = async <Writes extends LabeledWrites>(
  writes: Writes,
): Promise<Cancellation<keyof Writes & string> | null> => {
  const labeled = Object.entries(writes).flatMap(([label, given]) =>
    (given === undefined ? [] : isWriteList(given) ? given : [given]).map((write) => ({ label, write })),
  );
  for (let attempt = 1; ; attempt++) {
    try {
      await db.send(new TransactWriteCommand({ TransactItems: labeled.map(({ write }) => write) }));
      return null;
    } catch (error) {
      const reasons = parseCancellation(error);
      if (reasons === null) throw error;
      const refusal = reasons.findIndex(({ code }) => code === 'ConditionalCheckFailed');
      if (refusal >= 0) return { refused: labeled[refusal]!.label, item: reasons[refusal]!.item };
      if (!reasons.some(({ code }) => transient.has(code))) throw error;
      if (attempt === TRIES) return { refused: null, item: undefined };
      await wait(Math.random() * Math.min(DELAY_MAX_MS, BASE_MS * 2 ** attempt));
    }
  }
};

/** Runs a transaction; false when a condition failed, throws when conflicts outlast the retries. */
export const tryTransact = async (writes: TransactItems): Promise<boolean> => {
  const cancellation = await transact({ writes });
  if (cancellation === null) return true;
  if (cancellation.refused !== null) return false;
  throw new StoreBusy('TransactionConflict');
};
