import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TIERS, type Tier } from '#shared/domain/tier.ts';
import type { Me } from '#shared/domain/user.ts';
import { crisisMessages } from '#shared/messages/crisis-contacts.ts';
import { open } from './support/open.tsx';
import { answer, dana, storeSession } from './support/server.ts';

const withTier = (plan_type: Tier, status: 'active' | 'past_due' | 'canceled' = 'active'): Partial<Me> => ({
  subscription: { plan_type, status, current_period_end: '2027-04-02T10:00:00Z', cancel_at_period_end: false },
});
const pricingPlans = TIERS.map((plan_type, index) => ({
  id: index + 1,
  plan_type,
  name: plan_type,
  description: '',
  price: 79_900,
  currency: 'USD',
  is_active: true,
  features: [],
}));

const openAs = async (user: Partial<Me>, path: string) => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, ...user } });
  answer('get', '/v1/pricing-plans', { body: pricingPlans });
  answer('get', '/v1/payment/subscriptions', { body: [] });
  const tier = user.subscription?.status === 'active' ? user.subscription.plan_type : null;
  const has_access = user.is_superuser === true || tier === 'gold' || tier === 'premium';
  answer('get', '/v1/crisis-communication/access-check', {
    body: { has_access, message: crisisMessages[has_access ? 'granted' : 'denied'] },
  });
  answer('get', '/v1/crisis-communication/users', { body: { users: [], total: 0, total_pages: 1 } });
  return open(path);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

/** The dialog opens automatically once; after it is closed, only the button opens it. */
const expectOfferedOnce = async (user: Awaited<ReturnType<typeof openAs>>['user'], title: string, action: string) => {
  await user.click(await within(await dialog(title)).findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: action }));
  expect(await dialog(title)).toBeTruthy();
};

describe('a page of a tier the visitor does not have', () => {
  it.each<[string, Partial<Me>]>([
    ['nothing', {}],
    ['gold', withTier('gold')],
    ['a premium plan that is past due', withTier('premium', 'past_due')],
    ['a canceled premium plan', withTier('premium', 'canceled')],
  ])('the exercises, opened with %s, show that they need premium, and offer it', async (_, who) => {
    const { user, address } = await openAs(who, '/tabletop-exercises/new');
    await heading('Premium Plan Required');
    expect(screen.getByText('Tabletop Scenarios is available for premium subscribers and above.')).toBeVisible();
    expect(screen.getByText('Premium subscription required for tabletop exercises')).toBeVisible();
    await expectOfferedOnce(user, 'Upgrade to Premium', 'Upgrade to Premium');
    expect(address()).toBe('/tabletop-exercises/new');
  });

  it.each<[string, Partial<Me>]>([
    ['nothing', {}],
    ['essential', withTier('essential')],
    ['a gold plan that is past due', withTier('gold', 'past_due')],
  ])('the contacts, opened with %s, show that they need gold, and offer it', async (_, who) => {
    const { user, address } = await openAs(who, '/crisis-communications');
    await heading('Access Required');
    expect(screen.getByText('Gold or Premium subscription required, or admin privileges.')).toBeVisible();
    await expectOfferedOnce(user, 'Upgrade to Gold', 'Upgrade Subscription');
    expect(address()).toBe('/crisis-communications');
  });

  it('a premium offer disappears when its page is left', async () => {
    const { router } = await openAs({}, '/crisis-communications');
    await dialog('Upgrade to Gold');
    await router.navigate('/about');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a page of the staff', () => {
  it.each(['/admin', '/admin/templates'])('%s refuses a user who is not staff and sends no request', async (path) => {
    const asked = answer('get', '/v1/admin/*', { body: {} });
    await openAs(withTier('premium'), path);
    await heading('Admin privileges required');
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('a gate', () => {
  it.each<[string, string, Partial<Me>]>([
    ['/tabletop-exercises', 'premium', withTier('premium')],
    ['/tabletop-exercises', 'an admin without a plan', { role: 'admin' }],
    ['/crisis-communications', 'gold', withTier('gold')],
    ['/crisis-communications', 'premium', withTier('premium')],
    ['/crisis-communications', 'a superuser without a plan', { is_superuser: true }],
    ['/admin', 'an admin', { role: 'admin' }],
    ['/admin/templates', 'a super admin', { role: 'super_admin' }],
    ['/admin', 'a superuser', { is_superuser: true }],
  ])('%s opens for %s', async (path, _, who) => {
    await openAs(who, path);
    const { textContent } = await screen.findByRole('heading', { level: 1 });
    expect(textContent).not.toMatch(/Required|required/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['/crisis-communications', '/tabletop-exercises', '/tabletop-exercises/7/edit', '/admin', '/admin/templates'])(
    '%s redirects a signed-out visitor to the sign-in page',
    async (path) => {
      const { address } = await open(path);
      await waitFor(() => expect(address()).toBe('/login'));
    },
  );
});
