import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloud, IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

const ANNOUNCE_EVERY_MS = 30_000;

interface Props {
  kind: 'waiting' | 'saving' | 'saved' | 'failed' | 'offline';
  /** 'Saved 09:42' */
  text: string;
  /** 'Retry' and what it does. */
  action?: { label: string; onClick: () => void };
}

const icons = { waiting: IconCloud, saving: IconCloud, saved: IconCloudCheck, failed: IconAlertTriangle, offline: IconCloudOff };
const iconColours = {
  waiting: 'var(--ink-2)',
  saving: 'var(--ink-2)',
  saved: 'var(--ok)',
  failed: 'var(--bad)',
  offline: 'var(--warn)',
};
const colours = { waiting: 'dimmed', saving: 'dimmed', saved: 'var(--ink-2)', failed: 'var(--bad)', offline: 'var(--warn)' };

/** Whether a new text is announced: at once when something failed, else not more often than every 30 s. */
const usePoliteness = (text: string, isUrgent: boolean): 'polite' | 'off' => {
  const announcedAt = useRef(0);
  const isDue = isUrgent || Date.now() - announcedAt.current >= ANNOUNCE_EVERY_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per text
  useEffect(() => {
    if (isDue) announcedAt.current = Date.now();
  }, [text]);
  return isDue ? 'polite' : 'off';
};

export function SaveStatus({ kind, text, action }: Props) {
  const politeness = usePoliteness(text, kind === 'failed' || kind === 'offline');
  const Icon = icons[kind];
  return (
    <Group gap={8} wrap="nowrap" justify="center">
      <Icon size={20} color={iconColours[kind]} style={{ flex: 'none' }} aria-hidden="true" />
      <Text size="sm" c={colours[kind]} role="status" aria-live={politeness}>
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
