/** Opens the command menu, also by Ctrl or Cmd and K; the menu is loaded when it is first wanted. */
import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Me } from '#shared/domain/user.ts';

const load = () => import('./command-menu.tsx');
const CommandMenu = lazy(async () => ({ default: (await load()).CommandMenu }));

export function CommandMenuButton({ user }: { user: Me }) {
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    void load().then(({ openCommandMenu }) => openCommandMenu());
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={40}
        color="var(--ink)"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K)"
        onClick={open}
      >
        <IconSearch size={22} />
      </ActionIcon>
      {isWanted && (
        <Suspense fallback={null}>
          <CommandMenu user={user} />
        </Suspense>
      )}
    </>
  );
}
