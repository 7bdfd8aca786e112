import { listOperations } from '../bcp/business-times.ts';
import type { FunctionOutcome, ScenarioOutcome } from './outcome.ts';

export interface Tally {
  affected: number;
  late: number;
  running: number;
  all: number;
}

/** What is done in an emergency has no downtime and is not counted, unless a scenario stops it after all. */
export const listCounted = (functions: readonly FunctionOutcome[]): FunctionOutcome[] => {
  const operations = new Set(listOperations(functions));
  return functions.filter((fn) => fn.isAffected || operations.has(fn));
};

/** “n of m functions stop”, on the screen and in the document. */
export const tallyFunctions = ({ functions }: Pick<ScenarioOutcome, 'functions'>): Tally => {
  const counted = listCounted(functions);
  const affected = counted.filter(({ isAffected }) => isAffected);
  return {
    affected: affected.length,
    late: affected.filter(({ late }) => late.hi > 0).length,
    running: counted.length - affected.length,
    all: counted.length,
  };
};
