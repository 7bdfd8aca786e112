import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/first-styles.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadConfig } from '../lib/config.ts';
import { logger } from '../lib/logger.ts';
import { startSession } from '../lib/session.ts';
import { readTokens } from '../lib/tokens.ts';
import { App } from './app.tsx';
import { loadMatches } from './load-matches.ts';
import { reloadOnNewVersion } from './new-version.ts';
import { pathOf } from './paths.ts';
import { createRouter } from './router.tsx';

void loadConfig();
startSession();
reloadOnNewVersion();

const root = document.getElementById('root')!;
const { dataset } = document.documentElement;

// Its HTML is that of the sign-in page.
if (location.pathname === '/') history.replaceState(null, '', pathOf(readTokens() ? 'dashboard' : 'login'));

/** Set by `first-paint.js`: the sign-in page of the HTML is hidden, and not what comes next. */
if (dataset.returning !== undefined) root.replaceChildren();
delete dataset.returning;

const show = async (): Promise<void> => {
  const isPrerendered = root.childElementCount > 0;
  // A failure shows the error page.
  if (isPrerendered) await loadMatches(location.pathname).catch(() => root.replaceChildren());
  const app = <App router={createRouter()} />;
  // As a transition the first render yields to scrolling and typing on slow devices.
  startTransition(() => {
    if (root.childElementCount === 0) return createRoot(root).render(app);
    hydrateRoot(root, app, {
      onRecoverableError: (error) => logger.info('The page was rendered again in the browser', error),
    });
  });
};
void show();
