import { Modal, Text } from '@mantine/core';
import { formatDateTime } from '#shared/format/dates.ts';
import { fill } from '#shared/messages/fields.ts';
import { staffAccessMessages as say } from '#shared/messages/staff-access.ts';
import { DocumentFrame } from '../../ui/document-frame.tsx';
import styles from './opened-bcp.module.css';

export interface Opening {
  html: string;
  name: string;
  reason: string;
  openedAt: string;
}

interface Props extends Opening {
  onClose: () => void;
}

export function OpenedBcp({ html, name, reason, openedAt, onClose }: Props) {
  return (
    <Modal.Root opened onClose={onClose} fullScreen zIndex={400} transitionProps={{ duration: 120 }}>
      <Modal.Content className={styles.content}>
        <div className={styles.bar}>
          <div className={styles.text}>
            <Modal.Title className={styles.title}>{`BCP of a customer: ${name}`}</Modal.Title>
            <Text size="sm">
              {fill(say.opened, { time: formatDateTime(openedAt), reason })} <strong>{say.visible}</strong>
            </Text>
          </div>
          <Modal.CloseButton aria-label="Close" size={40} />
        </div>
        <Modal.Body className={styles.body}>
          <DocumentFrame html={html} title={`${name}: document`} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
