/** Cards in two columns where there is room, each as high as its content; one below the other on a phone. */
import type { ReactNode } from 'react';
import styles from './columns.module.css';

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
