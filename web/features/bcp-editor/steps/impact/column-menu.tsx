/** Rates a whole column: what is not rated yet becomes Low. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';

export function ColumnMenu({ label, onSet }: { label: string; onSet: () => void }) {
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={28} aria-label={`${label} column`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onSet}>Set all unrated to Low</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
