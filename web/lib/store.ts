import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  /** What HTML that was rendered at build time shows. */
  prerendered: State;
  set: (next: State) => void;
  /** Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export const createStore = <State>(initial: State, prerendered: State = initial): Store<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    prerendered,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, () => store.prerendered);
