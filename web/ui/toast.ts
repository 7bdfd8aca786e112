import { createStore, useStore } from '../lib/store.ts';

const isNeeded = createStore(false);

type Toasts = typeof import('./toasts.tsx');

const load = async (): Promise<Toasts> => {
  const toasts = await import('./toasts.tsx');
  isNeeded.set(true);
  return toasts;
};

/** Without a connection the chunk of the notices cannot be loaded; the page itself reports the outcome, too. */
const showToast = (open: (show: Toasts['show']) => void): void => {
  load()
    .then(({ show }) => open(show))
    .catch(() => undefined);
};

/** Closes after 3 seconds. */
export const toastSuccess = (message: string): void => showToast((show) => show.success(message));

export const toastError = (message: string): void => showToast((show) => show.error(message));

/** Offers to undo for 8 seconds. */
export const toastUndo = (message: string, undo: () => void): void => showToast((show) => show.undo(message, undo));

/** Loads the container with the first notice. */
export const useToastsNeeded = (): boolean => useStore(isNeeded);
