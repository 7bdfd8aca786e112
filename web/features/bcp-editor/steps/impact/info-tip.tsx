/** A term explained beside it; opens on hover, focus and tap. */
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

export function InfoTip({ label, children }: { label: string; children: string }) {
  return (
    <Tooltip label={children} multiline w={280}>
      <ActionIcon variant="subtle" size={32} aria-label={`${label}: ${children}`}>
        <IconInfoCircle size={20} />
      </ActionIcon>
    </Tooltip>
  );
}
