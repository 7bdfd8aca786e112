import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { computeLimits } from '#shared/domain/bcp/limits.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { readAct, rememberAct } from '../../../web/lib/interrupted-act.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { openProvider, typeCard } from './fake-card-element.ts';
import { signIn, subscription } from './offer.ts';

const gold = subscription({ plan_type: 'gold' });
const premium = subscription({ plan_type: 'premium' });

beforeEach(() => sessionStorage.clear());

const arrive = async (current: Subscription | null, status: string) => {
  answer('get', '/v1/payment/checkout-session/cs_1', {
    body: { id: 'cs_1', status, payment_status: status === 'complete' ? 'paid' : 'unpaid', plan_type: 'gold' },
  });
  signIn(current);
  return open('/subscription-management?session_id=cs_1');
};

describe('the wall before the first BCP', () => {
  it('says what the smallest plan costs and contains, shows a sample, and remembers what was wanted', async () => {
    signIn(null);
    answer('get', '/v1/bcp', { body: [] });
    answer('get', '/v1/bcp/limits', {
      body: computeLimits({ caller: { ...dana, subscription: null }, used: 0, now: new Date() }),
    });
    const { user, router } = await open('/bcp');
    await user.click(await screen.findByRole('button', { name: 'Create BCP Plan' }));
    const wall = within(await screen.findByRole('dialog', { name: 'No Active Subscription' }));
    expect(await wall.findByText(/Essential is \$799 a year/)).toBeInTheDocument();
    expect(wall.getByText('1 new BCP a year')).toBeInTheDocument();
    expect(wall.getByText('Incident checklists and SOPs')).toBeInTheDocument();
    expect(wall.getByRole('link', { name: 'See a sample BCP' })).toHaveAttribute('href', '/sample');
    await user.click(wall.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscription'));
    expect(readAct()).toEqual({ label: 'Start your BCP', path: '/bcp/new' });
  });
});

describe('the return from the hosted page', () => {
  it('after paying has one next step: starting the BCP', async () => {
    await arrive(gold, 'complete');
    expect(await screen.findByText('Thank you. Your Gold plan is active.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start your BCP' })).toHaveAttribute('href', '/bcp/new');
  });

  it('after paying leads back to what the purchase came between', async () => {
    rememberAct({ label: 'Open Crisis Communications', path: '/crisis-communications' });
    const { user } = await arrive(gold, 'complete');
    await user.click(await screen.findByRole('link', { name: 'Open Crisis Communications' }));
    expect(readAct()).toBeNull();
  });

  it('never leads to another site', async () => {
    rememberAct({ label: 'Win a prize', path: '//elsewhere.example' });
    await arrive(gold, 'complete');
    expect(await screen.findByRole('link', { name: 'Start your BCP' })).toBeInTheDocument();
  });

  it('without paying says that nothing was charged', async () => {
    signIn(null);
    await open('/subscription-management?checkout=canceled');
    expect(await screen.findByText('You left the payment page before paying. Nothing was charged.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start your BCP' })).not.toBeInTheDocument();
  });
});

describe('the button that stands out among the tiers', () => {
  const filled = () =>
    screen
      .getAllByRole('button', { name: /^Choose / })
      .filter(({ dataset }) => dataset.variant === 'filled')
      .map(({ textContent }) => textContent);

  it.each<[string, Subscription | null, string, string[]]>([
    ['is the popular one at first', null, '', ['Choose Gold']],
    ['is the one that was chosen with the prices', null, '?plan=premium', ['Choose Premium']],
    ['is none once something is bought', subscription(), '', []],
  ])('%s', async (_, current, search, expected) => {
    signIn(current);
    await open(`/subscription-management${search}`);
    await screen.findByRole('button', { name: 'Choose Premium' });
    expect(filled()).toEqual(expected);
  });
});

describe('a purchase in the dialog', () => {
  it('leads on to the locked page, also when its confirmation closes by itself', async () => {
    openProvider();
    answer('post', '/v1/payment/create-subscription-with-payment-method', { status: 201, body: gold });
    signIn(null);
    const { user, router } = await open('/about');
    await user.click(await screen.findByRole('button', { name: /^Crisis Communications/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await typeCard(user);
    answer('get', '/v1/users/me', { body: { ...dana, subscription: gold } });
    await user.click(await screen.findByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('link', { name: 'Open Crisis Communications' })).toHaveAttribute(
      'href',
      '/crisis-communications',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/crisis-communications'), { timeout: 4000 });
  });

  it('stays on the page that it opens', async () => {
    openProvider();
    answer('post', '/v1/payment/create-subscription-with-payment-method', { status: 201, body: premium });
    signIn(null);
    const { user, router } = await open('/tabletop-exercises');
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await typeCard(user);
    answer('get', '/v1/users/me', { body: { ...dana, subscription: premium } });
    await user.click(await screen.findByRole('button', { name: /^Pay / }));
    expect(await screen.findByText('Successfully upgraded to premium!')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start your BCP' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
    expect(router.state.location.pathname).toBe('/tabletop-exercises');
  });
});
