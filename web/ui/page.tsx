/** The width and rhythm of a page's content. */
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  /** `content` 1200 px, `wizard` 1440 px, `narrow` 720 px, in line with the others. */
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
