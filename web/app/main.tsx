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
        {/* As a transition, a change of the address comes after the next typed letter, which a filter kept in it then loses. */}
        <RouterProvider router={createRouter()} useTransitions={false} />
      </Providers>
    </StrictMode>,
  ),
);
