/** The header of every framed page. */
import { Button, Group } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { signOut } from '../../lib/session.ts';
import { useSession } from '../../lib/session-state.ts';
import { Brand } from '../../ui/brand.tsx';
import { featureDialogs } from '../feature-dialogs.ts';
import { LazyDialog } from '../opened-dialog.tsx';
import { pathOf } from '../paths.ts';
import { CommandMenuButton } from './command-menu-button.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { entriesFor } from './nav-entries.ts';
import { NavItem } from './nav-item.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useDialogs } from './use-entry.ts';
import { UserMenu } from './user-menu.tsx';

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
      {(user || isVisitor) && (
        <div className={styles.narrow}>
          <MobileMenu user={user} openDialog={openDialog} onSignOut={leave} />
        </div>
      )}
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
      <Group gap={8} wrap="nowrap" className={styles.end}>
        {user && <CommandMenuButton user={user} />}
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
