import { createStore, useStore } from './store.ts';

/** Set where a page asks for the search of the header, which takes it back as it opens. */
const store = createStore(false);

export const askForSearch = (): void => store.set(true);
export const answerSearch = (): void => store.set(false);
export const useIsSearchAsked = (): boolean => useStore(store);
