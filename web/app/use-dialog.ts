/** A dialog that is loaded when it is opened. One that cannot be loaded says so, and is tried again at the next opening. */
import { type ComponentType, useEffect, useState } from 'react';
import { toastError } from '../ui/toast.ts';

/** The dialog once it is loaded; for a component that lives as long as the dialog is open. */
export const useDialog = <P>(load: () => Promise<ComponentType<P>>, onClose: () => void): ComponentType<P> | null => {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<P> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each opening
  useEffect(() => {
    let isOpen = true;
    const giveUp = () => {
      if (!isOpen) return;
      toastError('This could not be opened. Check your connection and try again.');
      onClose();
    };
    load().then((Dialog) => isOpen && setDialog({ Dialog }), giveUp);
    return () => {
      isOpen = false;
    };
  }, []);
  return dialog?.Dialog ?? null;
};
