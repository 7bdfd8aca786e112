/** Holds one plan outside React, so that a keystroke renders only what shows the changed field. */
import type { BcpState } from './plan-state.ts';

export interface BcpStore {
  get: () => BcpState;
  set: (change: Partial<BcpState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createBcpStore = (initial: BcpState): BcpStore => {
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
