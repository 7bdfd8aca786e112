import { Button, Group } from '@mantine/core';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '../../lib/session-state.ts';
import { Brand } from '../../ui/brand.tsx';
import { pathOf } from '../paths.ts';
import { Footer } from './footer.tsx';
import frame from './frame.module.css';
import header from './header.module.css';
import { ScrollMemory } from './scroll-memory.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { VisitorNav } from './visitor-nav.tsx';

function Account() {
  const { user } = useSession();
  if (user)
    return (
      <Button component={Link} to={pathOf('dashboard')}>
        Dashboard
      </Button>
    );
  return (
    <>
      <Button component={Link} to={pathOf('login')} variant="default">
        Sign In
      </Button>
      <Button component={Link} to={pathOf('register')} className={header.wide}>
        Get Started
      </Button>
    </>
  );
}

/** For the pages before sign-up: without the menus, notices and queries of the signed-in frame. */
export function VisitorFrame() {
  return (
    <div className={frame.frame}>
      <SkipLink />
      <header className={header.header}>
        <Link to="/" className={header.brand} aria-label="Keelhouse, home">
          <Brand />
        </Link>
        <VisitorNav className={header.wide} />
        <Group gap={8} wrap="nowrap" className={header.end}>
          <ThemeToggle />
          <Account />
        </Group>
      </header>
      <VisitorNav className={`${header.narrow} ${header.below}`} />
      <main id="content" tabIndex={-1} className={frame.content}>
        <Outlet />
      </main>
      <Footer />
      <ScrollMemory />
    </div>
  );
}
