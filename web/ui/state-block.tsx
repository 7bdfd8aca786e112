import { Button, Group, Loader, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import styles from './state-block.module.css';

interface LoadingProps {
  /** For screen readers: 'Loading plans'. */
  label: string;
  /** A skeleton; a spinner by default. */
  children?: ReactNode;
}

/** Appears after 200 ms, so that a quick response does not flicker. */
export function LoadingBlock({ label, children }: LoadingProps) {
  return (
    <div className={styles.delayed} role="status" aria-live="polite">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children ? (
        <div aria-hidden="true">{children}</div>
      ) : (
        <div className={styles.block}>
          <Loader aria-hidden="true" />
        </div>
      )}
    </div>
  );
}

interface BlockProps {
  title: string;
  order?: 1 | 2 | 3;
  drawing?: DrawingName;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyBlock({ title, order = 2, drawing, children, actions }: BlockProps) {
  return (
    <div className={styles.block}>
      {drawing && (
        <div className={styles.drawing}>
          <Drawing name={drawing} />
        </div>
      )}
      <Title order={order} fz={order === 1 ? 28 : 20} lh={order === 1 ? '36px' : '28px'} tabIndex={-1}>
        {title}
      </Title>
      {children && (
        <Text c="dimmed" component="div" maw="52ch">
          {children}
        </Text>
      )}
      {actions && (
        <Group gap="sm" justify="center">
          {actions}
        </Group>
      )}
    </div>
  );
}

interface ErrorProps {
  title: string;
  order?: 2 | 3;
  cause?: string | null;
  onRetry?: () => void;
  retryLabel?: string;
  /** Copied for support: a request id. */
  details?: string | null;
}

export function ErrorBlock({ title, order = 2, cause, onRetry, retryLabel = 'Try Again', details }: ErrorProps) {
  return (
    <div className={styles.block} role="alert">
      <Title order={order} fz={20}>
        {title}
      </Title>
      {cause && cause !== title && <Text c="dimmed">{cause}</Text>}
      <Group gap="sm" justify="center">
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {details && (
          <Button variant="subtle" onClick={() => navigator.clipboard.writeText(details)}>
            Copy details
          </Button>
        )}
      </Group>
    </div>
  );
}
