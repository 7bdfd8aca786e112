/** Holds one plan outside React, so that a keystroke renders only what shows the changed field. */
import type { PlanState } from './plan-state.ts';

export interface PlanStore {
  get: () => PlanState;
  set: (change: Partial<PlanState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createPlanStore = (initial: PlanState): PlanStore => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
