import { StrictMode } from 'react';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from './providers.tsx';

/** The same tree in the browser and at build time, or the browser could not take over the rendered HTML. */
export function App({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  return (
    <StrictMode>
      <Providers>
        {/* As a transition, a change of the address comes after the next typed letter, which a filter kept in it then loses. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </StrictMode>
  );
}
