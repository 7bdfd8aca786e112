import { Anchor, Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session-state.ts';
import { Page } from '../../ui/page.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { pathOf } from '../paths.ts';

/** The header has the search; a way of its own to it would be on every page, for this one. */
const openSearch = (): void => document.querySelector<HTMLButtonElement>('header [aria-label=Search]')?.click();

export function Component() {
  const { pathname } = useLocation();
  const { user } = useSession();
  useEffect(() => {
    document.title = 'Page Not Found · Keelhouse';
  }, []);
  return (
    <Page>
      <EmptyBlock
        title="Page Not Found"
        order={1}
        drawing="lamp"
        actions={
          <>
            {user && (
              <Button variant="default" onClick={openSearch}>
                Search
              </Button>
            )}
            <Anchor component={Link} to={pathOf('dashboard')}>
              Go to the dashboard
            </Anchor>
          </>
        }
      >
        There is nothing at <code>{pathname}</code>. The address may be mistyped, or the page has moved.
      </EmptyBlock>
    </Page>
  );
}
