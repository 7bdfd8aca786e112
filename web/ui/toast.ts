/** Short notices at the bottom left; never the only record of an outcome. */
import { useSyncExternalStore } from 'react';

let isNeeded = false;
const listeners = new Set<() => void>();

type Toasts = typeof import('./toasts.tsx');

const load = async (): Promise<Toasts> => {
  const toasts = await import('./toasts.tsx');
  if (!isNeeded) {
    isNeeded = true;
    for (const listener of listeners) listener();
  }
  return toasts;
};

/** Without a connection the first notice cannot be loaded: the page says the same, and must not fall over that. */
const tell = (say: (show: Toasts['show']) => void): void => {
  load()
    .then(({ show }) => say(show))
    .catch(() => undefined);
};

/** Goes away after 3 seconds. */
export const toastSuccess = (message: string): void => tell((show) => show.success(message));

/** Stays until it is closed. */
export const toastError = (message: string): void => tell((show) => show.error(message));

/** Says what was removed and offers to bring it back, for 8 seconds. */
export const toastUndo = (message: string, undo: () => void): void => tell((show) => show.undo(message, undo));

/** Whether there has been a notice: until then their container is not loaded. */
export const useToastsNeeded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNeeded,
  );
