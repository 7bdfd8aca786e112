import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { computeDeletionDates } from '#shared/domain/deletion-dates.ts';
import { type Subscription, SubscriptionStatus } from '#shared/domain/subscription.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { subscriptionStatusTone } from '../../../web/lib/money-status.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { signIn, subscription } from './offer.ts';

const CANCEL = '/v1/payment/cancel-subscription/1001';
const RESUME = '/v1/payment/resume-subscription/1001';
const CHANGE = '/v1/payment/change-subscription-plan/1001';

const openScreen = async (current: Subscription | null, path = '/subscription-management') => {
  signIn(current);
  return open(path);
};
const findCurrentTier = async (): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name: 'Current plan' })).closest('section')!;
const cardOf = (tier: string): HTMLElement => screen.getByRole('heading', { name: tier, level: 3 }).closest('li')!;
const becomes = (current: Subscription | null) => {
  answer('get', '/v1/users/me', { body: { ...dana, subscription: current } });
  answer('get', '/v1/payment/subscriptions', { body: current ? [current] : [] });
};

describe('an account that is set to be deleted', () => {
  it('is not offered to resume its subscription, and is shown the way to keep the account', async () => {
    const ending = subscription({ cancel_at_period_end: true });
    signIn(ending);
    const deletion = { ...computeDeletionDates(new Date(), null), requested_by: 'owner', reason: null };
    answer('get', '/v1/users/me', { body: { ...dana, subscription: ending, deletion } });
    await open('/subscription-management');
    const card = within(await findCurrentTier());
    expect(await card.findByText(paymentMessages.deletionPending)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Keep your account' })).toHaveAttribute('href', '/profile#your-data');
    expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  });

  it('from another tab cannot resume its subscription, and is shown the way to keep the account', async () => {
    answer('post', RESUME, { status: 409, body: { detail: paymentMessages.deletionPending } });
    const { user } = await openScreen(subscription({ cancel_at_period_end: true }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(paymentMessages.deletionPending);
    expect(screen.getByRole('link', { name: 'Keep your account' })).toHaveAttribute('href', '/profile#your-data');
  });
});

describe('the status of a subscription', () => {
  it('an active subscription is green, a past due one red, and any other gray', () => {
    const tones = Object.fromEntries(SubscriptionStatus.options.map((status) => [status, subscriptionStatusTone(status)]));
    const { active, past_due, ...others } = tones;
    expect([active, past_due]).toEqual(['ok', 'bad']);
    expect(new Set(Object.values(others))).toEqual(new Set(['neutral']));
  });
});

describe('the subscription screen', () => {
  it.each(['/subscription', '/subscription-management'])(
    '%s offers three tiers to a user without a subscription',
    async (path) => {
      await openScreen(null, path);
      expect((await findCurrentTier()).textContent).toContain('You have no subscription yet.');
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Essential',
        'Gold',
        'Premium',
      ]);
      for (const [tier, price] of [
        ['Essential', '$799 a year'],
        ['Gold', '$1,999 a year'],
        ['Premium', '$3,999 a year'],
      ] as const) {
        expect(cardOf(tier).textContent).toContain(price);
        expect(cardOf(tier).textContent?.includes('Most popular')).toBe(tier === 'Gold');
      }
      expect(screen.getByText(/Cancel anytime, no long-term contracts\./)).toBeVisible();
      for (const feature of ['Flash RTC (out-of-band communication)', 'Dedicated onboarding support'])
        expect(within(cardOf('Gold')).getByText(feature)).toBeVisible();
      expect(within(cardOf('Premium')).getByText('Resilience Badge (up to 10% insurance discount)')).toBeVisible();
    },
  );

  it('the second click of a double click on a tier does not close the dialog that the first one opened', async () => {
    await openScreen(subscription());
    await findCurrentTier();
    fireEvent.click(within(cardOf('Gold')).getByRole('button'), { detail: 1 });
    const dialog = await screen.findByRole('dialog', { name: 'Change to Gold?' });
    const overlay = document.querySelector('.mantine-Modal-overlay')!;
    fireEvent.click(overlay, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    fireEvent.click(overlay, { detail: 1 });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('the subscription screen shows the tier, the renewal date and the card', async () => {
    answer('get', '/v1/payment/payment-methods', {
      body: [{ id: 'pm_1', brand: 'Visa', last4: '4242', exp_month: 1, exp_year: 2040, is_default: true }],
    });
    await openScreen(subscription({ plan_type: 'gold' }));
    const text = (await findCurrentTier()).textContent;
    expect(text).toContain('Active');
    expect(text).toContain('Gold');
    expect(text).toContain('Renews Nov 20, 2027, $1,999.00');
    expect(text).not.toContain('will end');
    expect(await screen.findByText('Payment method: Visa ending in 4242.')).toBeVisible();
    expect(within(cardOf('Gold')).getByRole('button', { name: 'Current plan' })).toBeDisabled();
  });

  it('the subscription screen warns of a scheduled end, and resuming removes it', async () => {
    const ending = subscription({ cancel_at_period_end: true });
    const { user } = await openScreen(ending);
    expect((await findCurrentTier()).textContent).toContain('Your subscription will end on Nov 20, 2027.');
    answer('post', RESUME, () => {
      becomes(subscription());
      return { body: subscription() };
    });
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Your subscription renews again.')).toBeVisible();
    expect((await findCurrentTier()).textContent).not.toContain('will end');
  });

  it.each([
    ['2026-01-01T10:00:00Z', /Ended\. Its last period ended Jan 1, 2026\./],
    ['2999-01-01T10:00:00Z', /Ended\.$/],
  ])('a canceled subscription whose period is until %s is not said to be paid for it', async (current_period_end, sentence) => {
    await openScreen(subscription({ status: 'canceled', current_period_end }));
    await findCurrentTier();
    expect(screen.getByText(/^Ended\./)).toHaveTextContent(sentence);
  });

  it('a past due subscription links to its card, and its tier is the current one', async () => {
    await openScreen(subscription({ status: 'past_due' }));
    const currentTier = await findCurrentTier();
    expect(currentTier.textContent).toContain('Past due');
    expect(currentTier.textContent).toContain(
      'The last payment of your subscription failed. Please update your payment method first.',
    );
    const link = within(currentTier).getByRole('link', { name: 'Update payment method' });
    expect(link).toHaveAttribute('href', '/billing-settings?tab=payment-methods');
    expect(within(cardOf('Essential')).getByRole('button', { name: 'Current plan' })).toBeVisible();
  });

  it('a payment that needs confirmation links to the bank’s page on this and every other page', async () => {
    const due = subscription({ status: 'past_due', confirm_payment_url: 'https://invoice.stripe.com/i/1' });
    const { router } = await openScreen(due);
    const currentTier = await findCurrentTier();
    expect(currentTier.textContent).toContain('Your bank wants you to confirm your last payment.');
    const confirmLink = within(currentTier).getByRole('link', { name: 'Confirm payment' });
    expect(confirmLink).toHaveAttribute('href', 'https://invoice.stripe.com/i/1');
    await router.navigate('/profile');
    const overPage = await screen.findByRole('link', { name: 'Confirm payment' });
    expect(overPage).toHaveAttribute('href', 'https://invoice.stripe.com/i/1');
  });

  it('canceling a subscription asks first, names the end date, and shows the new state', async () => {
    const { user } = await openScreen(subscription());
    await user.click(within(await findCurrentTier()).getByRole('button', { name: 'Cancel subscription' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel your subscription?' });
    expect(question.textContent).toContain('You keep Essential until Nov 20, 2027.');
    const ending = subscription({ cancel_at_period_end: true });
    answer('post', CANCEL, () => {
      becomes(ending);
      return { body: ending };
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Your subscription will end on Nov 20, 2027.')).toBeVisible();
  });

  it.each([
    ['premium', 'charge your card today'],
    ['essential', 'with no refund'],
  ] as const)('changing the tier to %s asks first, and shows the new tier', async (tier, consequence) => {
    const { user } = await openScreen(subscription({ plan_type: 'gold' }));
    await findCurrentTier();
    const name = tier === 'premium' ? 'Premium' : 'Essential';
    await user.click(screen.getByRole('button', { name: `Choose ${name}` }));
    const question = await screen.findByRole('dialog', { name: `Change to ${name}?` });
    expect(question.textContent).toContain(consequence);
    const changed = answer('post', CHANGE, () => {
      becomes(subscription({ plan_type: tier }));
      return { body: subscription({ plan_type: tier }) };
    });
    await user.click(within(question).getByRole('button', { name: `Change to ${name}` }));
    expect(await screen.findByText(`Your plan is now ${name}.`)).toBeVisible();
    expect(changed.map(({ query }) => query)).toEqual([`?new_plan_type=${tier}&from_plan_type=gold`]);
    expect((await findCurrentTier()).textContent).toContain(name);
  });

  it('a tier changed elsewhere is reported, and the screen shows the current one', async () => {
    const { user } = await openScreen(subscription({ plan_type: 'gold' }));
    await findCurrentTier();
    await user.click(screen.getByRole('button', { name: 'Choose Premium' }));
    const detail = 'Your subscription changed since this page was loaded.';
    answer('post', CHANGE, () => {
      becomes(subscription({ plan_type: 'essential' }));
      return { status: 409, body: { detail } };
    });
    await user.click(await screen.findByRole('button', { name: 'Change to Premium' }));
    expect(await screen.findByText(detail)).toBeVisible();
    await waitFor(async () => expect((await findCurrentTier()).textContent).toContain('Essential'));
  });

  it('a cancellation without an answer is recognized as done', async () => {
    const { user } = await openScreen(subscription());
    await user.click(within(await findCurrentTier()).getByRole('button', { name: 'Cancel subscription' }));
    answer('post', CANCEL, () => {
      becomes(subscription({ cancel_at_period_end: true }));
      return 'network-error';
    });
    const question = await screen.findByRole('dialog', { name: 'Cancel your subscription?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('Your subscription won’t renew.')).toBeVisible();
  });

  it('a failed subscription action shows its message', async () => {
    answer('post', RESUME, { status: 400, body: {} });
    const { user } = await openScreen(subscription({ cancel_at_period_end: true }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Request failed')).toBeVisible();
  });

  it('a subscription that fails to load can be loaded again', async () => {
    signIn(null);
    answer('get', '/v1/payment/subscriptions', { status: 400, body: {} }, { body: [] });
    const { user } = await open('/subscription-management');
    expect(await screen.findByRole('heading', { name: 'Failed to check subscription' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findCurrentTier()).toBeTruthy();
  });

  it('subscribing opens the provider’s page and works again after Back', async () => {
    const { user } = await openScreen(null);
    answer('post', '/v1/payment/create-checkout-session', {
      status: 201,
      body: { checkout_url: 'https://pay.example/1', session_id: 'cs_1' },
    });
    const assign = vi.fn();
    await findCurrentTier();
    vi.stubGlobal('location', { href: location.href, assign });
    await user.click(screen.getByRole('button', { name: 'Choose Gold' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    const button = screen.getByRole('button', { name: 'Choose Premium' }) as HTMLButtonElement;
    expect(button).toBeDisabled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(button).toBeEnabled());
    vi.unstubAllGlobals();
  });
});

describe('the return from the provider’s page', () => {
  const SESSION = '/v1/payment/checkout-session/cs_1';
  const arrive = async (status: string, current: Subscription | null) => {
    answer('get', SESSION, { body: { id: 'cs_1', status, payment_status: 'paid', plan_type: 'gold' } });
    return openScreen(current, '/subscription-management?session_id=cs_1');
  };

  it('the return from checkout thanks for the active tier and cleans the address', async () => {
    const { router } = await arrive('complete', subscription({ plan_type: 'gold' }));
    expect(await screen.findByText('Thank you. Your Gold plan is active.')).toBeVisible();
    expect((await findCurrentTier()).textContent).toContain('Gold');
    expect(router.state.location.search).toBe('');
  });

  it('the return from checkout waits for the subscription and never reports meanwhile that there is none', async () => {
    await arrive('complete', null);
    expect(await screen.findByText('Confirming your payment...')).toBeVisible();
    expect(screen.queryByText(/You have no subscription yet/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
    becomes(subscription({ plan_type: 'gold' }));
    expect(await screen.findByText('Thank you. Your Gold plan is active.')).toBeVisible();
  });

  it.each([
    ['open', 'The payment wasn’t completed. You haven’t been charged.'],
    ['expired', 'This checkout has expired. You haven’t been charged.'],
  ])('the return from checkout explains a session that is %s', async (status, sentence) => {
    await arrive(status, null);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Choose Gold' })).toBeVisible();
  });

  it('the return from checkout shows why its lookup failed, and Check again repeats it', async () => {
    answer(
      'get',
      SESSION,
      { status: 404, body: { detail: 'Checkout session not found' } },
      { body: { id: 'cs_1', status: 'complete', payment_status: 'paid', plan_type: 'gold' } },
    );
    const { user } = await openScreen(subscription({ plan_type: 'gold' }), '/subscription-management?session_id=cs_1');
    expect(await screen.findByText('Checkout session not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Thank you. Your Gold plan is active.')).toBeVisible();
  });
});
