import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button, Group, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';

const SUCCESS_MS = 3000;
const UNDO_MS = 8000;

export const show = {
  success: (message: string) => notifications.show({ message, color: 'brand', autoClose: SUCCESS_MS, withBorder: true }),
  error: (message: string) =>
    notifications.show({ message, color: 'var(--bad)', autoClose: false, withBorder: true, role: 'alert' }),
  undo: (message: string, undo: () => void) => {
    const id = crypto.randomUUID();
    const takeBack = () => {
      // Before its button goes, and the focus with it.
      document.getElementById('content')?.focus({ preventScroll: true });
      notifications.hide(id);
      undo();
    };
    notifications.show({
      id,
      autoClose: UNDO_MS,
      withBorder: true,
      color: 'brand',
      message: <Undo message={message} onClick={takeBack} />,
    });
  },
};

function Undo({ message, onClick }: { message: string; onClick: () => void }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text span size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
      <Button size="sm" variant="subtle" flex="none" onClick={onClick}>
        Undo
      </Button>
    </Group>
  );
}

export function Toasts() {
  return <Notifications position="bottom-left" limit={3} />;
}
