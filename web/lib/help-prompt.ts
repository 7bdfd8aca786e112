import { createStore, useStore } from './store.ts';

const store = createStore(false);

export const openHelp = (): void => store.set(true);
export const closeHelp = (): void => store.set(false);
export const useIsHelpOpen = (): boolean => useStore(store);
