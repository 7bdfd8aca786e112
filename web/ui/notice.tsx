import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notice.module.css';

const toneIcons = { ok: IconCircleCheck, bad: IconAlertTriangle, warn: IconAlertTriangle, info: IconInfoCircle };

interface Props {
  tone: keyof typeof toneIcons;
  title?: string;
  /** Scrolls to the notice: the action was perhaps further down the page. */
  mustReveal?: boolean;
  children: ReactNode;
}

export function Notice({ tone, title, mustReveal = false, children }: Props) {
  const Icon = toneIcons[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mustReveal) box.current?.scrollIntoView({ block: 'nearest' });
  }, [mustReveal]);
  return (
    <div ref={box} role={tone === 'bad' || tone === 'ok' ? 'alert' : 'status'} className={`${styles.notice} ${styles[tone]}`}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
