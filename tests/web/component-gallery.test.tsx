import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { open } from './support/open.tsx';

const openGallery = async () => {
  const opened = await open('/__kitchen');
  await screen.findByRole('heading', { name: 'Kitchen' });
  return opened;
};

const Broken = () => {
  throw new Error('The ledger is wet');
};

describe('a sheet', () => {
  it('a sheet asks before it discards typed input, and closes when confirmed', async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole('button', { name: 'Open sheet' }));
    await screen.findByRole('dialog', { name: 'Add supplier' });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Add supplier' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a list of entities', () => {
  it('an entity list names each button after its entry', async () => {
    await openGallery();
    for (const name of ['Edit Miller Flour Co.', 'Delete Miller Flour Co.', 'Edit Bay Ice', 'Delete Bay Ice']) {
      expect(screen.getByRole('button', { name })).toBeVisible();
    }
  });
});

describe('an error summary', () => {
  it('an error summary links to the field', async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole('link', { name: 'Enter the name of the business' }));
    expect(document.activeElement?.id).toBe('gallery-name');
  });
});

describe('a toast', () => {
  it('a toast names the removed entry and offers Undo', async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Removed Bay Ice')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Undo' }).length).toBe(2);
  });

  it('Undo in a toast leaves the focus in the content', async () => {
    const { user } = await openGallery();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const toast = (await screen.findByText('Removed Bay Ice')).closest<HTMLElement>('.mantine-Notification-root');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(screen.queryByText('Removed Bay Ice')).not.toBeInTheDocument());
    expect(document.activeElement?.id).toBe('content');
  });
});

describe('a failed screen', () => {
  it('a failed screen shows the message, with the stack trace collapsed', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    vi.resetModules();
    const { createMemoryRouter, RouterProvider } = await import('react-router-dom');
    const { render } = await import('@testing-library/react');
    const { ErrorPage } = await import('../../web/app/error-page.tsx');
    const { Providers } = await import('../../web/app/providers.tsx');
    const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ErrorPage }]);
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByText('The ledger is wet')).toBeVisible();
    expect(screen.getByText('Technical details').closest('details')?.open).toBe(false);
    vi.mocked(console.error).mockClear();
  });
});
