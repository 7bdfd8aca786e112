import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../web/app/error-page.tsx';
import { logger } from '../../web/lib/logger.ts';

const open = (error: Error): void => {
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', loader, element: null, ErrorBoundary: ErrorPage }]);
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
};
const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/proof-1a2b.js');

describe('a screen that fails', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says that the browser is offline when the page was never loaded', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(notLoaded);
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(screen.getByText(/opens as soon as you are connected again/)).toBeVisible();
    expect(screen.queryByText('Technical details')).not.toBeInTheDocument();
  });

  it.each([
    ['online', true, notLoaded],
    ['offline, with a fault of ours', false, new Error('x is not a function')],
  ])('shows the error page %s', async (_, isOnline, error) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    open(error);
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(logged).toHaveBeenCalledWith('A screen failed', error);
  });
});
