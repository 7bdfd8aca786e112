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

/** Goes away after 3 seconds. */
export const toastSuccess = (message: string): void => showToast((show) => show.success(message));

/** Stays until it is closed. */
export const toastError = (message: string): void => showToast((show) => show.error(message));

/** Says what was removed and offers to bring it back, for 8 seconds. */
export const toastUndo = (message: string, undo: () => void): void => showToast((show) => show.undo(message, undo));

/** Whether there has been a notice: their container is not loaded before. */
export const useToastsNeeded = (): boolean => useStore(isNeeded);
