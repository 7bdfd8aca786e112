/** Starts the application: configuration, session, screens. */
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/mantine-styles.ts';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadConfig } from '../lib/config.ts';
import { startSession } from '../lib/session.ts';
import { reloadOnNewVersion } from './new-version.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

void loadConfig();
startSession();
reloadOnNewVersion();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
