/** Short notices at the bottom left; never the only record of an outcome. */
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const SUCCESS_MS = 3000;
const UNDO_MS = 8000;

export const toastSuccess = (message: string): void => {
  notifications.show({ message, color: 'brand', autoClose: SUCCESS_MS, withBorder: true });
};

/** Stays until it is closed. */
export const toastError = (message: string): void => {
  notifications.show({ message, color: 'var(--bad)', autoClose: false, withBorder: true, role: 'alert' });
};

/** Says what was removed and offers to bring it back, for 8 seconds. */
export const toastUndo = (message: string, undo: () => void): void => {
  const id = crypto.randomUUID();
  const takeBack = () => {
    notifications.hide(id);
    undo();
  };
  notifications.show({
    id,
    autoClose: UNDO_MS,
    withBorder: true,
    color: 'brand',
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <span>{message}</span>
        <Button size="sm" variant="subtle" onClick={takeBack}>
          Undo
        </Button>
      </Group>
    ),
  });
};
