import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { exercise, signIn } from './fixture.ts';

const LIST = '/v1/tabletop-exercises';

const signInAuditor = () => {
  signIn({ ...dana, is_iso_auditor: true });
  answer('get', '/v1/bcp', { body: [] });
};

describe('an ISO auditor without a subscription', () => {
  it('an ISO auditor without a subscription has Tabletop Exercises unlocked in the navigation', async () => {
    signInAuditor();
    answer('get', LIST, { body: [] });
    const { user, address } = await open('/dashboard');
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(nav.getByRole('link', { name: 'Tabletop Exercises' }));
    await screen.findByText('No tabletop exercises yet');
    expect(address()).toBe('/tabletop-exercises');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the dashboard shows an ISO auditor the exercises that need approval, with a link to all of them', async () => {
    signInAuditor();
    const asked = answer('get', LIST, {
      headers: { 'x-total-count': '4' },
      body: [1, 2, 3].map((n) => exercise({ id: 100_000 + n, exercise_name: `Exercise ${n}` })),
    });
    await open('/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Waiting for your approval' }));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tabletop-exercises/100001',
      '/tabletop-exercises/100002',
      '/tabletop-exercises/100003',
      '/tabletop-exercises?awaiting=iso_auditor',
    ]);
    expect(card.getByRole('link', { name: 'See all 4 that are waiting' })).toBeVisible();
    expect(asked[0]!.query).toContain('awaiting=iso_auditor');
  });

  it('the list filters for an ISO auditor the exercises that need approval, and shows all again', async () => {
    signInAuditor();
    const asked = answer('get', LIST, { body: [exercise()] }, { body: [] });
    const { user } = await open('/tabletop-exercises');
    await screen.findByRole('link', { name: 'Oven fire at five in the morning' });
    expect(asked[0]!.query).not.toContain('awaiting');
    await user.click(screen.getByRole('radio', { name: 'Waiting for your approval' }));
    expect(await screen.findByText('Nothing is waiting for your approval')).toBeVisible();
    expect(asked[1]!.query).toContain('awaiting=iso_auditor');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByRole('link', { name: 'Oven fire at five in the morning' })).toBeVisible();
  });

  it('the list offers an ISO auditor only the filters that the server knows for all exercises', async () => {
    signInAuditor();
    const asked = answer('get', LIST, { body: [exercise()] });
    const { user, fullAddress } = await open('/tabletop-exercises?type=fire&q=oven&bcp=4&sort=name');
    await user.selectOptions(await screen.findByLabelText('Status'), 'Completed');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ query }) => query)).toEqual(['?limit=50&offset=0', '?status=completed&limit=50&offset=0']);
    expect(fullAddress()).toBe('/tabletop-exercises?status=completed');
    for (const name of ['Exercise type', 'Order', 'BCP', 'Search by name, scenario or BCP'])
      expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  });
});
