import { Divider, Drawer, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import type { Me } from '#shared/domain/user.ts';
import { Brand } from '../../ui/brand.tsx';
import { pathOf } from '../paths.ts';
import styles from './header.module.css';
import { TierChip } from './nav-item.tsx';
import type { FeatureDialogName } from './navigation.ts';
import { accountLinks, activateEntry, entriesFor, type OfferedEntry, pathOfEntry, useIsCurrent } from './navigation.ts';
import { Identity } from './user-menu.tsx';
import { visitorLinks } from './visitor-links.ts';

export interface MobileMenuProps {
  user: Me | null;
  openDialog: (name: FeatureDialogName) => void;
  onSignOut: () => void;
}

interface Props extends MobileMenuProps {
  opened: boolean;
  close: () => void;
}

export function MobileDrawer({ opened, close, user, ...rest }: Props) {
  // Opens once it is there: only then does it know where to return the focus.
  const isMounted = useMounted();
  return (
    <Drawer opened={opened && isMounted} onClose={close} title={<Brand />} size="100%" padding="lg">
      {user ? (
        <SignedInMenu user={user} close={close} {...rest} />
      ) : (
        <Stack gap={4}>
          <MenuLink label="Sign In" path={pathOf('login')} />
          <MenuLink label="Get Started" path={pathOf('register')} />
          {visitorLinks.map(([label, place]) => (
            <MenuLink key={place} label={label} path={pathOf(place)} />
          ))}
        </Stack>
      )}
    </Drawer>
  );
}

function MenuLink({ label, path }: { label: string; path: string }) {
  const isCurrent = useIsCurrent();
  return (
    <Link to={path} className={styles.row} aria-current={isCurrent(path) ? 'page' : undefined}>
      {label}
    </Link>
  );
}

function SignedInMenu({ user, openDialog, onSignOut, close }: MobileMenuProps & { user: Me; close: () => void }) {
  const { own, staff } = accountLinks(user);
  const pressEntry = (entry: OfferedEntry) => {
    close();
    activateEntry(entry, openDialog);
  };
  return (
    <Stack gap={4}>
      <nav aria-label="Main" className={styles.rows}>
        {entriesFor(user).map((entry) => {
          const address = pathOfEntry(entry);
          if (address) return <MenuLink key={entry.title} label={entry.title} path={address} />;
          return (
            <button key={entry.title} type="button" className={styles.row} onClick={() => pressEntry(entry)}>
              {entry.title}
              <TierChip entry={entry} />
            </button>
          );
        })}
      </nav>
      <Divider my="sm" />
      <div className={styles.menuHead}>
        <Identity user={user} />
      </div>
      {[...own, ...staff].map(({ label, path }) => (
        <MenuLink key={path} label={label} path={path} />
      ))}
      <Divider my="sm" />
      <button type="button" className={styles.row} onClick={onSignOut}>
        Logout
      </button>
    </Stack>
  );
}
