/** A sentence that reports an outcome: at once to screen readers, coloured by its tone. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { ok: IconCircleCheck, bad: IconAlertTriangle, warn: IconAlertTriangle, info: IconInfoCircle };

interface Props {
  tone: keyof typeof icons;
  title?: string;
  children: ReactNode;
}

export function Notice({ tone, title, children }: Props) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'bad' || tone === 'ok' ? 'alert' : 'status'} className={`${styles.notice} ${styles[tone]}`}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
