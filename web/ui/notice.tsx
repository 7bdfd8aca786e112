/** A sentence that reports an outcome: at once to screen readers, coloured by its tone. */
import { Alert } from '@mantine/core';
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
    <Alert
      role={tone === 'bad' || tone === 'ok' ? 'alert' : 'status'}
      title={title}
      icon={<Icon size={20} />}
      classNames={{ root: `${styles.root} ${styles[tone]}`, icon: styles.icon, title: styles.title, message: styles.message }}
    >
      {children}
    </Alert>
  );
}
