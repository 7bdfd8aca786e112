import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  opened: boolean;
  question: string;
  consequence?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isWorking?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: Props) {
  const { opened, question, consequence, confirmLabel, cancelLabel = 'Cancel', isDanger, isWorking, onConfirm, onCancel } = props;
  return (
    <Modal opened={opened} onClose={onCancel} title={question} size="md" zIndex={400}>
      {consequence && (
        <Text c="dimmed" component="div">
          {consequence}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          onClick={onConfirm}
          loading={isWorking}
          color={isDanger ? 'var(--bad)' : undefined}
          c={isDanger ? 'var(--surface)' : undefined}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
