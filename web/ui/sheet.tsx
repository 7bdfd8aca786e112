import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef } from 'react';
import { useDiscardQuestion } from './discard-question.tsx';
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

export function Sheet({ opened, title, isDirty = false, onClose, children, footer }: Props) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const unsavedParts = useRef(new Set<string>());
  const reportUnsaved = useCallback((part: string, isUnsaved: boolean) => {
    if (isUnsaved) unsavedParts.current.add(part);
    else unsavedParts.current.delete(part);
  }, []);
  const { content, close, question } = useDiscardQuestion(() => isDirty || unsavedParts.current.size > 0, onClose);
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
        <div ref={content} className={styles.main}>
          <UnsavedInput value={reportUnsaved}>{children}</UnsavedInput>
        </div>
        {footer && <div className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</div>}
      </Drawer>
      {question}
    </>
  );
}
