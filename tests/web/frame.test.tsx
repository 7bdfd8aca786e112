import './bcp/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Tier } from '#shared/domain/tier.ts';
import type { Me } from '#shared/domain/user.ts';
import { open } from './support/open.tsx';
import { answer, dana, stored, storeSession } from './support/server.ts';

const withTier = (plan_type: Tier, status: 'active' | 'past_due' = 'active'): Partial<Me> => ({
  subscription: { plan_type, status, current_period_end: '2027-04-02T10:00:00Z', cancel_at_period_end: false },
});

const openAs = async (user: Partial<Me>, path = '/about') => {
  storeSession();
  answer('get', '/v1/users/me', { body: { ...dana, ...user } });
  const opened = await open(path);
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  // A page takes the focus when it opens, and an open menu closes when it loses the focus.
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, nav };
};

const openAccountMenu = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Account menu' }));

const locked = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('listitem')
    .filter((item) => /Gold|Premium/.test(item.textContent ?? ''))
    .map((item) => within(item).getByRole('button').textContent);

describe('the header of a signed-in user', () => {
  it('the header of a signed-in user shows its entries in order', async () => {
    const { nav } = await openAs({});
    const titles = within(nav)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/Gold|Premium/, ''));
    const order = ['Dashboard', 'BCP Plans', 'Crisis Communications', 'Training Academy', 'ISO 27001', 'Tabletop Exercises'];
    expect(titles).toEqual(order.filter((title) => titles.includes(title)));
    expect(titles).toEqual(expect.arrayContaining(order.slice(2)));
  });

  it.each<[string, Partial<Me>, string[]]>([
    [
      'a user without a subscription',
      {},
      ['Crisis CommunicationsGold', 'Training AcademyPremium', 'ISO 27001Premium', 'Tabletop ExercisesPremium'],
    ],
    [
      'essential',
      withTier('essential'),
      ['Crisis CommunicationsGold', 'Training AcademyPremium', 'ISO 27001Premium', 'Tabletop ExercisesPremium'],
    ],
    ['gold', withTier('gold'), ['Training AcademyPremium', 'ISO 27001Premium', 'Tabletop ExercisesPremium']],
    ['premium', withTier('premium'), []],
    [
      'premium that is past due',
      withTier('premium', 'past_due'),
      ['Crisis CommunicationsGold', 'Training AcademyPremium', 'ISO 27001Premium', 'Tabletop ExercisesPremium'],
    ],
    ['an admin', { role: 'admin' }, []],
  ])('the header for %s locks the entries that the tier does not include', async (_, user, expected) => {
    const { nav } = await openAs(user);
    expect(locked(nav)).toEqual(expected);
  });

  it('a header entry shows its description on focus', async () => {
    const { user, nav } = await openAs({});
    await user.hover(within(nav).getByRole('button', { name: /Tabletop Exercises/ }));
    expect(await screen.findByText('Rehearse an incident around a table and keep the evidence.')).toBeInTheDocument();
  });

  it('pressing a locked header entry does not leave the page', async () => {
    const { user, nav, address } = await openAs({});
    await user.click(within(nav).getByRole('button', { name: /Crisis Communications/ }));
    expect(address()).toBe('/about');
  });
});

describe('what opens from the header for the first time', () => {
  it.each<[string, string, (user: Awaited<ReturnType<typeof open>>['user']) => Promise<void>]>([
    ['the search', 'Search', (user) => user.click(screen.getByRole('button', { name: 'Search' }))],
    [
      'the search opened with its keys',
      'Search',
      async (user) => {
        screen.getByRole('button', { name: 'Search' }).focus();
        await user.keyboard('{Control>}k{/Control}');
      },
    ],
    ['the menu of a phone', 'Open menu', (user) => user.click(screen.getByRole('button', { name: 'Open menu' }))],
  ])('%s returns the focus when it closes', async (_, opener, openIt) => {
    answer('get', '/v1/bcp', { body: [] });
    const { user } = await openAs({});
    await openIt(user);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
  });
});

