import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/first-styles.ts';
import { StrictMode, startTransition } from 'react';
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

const root = createRoot(document.getElementById('root')!);

// As a transition the first render yields to scrolling and typing on slow devices.
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers>
        <RouterProvider router={createRouter()} />
      </Providers>
    </StrictMode>,
  ),
);
