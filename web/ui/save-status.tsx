import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloud, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';

const ANNOUNCE_EVERY_MS = 30_000;

interface Props {
  kind: 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  text: string;
  action?: { label: string; onClick: () => void };
}

const statusIcons = {
  waiting: IconCloud,
  saving: IconCloud,
  saved: IconCloudCheck,
  failed: IconAlertTriangle,
  offline: IconCloudOff,
};
const iconColors = {
  waiting: 'var(--ink-2)',
  saving: 'var(--ink-2)',
  saved: 'var(--ok)',
  failed: 'var(--bad)',
  offline: 'var(--warn)',
};
const statusColors = { waiting: 'dimmed', saving: 'dimmed', saved: 'var(--ink-2)', failed: 'var(--bad)', offline: 'var(--warn)' };

/** Announces failures at once, anything else at most every 30 s. */
const usePoliteness = (text: string, isUrgent: boolean): 'polite' | 'off' => {
  const announcedAt = useRef(0);
  const isDue = isUrgent || Date.now() - announcedAt.current >= ANNOUNCE_EVERY_MS;
  const markAnnounced = useEffectEvent((_text: string) => {
    if (isDue) announcedAt.current = Date.now();
  });
  useEffect(() => markAnnounced(text), [text]);
  return isDue ? 'polite' : 'off';
};

export function SaveStatus({ kind, text, action }: Props) {
  const politeness = usePoliteness(text, kind === 'failed' || kind === 'offline');
  const Icon = statusIcons[kind];
  return (
    <Group gap={8} wrap="nowrap" justify="center">
      <Icon size={20} color={iconColors[kind]} style={{ flex: 'none' }} aria-hidden="true" />
      <Text size="sm" c={statusColors[kind]} role="status" aria-live={politeness}>
        {text}
      </Text>
      {action && (
        <Button variant="subtle" size="sm" px="xs" flex="none" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Group>
  );
}
