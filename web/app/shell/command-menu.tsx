import '@mantine/spotlight/styles.css';
import { Loader, VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BcpRow } from '#shared/domain/bcp/bcp.ts';
import type { Me } from '#shared/domain/user.ts';
import { glossary, glossaryMessages, nameTerm } from '#shared/messages/glossary.ts';
import { bcpsQuery } from '../../features/bcps/queries.ts';
import { useConfig } from '../../lib/config.ts';
import { openHelp } from '../../lib/help-prompt.ts';
import { bcpPath, pathOf } from '../paths.ts';
import styles from './command-menu.module.css';
import { accountLinks, entriesFor, pathOfEntry } from './navigation.ts';

const [store, menu] = createSpotlight();
export const openCommandMenu = menu.open;

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
    { id: 'help', label: 'Glossary and keyboard shortcuts', keywords: 'help words terms ?', onClick: openHelp },
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

/** Only what a typed text names: all terms would bury the pages. */
const buildGlossaryGroup = (text: string): SpotlightActionGroupData => ({
  group: glossaryMessages.glossary,
  actions: glossary
    .filter((entry) => text !== '' && nameTerm(entry).toLowerCase().includes(text))
    .map((entry) => ({ id: `term-${entry.term}`, label: nameTerm(entry), description: entry.meaning, onClick: openHelp })),
});

/** On opening, and for what arrives after the last key: if nothing has the selection, so that Enter opens it. */
const selectFirst = (): void => {
  const list = document.getElementById(store.getState().listId);
  if (!list || list.querySelector('[data-selected]')) return;
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
};

const noGroups: SpotlightActionGroupData[] = [];

interface Props {
  user: Me;
  prompt?: string;
  query?: string;
  onQueryChange?: (query: string) => void;
  /** What a server found for the query. */
  found?: SpotlightActionGroupData[];
  /** Read out when it changes. */
  status?: string;
  isSearching?: boolean;
}

export function CommandMenu({
  user,
  prompt = 'Go to a page, find a plan',
  query: givenQuery,
  onQueryChange,
  found = noGroups,
  status = '',
  isSearching = false,
}: Props) {
  const [typed, setTyped] = useState('');
  const query = givenQuery ?? typed;
  const navigate = useNavigate();
  const { supportEmail } = useConfig();
  const { data: rows = [] } = useQuery(bcpsQuery);
  const go: Go = (path) => () => void navigate(path);
  // Once it is there: only then does it know where to return the focus.
  useEffect(openCommandMenu, []);
  useEffect(() => {
    if (found.length > 0) selectFirst();
  }, [found]);
  return (
    <Spotlight
      store={store}
      query={query}
      onQueryChange={onQueryChange ?? setTyped}
      shortcut={null}
      title="Search"
      classNames={styles}
      actions={[
        buildPageGroup(user, go),
        buildBcpGroup(rows, go),
        ...found,
        buildGlossaryGroup(query.trim().toLowerCase()),
        buildHelpGroup(supportEmail, go),
      ]}
      nothingFound={isSearching ? status : 'Nothing found'}
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden="true" />,
        rightSection: (
          <>
            {isSearching && <Loader size={18} aria-hidden="true" />}
            <VisuallyHidden role="status">{status}</VisuallyHidden>
          </>
        ),
        onFocus: selectFirst,
        placeholder: prompt,
        'aria-label': prompt,
      }}
    />
  );
}
