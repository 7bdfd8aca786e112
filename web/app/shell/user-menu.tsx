import { Avatar, Group, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Me } from '#shared/domain/user.ts';
import { findFirstName } from '../../lib/first-name.ts';
import { tierBadge } from '../../lib/tiers.ts';
import styles from './header.module.css';
import { accountLinks } from './navigation.ts';

interface Props {
  user: Me;
  onSignOut: () => void;
}

function TierLetter({ user }: { user: Me }) {
  const badge = tierBadge(user);
  if (!badge) return null;
  return (
    <span className={styles.badge} title={badge.name}>
      <span aria-hidden="true">{badge.letter}</span>
      <VisuallyHidden>{badge.name}</VisuallyHidden>
    </span>
  );
}

export function Identity({ user }: { user: Me }) {
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between">
      <div className={styles.identity}>
        {user.full_name && <Text fw={600}>{user.full_name}</Text>}
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
      </div>
      <TierLetter user={user} />
    </Group>
  );
}

export function UserMenu({ user, onSignOut }: Props) {
  const { own, staff } = accountLinks(user);
  const links = [...own, ...staff];
  return (
    <Menu position="bottom-end" width={288} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles.avatar} aria-label="Account menu">
          <Avatar color="brand" variant="filled" size={38}>
            {(findFirstName(user.full_name) || user.email).slice(0, 1).toUpperCase()}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.menuHead}>
          <Identity user={user} />
        </div>
        <Menu.Divider />
        {links.map(({ label, path }) => (
          <Menu.Item key={path} component={Link} to={path}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={onSignOut}>Logout</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
