import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './lazy-dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface Props<P> {
  load: () => Promise<ComponentType<P>>;
  onClose: () => void;
  children: (Dialog: ComponentType<P>) => ReactNode;
}

export function LazyDialog<P>({ load, onClose, children }: Props<P>) {
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
      We couldn’t open this. Check your connection and try again.
      <Button size="sm" variant="default" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
