import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './sheet.module.css';

const UnsavedInput = createContext<(part: string, isUnsaved: boolean) => void>(() => {});

/** For a part of a sheet that has a form of its own: closing the sheet asks while `isUnsaved`. */
export const useUnsavedInput = (isUnsaved: boolean): void => {
  const report = useContext(UnsavedInput);
  const part = useId();
  useEffect(() => {
    report(part, isUnsaved);
    return () => report(part, false);
  }, [report, part, isUnsaved]);
};

interface Props {
  opened: boolean;
  title: ReactNode;
  /** Closing asks first. */
  isDirty?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the content. `close` asks first when dirty. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
}

const isTopDialog = (content: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1)?.contains(content) ?? true;

export function Sheet({ opened, title, isDirty = false, onClose, children, footer }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 48em)');
  // In the next task: the confirmation would otherwise close on the same Escape.
  const ask = () => setTimeout(() => setIsAsking(true));
  const main = useRef<HTMLDivElement>(null);
  const unsavedParts = useRef(new Set<string>());
  const reportUnsaved = useCallback((part: string, isUnsaved: boolean) => {
    if (isUnsaved) unsavedParts.current.add(part);
    else unsavedParts.current.delete(part);
  }, []);
  const close = () => {
    // A dialog above gets the same Escape, which closes that one only.
    if (!isTopDialog(main.current)) return;
    if (isDirty || unsavedParts.current.size > 0) ask();
    else onClose();
  };
  const discard = () => {
    setIsAsking(false);
    onClose();
  };
  return (
    <>
      <Drawer
        opened={opened}
        onClose={close}
        title={title}
        position="right"
        size={isNarrow ? '100%' : 560}
        classNames={{ content: styles.content, header: styles.header, body: styles.body, title: styles.title }}
      >
        <div ref={main} className={styles.main}>
          <UnsavedInput value={reportUnsaved}>{children}</UnsavedInput>
        </div>
        {footer && <div className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</div>}
      </Drawer>
      <ConfirmDialog
        opened={isAsking}
        question="Discard changes?"
        consequence="What you typed here has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={discard}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
