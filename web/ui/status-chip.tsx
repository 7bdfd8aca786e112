import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'ai' | 'tide' | 'neutral';

export function StatusChip({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