describe('the account menu', () => {
  it.each<[Partial<Me>, string | null]>([
    [withTier('essential'), 'Essential plan'],
    [withTier('gold'), 'Gold plan'],
    [withTier('premium'), 'Premium plan'],
    [{ role: 'admin' }, 'Administrator'],
    [{}, null],
  ])('the account menu of %j shows the badge %s', async (given, badge) => {
    const { user } = await openAs(given);
    await openAccountMenu(user);
    expect(await screen.findByText('Dana Ortiz')).toBeInTheDocument();
    expect(screen.getByText(dana.email)).toBeInTheDocument();
    if (badge) expect(screen.getByText(badge)).toBeInTheDocument();
    else expect(screen.queryByText(/plan$/)).not.toBeInTheDocument();
  });

  it.each([
    ['Dr. Rachel Moreno', 'R'],
    ['Dana Ortiz', 'D'],
    [null, 'D'],
  ])('the account menu of %s shows the letter %s', async (full_name, letter) => {
    await openAs({ full_name, email: 'desk@harborbakery.example' });
    expect(screen.getByRole('button', { name: 'Account menu' })).toHaveTextContent(letter);
  });

  it('the account menu links to the account pages', async () => {
    const { user } = await openAs({});
    await openAccountMenu(user);
    const entries = (await screen.findAllByRole('menuitem')).filter((entry) => entry.hasAttribute('href'));
    expect(entries.map((entry) => [entry.getAttribute('href'), entry.textContent])).toEqual([
      ['/profile', 'Profile Settings'],
      ['/subscription-management', 'Subscription Management'],
      ['/payment-history', 'Payment History'],
      ['/billing-settings', 'Billing Settings'],
    ]);
  });

  it('the account menu signs out to the sign-in page', async () => {
    const logouts = answer('post', '/v1/auth/logout', { body: { message: 'Signed out' } });
    const { user, address } = await openAs({});
    await openAccountMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(logouts).toHaveLength(1);
    expect(stored().token).toBeNull();
  });
});

const legalPages = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/data-protection', 'Data Protection'],
  ['/about', 'About'],
] as const;

describe('the frame of a visitor', () => {
  it.each(['/privacy-policy', '/terms-of-service', '/cookie-policy', '/data-protection', '/about'])(
    '%s shows the visitor header, with links to sign in and to the home page',
    async (path) => {
      await open(path);
      expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
      expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
      expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
      const footer = within(screen.getByRole('contentinfo'));
      expect(footer.getByRole('link', { name: 'support@keelhouse.example' })).toHaveAttribute(
        'href',
        'mailto:support@keelhouse.example',
      );
      for (const [href, name] of legalPages) expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    },
  );

  it.each(['/login', '/register', '/verify-email', '/forgot-password', '/reset-password/abc'])(
    '%s shows no visitor header',
    async (path) => {
      await open(path);
      await screen.findAllByRole('heading');
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it('an unknown address shows the visitor header', async () => {
    await open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  });

  it('an unknown address offers the search to a signed-in user', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    answer('get', '/v1/bcp', { body: [] });
    const { user } = await open('/nowhere');
    await screen.findByRole('heading', { name: 'Page Not Found' });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('textbox', { name: 'Go to a page, find a plan' })).toBeInTheDocument();
  });
});

describe('the terms', () => {
  it.each([
    /billed annually in advance/,
    /non-refundable except as required by law/,
    /30 days' notice of price changes/,
    /renew automatically unless cancelled before the renewal date/,
    /no guarantee of certification/,
    /no guarantee of insurance acceptance/,
    /no guarantee of regulatory approval/,
    /must review and implement the generated plans/,
    /Delaware/,
    /Essential at \$799 per year/,
    /Gold at \$1,999 per year/,
    /Premium at \$3,999 per year/,
  ])('the terms of service state %s', async (statement) => {
    await open('/terms-of-service');
    await screen.findByRole('heading', { name: 'Terms of Service' });
    expect(screen.getByRole('article').textContent).toMatch(statement);
  });
});

describe('the privacy policy', () => {
  it('the privacy policy states the retention periods and the response time', async () => {
    await open('/privacy-policy');
    await screen.findByRole('heading', { name: 'Privacy Policy' });
    const text = screen.getByRole('article').textContent ?? '';
    for (const statement of [
      'plus 30 days',
      'plus 90 days',
      '7 years',
      '3 years',
      '26 months, anonymised',
      'within 72 hours',
      'within one month',
      'Last updated: ',
    ])
      expect(text).toContain(statement);
  });
});

describe('an open payment', () => {
  it('every page shows an open payment, with a link to pay it', async () => {
    await openAs(withTier('premium', 'past_due'), '/payment-history');
    const link = await screen.findByRole('link', { name: 'Update payment method' });
    expect(link).toHaveAttribute('href', '/billing-settings?tab=payment-methods');
  });

  it('no page shows an open payment after it is paid', async () => {
    await openAs(withTier('premium'));
    expect(screen.queryByRole('link', { name: 'Update payment method' })).not.toBeInTheDocument();
  });
});
