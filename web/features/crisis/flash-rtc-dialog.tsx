import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { crisisScreenMessages as say } from '#shared/messages/crisis-screens.ts';
import { Notice } from '../../ui/notice.tsx';

/** Nothing is sent from here, and nobody may think so. */
export function FlashRtcDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={say.rtcTitle} size="md">
      <Stack gap="md">
        <Notice tone="warn">{say.rtcNotSent}</Notice>
        <Text fw={600}>{say.rtcDanger}</Text>
        <div>
          <Text>{say.rtcNow}</Text>
          <List type="ordered" mt="xs" spacing={4}>
            {say.rtcSteps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
