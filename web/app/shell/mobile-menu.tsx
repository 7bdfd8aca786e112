/** The button of the menu on narrow screens. */
import { Burger } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MobileMenuProps } from './mobile-drawer.tsx';

const MobileDrawer = lazy(async () => ({ default: (await import('./mobile-drawer.tsx')).MobileDrawer }));

export function MobileMenu(props: MobileMenuProps) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { key } = useLocation();
  const close = () => setOpened(false);
  const open = () => {
    setWasOpened(true);
    setOpened(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(close, [key]);
  return (
    <>
      <Burger opened={opened} onClick={open} aria-label="Open menu" aria-expanded={opened} size="sm" w={40} h={40} />
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileDrawer {...props} opened={opened} close={close} />
        </Suspense>
      )}
    </>
  );
}
