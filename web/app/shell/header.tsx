import { ActionIcon, Burger, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { hasFeature } from '#shared/domain/access.ts';
import { hasAdminRights, type Me } from '#shared/domain/user.ts';
import { signOut } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { Brand } from '../../ui/brand.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { pathOf } from '../paths.ts';
import styles from './header.module.css';
import type { MobileMenuProps } from './mobile-drawer.tsx';
import { NavItem } from './nav-item.tsx';
import { entriesFor, featureDialogs, useDialogs } from './navigation.ts';
import { NoticeBell } from './notice-bell.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';
import { VisitorNav } from './visitor-nav.tsx';

export function Header() {
  const { user, isLoading, isUnreachable } = useSession();
  const isVisitor = !user && !isLoading && !isUnreachable;
  const { dialog, openDialog, closeDialog } = useDialogs();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate(pathOf('login'));
  };
  return (
    <header className={styles.header}>
      {/* As wide as the menu's button before it comes, so that the name beside it stays in place. */}
      <div className={styles.narrow} style={{ minWidth: 40 }}>
        {(user || isVisitor) && <MobileMenu user={user} openDialog={openDialog} onSignOut={leave} />}
      </div>
      <Link to="/" className={styles.brand} aria-label="Keelhouse, home">
        <Brand />
      </Link>
      {user && (
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.entries}>
            {entriesFor(user).map((entry) => (
              <NavItem key={entry.title} entry={entry} openDialog={openDialog} />
            ))}
          </ul>
        </nav>
      )}
      {isVisitor && <VisitorNav className={styles.wide} />}
      <Group gap={8} wrap="nowrap" className={styles.end}>
        {user && <CommandMenuButton user={user} />}
        {user && hasFeature(user, 'tabletop_scenarios') && <NoticeBell key={user.id} userId={user.id} />}
        <ThemeToggle />
        {user && <UserMenu user={user} onSignOut={leave} />}
        {isVisitor && (
          <Group gap={8} wrap="nowrap" className={styles.wide}>
            <Button component={Link} to={pathOf('login')} variant="default">
              Sign In
            </Button>
            <Button component={Link} to={pathOf('register')}>
              Get Started
            </Button>
          </Group>
        )}
      </Group>
      {dialog && (
        <LazyDialog key={dialog} load={featureDialogs[dialog]} onClose={closeDialog}>
          {(Dialog) => <Dialog opened onClose={closeDialog} />}
        </LazyDialog>
      )}
    </header>
  );
}

const loadCommandMenu = () => import('./command-menu.tsx');
const CommandMenu = lazy(async () => ({ default: (await loadCommandMenu()).CommandMenu }));
const StaffCommandMenu = lazy(async () => ({ default: (await import('./staff-command-menu.tsx')).StaffCommandMenu }));

function CommandMenuButton({ user }: { user: Me }) {
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    if (isWanted) void loadCommandMenu().then(({ openCommandMenu }) => openCommandMenu());
    else setIsWanted(true);
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
          {hasAdminRights(user) ? <StaffCommandMenu user={user} /> : <CommandMenu user={user} />}
        </Suspense>
      )}
    </>
  );
}

const MobileDrawer = lazy(async () => ({ default: (await import('./mobile-drawer.tsx')).MobileDrawer }));

function MobileMenu(props: MobileMenuProps) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { key } = useLocation();
  const close = () => setOpened(false);
  const open = () => {
    setWasOpened(true);
    setOpened(true);
  };
  const closeOnNavigation = useEffectEvent((_key: string) => close());
  useEffect(() => closeOnNavigation(key), [key]);
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
