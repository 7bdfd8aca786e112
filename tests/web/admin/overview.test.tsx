import '../bcp/browser.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../support/server.ts';
import { API, account, openAdmin, stats } from './fixture.ts';

const card = async (label: string) => (await screen.findByRole('heading', { name: label })).parentElement!;

describe('the overview of the admin dashboard', () => {
  it('the overview shows four counts, growth and quick actions', async () => {
    await openAdmin('');
    expect(await card('Total Users')).toHaveTextContent('1,234');
    expect(await card('Active Users')).toHaveTextContent('1,230');
    expect(await card('Admin Users')).toHaveTextContent('5');
    expect(await card('Locked Users')).toHaveTextContent('2');
    const growth = within(screen.getByRole('region', { name: 'User Growth' }));
    expect(growth.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Today', 'This Week', 'This Month']);
    expect(growth.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '11', '42']);
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '4 accounts are inactive' })).toHaveAttribute(
      'href',
      '/admin?tab=users&status=inactive',
    );
  });

  it('Manage Users leads to User Management', async () => {
    const { user, fullAddress } = await openAdmin('', { list: () => [account(1)] });
    await user.click(await screen.findByRole('link', { name: 'Manage Users' }));
    await screen.findByText('Person 1');
    expect(fullAddress()).toBe('/admin?tab=users');
    expect(screen.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true');
  });

  it('Refresh Stats counts again', async () => {
    const { user } = await openAdmin('');
    await card('Total Users');
    answer('get', `${API}/stats`, { body: { ...stats, total_users: 1_240 } });
    await user.click(screen.getByRole('button', { name: 'Refresh Stats' }));
    await screen.findByText('1,240');
  });

  it.each([
    [undefined, 'Failed to load admin dashboard'],
    ['The tide is out', 'The tide is out'],
  ])('a failure with the detail %s shows "%s", and Retry loads the dashboard', async (detail, shown) => {
    await openAdmin('?tab=users');
    const tab = await screen.findByRole('tab', { name: 'Overview' });
    answer('get', `${API}/stats`, { status: 400, body: detail === undefined ? {} : { detail } }, { body: stats });
    tab.click();
    await screen.findByRole('heading', { name: shown });
    screen.getByRole('button', { name: 'Retry' }).click();
    await card('Total Users');
  });
});
