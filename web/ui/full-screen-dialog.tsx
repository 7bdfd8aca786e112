import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './full-screen-dialog.module.css';

interface Props {
  /** Named by the `DialogTitle` in the bar unless given. */
  label?: string;
  /** Above the content; it has the close button. */
  bar: ReactNode;
  tone?: 'warn';
  closeOnEscape?: boolean;
  zIndex?: number;
  onClose: () => void;
  children: ReactNode;
}

export function FullScreenDialog({ label, bar, tone, onClose, children, ...dialog }: Props) {
  return (
    <Modal.Root {...dialog} opened onClose={onClose} fullScreen transitionProps={{ duration: 120 }}>
      <Modal.Content {...(label ? { 'aria-label': label } : {})} className={styles.content}>
        <div className={styles.bar} data-tone={tone}>
          {bar}
        </div>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export const DialogTitle = ({ children }: { children: ReactNode }) => (
  <Modal.Title className={styles.title}>{children}</Modal.Title>
);

export const DialogCloseButton = () => <Modal.CloseButton aria-label="Close" size={40} />;
