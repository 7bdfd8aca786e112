import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { priceList, TIERS } from '#shared/domain/tier.ts';
import { listOffered } from '#shared/messages/tier-facts.ts';
import { open } from '../support/open.tsx';
import { answer, dana, session, stored, storeSession } from '../support/server.ts';

const offers = TIERS.map((plan_type, at) => ({
  ...{ id: at + 1, plan_type, name: priceList[plan_type].name, description: priceList[plan_type].description },
  ...{ price: [90_000, 210_050, 400_000][at]!, currency: 'USD', is_active: true, features: listOffered(plan_type) },
}));

const openPrices = async () => {
  answer('get', '/v1/pricing-plans', { body: offers });
  const opened = await open('/pricing');
  await screen.findByText('$900');
  return opened;
};

const rowOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the prices', () => {
  it('the prices are those of the price list, which staff may change', async () => {
    await openPrices();
    const cards = within(screen.getByRole('region', { name: 'Plans' })).getAllByRole('heading', { level: 2 });
    expect(cards.map(({ parentElement }) => parentElement!.parentElement!.textContent!.match(/\$[\d,.]+/)![0])).toEqual([
      '$900',
      '$2,100.50',
      '$4,000',
    ]);
  });

  it('the comparison gives each tier the features that the product gives it', async () => {
    await openPrices();
    expect(rowOf(/New BCPs a year/)).toEqual(['1', '2', '3']);
    expect(rowOf(/Crisis contacts/)).toEqual(['–Not included', 'Included', 'Included']);
    expect(rowOf(/Tabletop exercises/)).toEqual(['–Not included', '–Not included', 'Included']);
    expect(rowOf(/PDF, Word or HTML/)).toEqual(['Included', 'Included', 'Included']);
  });

  it('the prices can be loaded again after a failure', async () => {
    answer('get', '/v1/pricing-plans', 'network-error', { body: offers });
    const { user } = await open('/pricing');
    expect(await screen.findByText(/couldn’t load the prices/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('$900')).toBeInTheDocument();
  });

  it('the prices lead a visitor to sign-up with the tier, and a signed-in user to the subscription page', async () => {
    await openPrices();
    expect(screen.getByRole('link', { name: 'Choose Gold' })).toHaveAttribute('href', '/register?plan=gold');
  });

  it('the prices lead a signed-in user to the subscription page with the tier', async () => {
    storeSession();
    answer('get', '/v1/users/me', { body: dana });
    await openPrices();
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose Gold' })).toHaveAttribute('href', '/subscription?plan=gold');
  });
});

describe('a tier that was chosen before sign-up', () => {
  const signIn = async (path: string) => {
    answer('post', '/v1/auth/login', { body: session('access-1') });
    answer('get', '/v1/users/me', { body: dana });
    answer('get', '/v1/pricing-plans', { body: offers });
    answer('get', '/v1/payment/subscriptions', { body: [] });
    const opened = await open(path);
    return opened;
  };
  const fillLogin = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.type(await screen.findByLabelText(/^Email/), dana.email);
    await user.type(screen.getByLabelText(/^Password/), 'x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  it('the sign-in opens the subscription page with it, once', async () => {
    const { user, fullAddress } = await signIn('/register?plan=gold');
    await user.click(await screen.findByRole('link', { name: 'Sign in here' }));
    await fillLogin(user);
    expect(await screen.findByText('You chose Gold. We charge nothing until you confirm the amount.')).toBeInTheDocument();
    expect(fullAddress()).toBe('/subscription?plan=gold');
    expect(stored().token).toBe('access-1');
    expect(localStorage.getItem('chosenTier')).toBeNull();
  });

  it('a tier that does not exist chooses nothing', async () => {
    const { user } = await signIn('/register?plan=platinum');
    await user.click(await screen.findByRole('link', { name: 'Sign in here' }));
    await fillLogin(user);
    expect(await screen.findByRole('heading', { name: 'Subscription Management' })).toBeInTheDocument();
    expect(screen.queryByText(/You chose/)).not.toBeInTheDocument();
  });
});

describe('what is free and what costs, before sign-up', () => {
  it('the registration says what is free, and what the lowest tier costs today', async () => {
    answer('get', '/v1/pricing-plans', { body: offers });
    await open('/register');
    expect(await screen.findByText(/needs a plan, from \$900 a year/)).toBeInTheDocument();
    expect(screen.getByText('Free: your account, the risk check and the sample BCP.')).toBeInTheDocument();
  });

  it('the registration says that a plan is needed also without the price list', async () => {
    await open('/register');
    expect(await screen.findByText(/needs a yearly plan/)).toBeInTheDocument();
  });

  it('the sign-in page leads to the sample, the prices and the risk check', async () => {
    await open('/login');
    const aside = await screen.findByRole('complementary', { name: 'About Keelhouse' });
    expect(
      within(aside)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['See a sample BCP', '/sample'],
      ['Prices', '/pricing'],
      ['Two-minute risk check', '/risk-check'],
    ]);
    const pictures = within(aside).getAllByRole('img');
    expect(pictures.map((picture) => picture.dataset.scheme)).toEqual(['light', 'dark']);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
  });
});
