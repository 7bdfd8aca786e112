import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';

/** `state` is the router state that a redirect leaves. */
export const open = async (path: string, state: unknown = null) => {
  vi.resetModules();
  const { routeObjects } = await import('../../../web/app/router.tsx');
  const { Providers } = await import('../../../web/app/providers.tsx');
  const { startSession } = await import('../../../web/lib/session.ts');
  onTestFinished(startSession());
  const router = createMemoryRouter(routeObjects, { initialEntries: [{ ...parsePath(path), state }] });
  render(
    <Providers env="test">
      <RouterProvider router={router} />
    </Providers>,
  );
  const address = () => router.state.location.pathname;
  return { user: userEvent.setup(), router, address, fullAddress: () => address() + router.state.location.search };
};

/** Loads fresh session modules without the application. */
export const loadSession = async () => {
  vi.resetModules();
  const session = await import('../../../web/lib/session.ts');
  const state = await import('../../../web/lib/session-state.ts');
  const { client } = await import('../../../web/lib/api.ts');
  const stops: (() => void)[] = [];
  onTestFinished(() => {
    for (const stop of stops) stop();
  });
  return { ...session, ...state, client, start: () => stops.push(session.startSession()) };
};
