/** Short notices at the bottom left; never the only record of an outcome. */
import { useSyncExternalStore } from 'react';

let isNeeded = false;
const listeners = new Set<() => void>();

const load = () => {
  if (!isNeeded) {
    isNeeded = true;
    for (const listener of listeners) listener();
  }
  return import('./toasts.tsx');
};

/** Goes away after 3 seconds. */
export const toastSuccess = (message: string): void => void load().then(({ show }) => show.success(message));

/** Stays until it is closed. */
export const toastError = (message: string): void => void load().then(({ show }) => show.error(message));

/** Says what was removed and offers to bring it back, for 8 seconds. */
export const toastUndo = (message: string, undo: () => void): void => void load().then(({ show }) => show.undo(message, undo));

/** Whether there has been a notice: until then their container is not loaded. */
export const useToastsNeeded = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNeeded,
  );
