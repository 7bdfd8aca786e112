/**
 * Lets a process die between two calls of the AWS SDK: from a chosen call on nothing gets through, as if it were killed.
 *
 *   const crash = crashPoints();  crash.watch(db);  crash.watch(userPool);   // every client the code under test holds
 *   await atEveryPoint(async (at, label) => {                                // call 1 before and after, call 2, ...
 *     const isReached = await crash.killedAt(at, () => register(email));     // then repeat, deliver, and expect
 *     return isReached; });                                                  // ends when a run gets through untouched
 *
 * What is no AWS client (Stripe's, for example) sends through `crash.through(() => send())`.
 */

import { AsyncLocalStorage } from 'node:async_hooks';

/** A crash before the call leaves it undone; after it, it is done and its answer lost. */
export interface CrashPoint {
  call: number;
  when: 'before' | 'after';
}

/** Whatever takes a middleware: the clients of the AWS SDK do. */
interface Client {
  middlewareStack: { add(middleware: never, options: { step: 'initialize'; priority: 'high'; name: string }): void };
}
type Next = (args: object) => Promise<unknown>;

const isTransaction = (args: object): boolean => 'TransactItems' in (args as { input: object }).input;
const conflict = (left: number): Error =>
  Object.assign(new Error(`conflict, ${left} left`), {
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

/** A process that dies at a point. What it still has under way then gets nowhere, and does not touch the next one. */
interface Process {
  point: CrashPoint;
  calls: number;
  isDead: boolean;
  hasEnded: boolean;
}

const die = (process: Process): never => {
  process.isDead = true;
  throw new Error('killed');
};

export const crashPoints = () => {
  const processes = new AsyncLocalStorage<Process>();
  let calls = 0;
  let conflicts = 0;
  const through = async <T>(send: () => Promise<T>): Promise<T> => {
    const process = processes.getStore();
    if (process?.isDead) die(process);
    calls += 1;
    if (process === undefined || process.hasEnded) return send();
    process.calls += 1;
    const { point } = process;
    const isHere = point.call === process.calls;
    if (isHere && point.when === 'before') die(process);
    const result = await send();
    if (isHere) die(process);
    return result;
  };
  const middleware = (next: Next) => (args: object) =>
    through(async () => {
      if (isTransaction(args) && conflicts > 0) throw conflict(conflicts--);
      return next(args);
    });
  return {
    through,
    /** Counts the calls of this client, too. */
    watch: ({ middlewareStack }: Client): void =>
      middlewareStack.add(middleware as never, { step: 'initialize', priority: 'high', name: 'crash' }),
    /** Calls that were made so far, since the last run with a point. */
    calls: (): number => calls,
    /** Runs work that dies at a point; false when it ended before it came there. */
    killedAt: async (point: CrashPoint, work: () => Promise<unknown>): Promise<boolean> => {
      calls = 0;
      const process: Process = { point, calls: 0, isDead: false, hasEnded: false };
      await processes.run(process, work).catch(() => undefined);
      const isReached = process.calls >= point.call;
      process.hasEnded = true;
      return isReached;
    },
    /** The next so many transactions meet another one on a row: a single writer in one process never does. */
    conflictWith: (transactions: number): void => {
      conflicts = transactions;
    },
  };
};

/** Does the same at every point at which a process may die, until a run gets through; answers how many points there were. */
export const atEveryPoint = async (once: (at: CrashPoint, label: string) => Promise<boolean>): Promise<number> => {
  let points = 0;
  for (let call = 1, isReached = true; isReached; call++)
    for (const when of ['before', 'after'] as const) {
      isReached = await once({ call, when }, `${when} call ${call}`);
      points += isReached ? 1 : 0;
    }
  return points;
};
