import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

const openAs = async (mail_problem: { reason: 'bounce'; at: string } | null) => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, mail_problem } });
  const opened = await open('/payment-history');
  await screen.findByRole('navigation', { name: 'Main' });
  return opened;
};

describe('a user whose address mail does not reach', () => {
  it('every page warns a user whose mail bounces, and offers to send a confirmation', async () => {
    const { user } = await openAs({ reason: 'bounce', at: '2026-11-20T10:00:00Z' });
    expect(await screen.findByText(new RegExp(`We can’t reach you at ${dana.email}`))).toBeVisible();
    const asked = answer('post', '/v1/auth/resend-verification', { body: { message: 'ok' } });
    await user.click(screen.getByRole('button', { name: 'Send confirmation email' }));
    expect(await screen.findByText(/We’ve sent a link/)).toBeVisible();
    expect(JSON.parse(asked[0]!.body)).toEqual({ email: dana.email });
  });

  it('no page warns a user whose mail arrives', async () => {
    await openAs(null);
    expect(screen.queryByText(/We can’t reach you at/)).not.toBeInTheDocument();
  });
});
