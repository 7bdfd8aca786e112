import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  /** 1200, 1440 or 720 px. */
  width?: 'content' | 'wizard' | 'narrow';
  children: ReactNode;
}

export function Page({ width = 'content', children }: Props) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}

/** Two columns of cards where there is room, each as high as its content; one on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
