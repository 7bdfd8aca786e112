/** Writes that succeed together or not at all. */
import { setTimeout as wait } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { db, parseCancellation, type Row, StoreBusy } from './table.ts';

export type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;
export type Write = TransactItems[number];
/** The writes of a transaction under labels, in the order in which refusals are looked for. */
type LabeledWrites = Readonly<Record<string, Write | readonly Write[] | undefined>>;

/** Why a transaction wrote nothing. */
export interface Cancellation<Label extends string> {
  /** The first label whose condition failed; null when the transaction kept meeting others until its tries were used up. */
  refused: Label | null;
  /** The row that failed the condition, where the write asks for it (`ReturnValuesOnConditionCheckFailure`). */
  item: Row | undefined;
}

const TRIES = 8;
/** Milliseconds; the wait before try n is random below `BASE * 2^n`, at most `MOST`. */
const BASE = 20;
const MOST = 400;
const transient = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const isWriteList = (writes: Write | readonly Write[]): writes is readonly Write[] => Array.isArray(writes);

/**
 * Runs a transaction; null when it succeeded. Retries while it meets other transactions, and throws what is neither a
 * condition nor a conflict.
 */
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
      await wait(Math.random() * Math.min(MOST, BASE * 2 ** attempt));
    }
  }
};

/** Runs a transaction whose caller knows only conditions: false when one refused. Contention that outlasts the tries throws. */
export const tryTransact = async (writes: TransactItems): Promise<boolean> => {
  const cancelled = await transact({ writes });
  if (cancelled === null) return true;
  if (cancelled.refused !== null) return false;
  throw new StoreBusy('TransactionConflict');
};
