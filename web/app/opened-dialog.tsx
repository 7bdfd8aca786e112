/** A dialog that is loaded when it is opened. One that cannot be loaded says so, and is tried again at the next opening. */
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './opened-dialog.module.css';

interface Props<P> {
  load: () => Promise<ComponentType<P>>;
  onClose: () => void;
  children: (Dialog: ComponentType<P>) => ReactNode;
}

/** Whoever closes a dialog goes on where it was opened; where that is gone, at the beginning of the page's content. */
const useFocusReturn = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const place = opener?.isConnected && opener !== document.body ? opener : document.getElementById('content');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [opener],
  );
};

export function OpenedDialog<P>({ load, onClose, children }: Props<P>) {
  const [state, setState] = useState<{ Dialog: ComponentType<P> } | 'loading' | 'failed'>('loading');
  useFocusReturn();
  useEffect(() => {
    let isOpen = true;
    load().then(
      (Dialog) => isOpen && setState({ Dialog }),
      () => isOpen && setState('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [load]);
  if (state === 'loading') return null;
  if (state !== 'failed') return children(state.Dialog);
  return (
    <div role="alert" className={styles.failed}>
      This could not be opened. Check your connection and try again.
      <Button size="sm" variant="default" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
