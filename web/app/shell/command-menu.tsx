import '@mantine/spotlight/styles.css';
import { Spotlight, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { Me } from '#shared/domain/user.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { useConfig } from '../../lib/config.ts';
import { bcpPath, pathOf } from '../paths.ts';
import styles from './command-menu.module.css';
import { accountLinks, entriesFor, pathOfEntry } from './navigation.ts';

export const openCommandMenu = spotlight.open;

type Go = (path: string) => () => void;

const buildPageGroup = (user: Me, go: Go): SpotlightActionGroupData => {
  const { own, staff } = accountLinks(user);
  const entries = entriesFor(user).flatMap((entry) => {
    const path = pathOfEntry(entry);
    return path ? [{ label: entry.title, path, description: entry.summary }] : [];
  });
  const start = { label: 'New BCP', path: pathOf('newBcp'), description: 'Start a continuity plan.' };
  return {
    group: 'Go to',
    actions: [...entries, start, ...own, ...staff].map(({ path, ...rest }) => ({ id: path, ...rest, onClick: go(path) })),
  };
};

const buildBcpGroup = (rows: BcpRow[], go: Go): SpotlightActionGroupData => ({
  group: 'Plans',
  actions: rows.map(({ id, business_name, industry }) => ({
    id: `bcp-${id}`,
    label: business_name || `BCP #${id}`,
    description: industry ?? undefined,
    onClick: go(bcpPath(id)),
  })),
});

const buildHelpGroup = (supportEmail: string, go: Go): SpotlightActionGroupData => ({
  group: 'Help',
  actions: [
    { id: 'about', label: 'About Keelhouse', keywords: 'help', onClick: go(pathOf('about')) },
    {
      id: 'support',
      label: 'Write to support',
      keywords: 'help contact',
      description: supportEmail,
      onClick: () => location.assign(`mailto:${supportEmail}`),
    },
  ],
});

export function CommandMenu({ user }: { user: Me }) {
  const navigate = useNavigate();
  const { supportEmail } = useConfig();
  const { data: rows = [] } = useQuery(bcpsQuery);
  const go: Go = (path) => () => void navigate(path);
  return (
    <Spotlight
      shortcut={null}
      title="Search"
      classNames={styles}
      actions={[buildPageGroup(user, go), buildBcpGroup(rows, go), buildHelpGroup(supportEmail, go)]}
      nothingFound="Nothing found"
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden="true" />,
        placeholder: 'Go to a page, find a plan',
        'aria-label': 'Go to a page, find a plan',
      }}
    />
  );
}
