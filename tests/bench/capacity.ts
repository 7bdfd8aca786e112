/**
 * The capacity ledger: runs each call once against its handler in this process and sums what the store reports. Round
 * trips are counted in sequence: calls that overlap in time are one trip.
 */
import { createLedger } from './ledger.ts';
import type { BenchWorld } from './world.ts';

export interface CapacityFigure {
  call: string;
  isRead: boolean;
  /** Read and write units as the store reports them. */
  read: number;
  write: number;
  roundTrips: number;
  /** Of the call as a whole. */
  ms: number;
  budgetRead: number | null;
  budgetWrite: number | null;
  goalTrips: number | null;
}

export const measureCapacity = async (world: BenchWorld): Promise<CapacityFigure[]> => {
  Object.assign(process.env, world.environment);
  const { db } = await import('#functions/data/table.ts');
  const ledger = createLedger();
  db.middlewareStack.add(ledger.middleware as never, { step: 'initialize', priority: 'high', name: 'ledger' });
  const { script } = await import('./script.ts');
  const figures: CapacityFigure[] = [];
  for await (const { call, isRead, budgetRead, budgetWrite, goalTrips, run } of script()) {
    ledger.reset();
    const from = performance.now();
    await run();
    const ms = performance.now() - from;
    figures.push({
      call,
      isRead,
      ...ledger.sums(),
      ms,
      budgetRead: budgetRead ?? null,
      budgetWrite: budgetWrite ?? null,
      goalTrips: goalTrips ?? null,
    });
  }
  return figures;
};
