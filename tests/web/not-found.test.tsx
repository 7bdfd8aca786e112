import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

/** Every other call is answered 404, as with a number of another account. */
const openAsStaff = async (path: string) => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, role: 'admin' } });
  return open(path);
};

describe('an address with the number of something else', () => {
  it.each(['/bcp/7', '/bcp/7?preview=1'])('%s says once that there is no such BCP', async (path) => {
    await openAsStaff(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'BCP not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your BCP plans' })).toBeVisible();
  });

  it.each(['/tabletop-exercises/7', '/tabletop-exercises/7/edit', '/tabletop-exercises/7/facilitate'])(
    '%s says that there is no such exercise, and does not offer to try again',
    async (path) => {
      await openAsStaff(path);
      expect(await screen.findByText(/^(?:Exercise )?not found\b/i)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    },
  );
});
