import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Subscription } from '#shared/domain/subscription.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { open } from '../support/open.tsx';
import { answer, dana } from '../support/server.ts';
import { DECLINED, openProvider, typeCard } from './fake-card-element.ts';
import { signIn, subscription } from './offer.ts';

const BUY = '/v1/payment/create-subscription-with-payment-method';
const gold = subscription({ plan_type: 'gold' });

const CHANGE = '/v1/payment/change-subscription-plan/1001';

/** Opens the upgrade from a header entry that needs gold. */
const openUpgrade = async (current: Subscription | null = null) => {
  signIn(current);
  const { user } = await open('/about');
  await user.click(await screen.findByRole('button', { name: /^Crisis Communications/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Gold' });
  await within(dialog).findAllByRole('radio');
  return { user, dialog };
};
const openCard = async () => {
  const opened = await openUpgrade();
  await opened.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByLabelText('Card number');
  return opened;
};
const pay = async ({ user }: Awaited<ReturnType<typeof openCard>>, number?: string) => {
  await typeCard(user, number);
  await user.click(screen.getByRole('button', { name: 'Pay $1,999.00' }));
};
const failure = async (): Promise<string> =>
  (await screen.findByRole('heading', { name: 'Payment Setup Failed' })).parentElement!.textContent!;

describe('choosing a tier', () => {
  it('the upgrade dialog offers the tiers that suffice, and two ways to pay', async () => {
    const { dialog } = await openUpgrade();
    const radios = within(dialog).getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, true],
      [false, false],
    ]);
    expect(within(dialog).getByRole('radio', { name: /^Gold\s*Required\s*\$1,999 \/ year$/ })).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Pay on this page' })).toBeVisible();
    expect(within(dialog).getByRole('radio', { name: 'Go to secure checkout' })).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /guide/ })).toHaveAttribute('href', '/FlashRTCInformation.pdf');
    expect(dialog.textContent).toContain('Crisis Communications is available for gold subscribers and above.');
  });

  it('the upgrade dialog never selects a tier that does not suffice', async () => {
    const { dialog, user } = await openUpgrade();
    const [essential, wanted] = within(dialog).getAllByRole('radio') as HTMLInputElement[];
    await user.click(essential!);
    wanted!.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(essential!).not.toBeChecked();
  });

  it('the upgrade dialog closes when the tier was bought meanwhile, and updates this tab', async () => {
    signIn(null);
    answer('get', '/v1/payment/subscriptions', { body: [gold] });
    const { user } = await open('/about');
    const entry = await screen.findByRole('button', { name: /^Crisis Communications/ });
    answer('get', '/v1/users/me', { body: { ...dana, subscription: gold } });
    await user.click(entry);
    expect(await screen.findByText('Crisis Communications is part of your Gold plan and ready to use.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Crisis Communications/ })).not.toBeInTheDocument();
  });

  it('the upgrade dialog shows that the subscription failed to load, and loads it again', async () => {
    signIn(null);
    const { subscriptions, good } = { subscriptions: '/v1/payment/subscriptions', good: { body: [] } };
    answer('get', subscriptions, { status: 400, body: {} }, good);
    const { user } = await open('/about');
    await user.click(await screen.findByRole('button', { name: /^Crisis Communications/ }));
    expect(await screen.findByRole('heading', { name: 'Failed to check subscription' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });
});

describe('paying on the page', () => {
  it('a card payment buys with the confirmed card, shows a confirmation and closes after 2 seconds', async () => {
    const { confirmed } = openProvider();
    const bought = answer('post', BUY, { status: 201, body: gold });
    const opened = await openCard();
    answer('get', '/v1/users/me', { body: { ...dana, subscription: gold } });
    await pay(opened);
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(confirmed).toEqual([{ intent: 'seti_1', number: '4242424242424242' }]);
    expect(bought.map(({ query }) => query)).toEqual(['?plan_type=gold&payment_method_id=pm_1']);
    const shownAt = Date.now();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4000 });
    expect(Date.now() - shownAt).toBeGreaterThan(1500);
    expect(screen.queryByRole('button', { name: /^Crisis Communications/ })).not.toBeInTheDocument();
  });

  it('a refused card payment keeps the input and charges nothing', async () => {
    const { confirmed } = openProvider();
    const bought = answer('post', BUY, { status: 201, body: gold });
    const opened = await openCard();
    await pay(opened, DECLINED);
    expect(await failure()).toContain('Your card was declined.');
    expect(bought).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
    await pay(opened);
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(confirmed.map(({ intent }) => intent)).toEqual(['seti_1', 'seti_2']);
  });

  it('a card payment with an incomplete card shows the problem without a request to the provider', async () => {
    const { confirmed } = openProvider();
    const { user } = await openCard();
    await user.type(screen.getByLabelText('Card number'), '4242');
    await user.click(screen.getByRole('button', { name: 'Pay $1,999.00' }));
    expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
    expect(confirmed).toEqual([]);
  });

  it.each([
    [
      { detail: 'This account already has an active subscription' },
      /^Payment Setup FailedYou already have an active subscription\. Please contact support if you need to change your plan\./,
    ],
    [{ detail: 'invalid plan type' }, /The selected plan is not available\. Please try again\./],
    [{ detail: 'Your card has insufficient funds.' }, /Your card has insufficient funds\./],
    [{}, /Subscription failed/],
  ])('a refused purchase shows the reason: %j', async (body, sentence) => {
    openProvider();
    answer('post', BUY, { status: 400, body });
    await pay(await openCard());
    expect(await failure()).toMatch(sentence);
  });

  it('a card payment that cannot start shows so, and can be repeated or closed', async () => {
    openProvider();
    answer('post', '/v1/payment/create-setup-intent', { status: 400, body: {} });
    const { user } = await openUpgrade();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await failure()).toContain('Failed to initialize payment');
    openProvider();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('an account that is set to be deleted', () => {
  const refusal = { status: 409, body: { detail: paymentMessages.deletionPending } } as const;

  it('cannot start a card payment, and is shown the way to keep the account', async () => {
    openProvider();
    answer('post', '/v1/payment/create-setup-intent', refusal);
    const { user } = await openUpgrade();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await failure()).toContain(paymentMessages.deletionPending);
    expect(screen.getByRole('link', { name: 'Keep your account' })).toHaveAttribute('href', '/profile#your-data');
  });

  it('cannot move to another tier, and is shown the way to keep the account', async () => {
    answer('post', CHANGE, refusal);
    const { user } = await openUpgrade(subscription());
    await user.click(screen.getByRole('button', { name: /^Upgrade to/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(paymentMessages.deletionPending);
    await user.click(screen.getByRole('link', { name: 'Keep your account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a purchase whose answer is lost', () => {
  it('a purchase without an answer is recognized when the account has the tier', async () => {
    openProvider();
    const bought = answer('post', BUY, 'network-error');
    const opened = await openCard();
    signIn(gold);
    await pay(opened);
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(bought).toHaveLength(1);
  });

  it('repeating a purchase without an answer uses the same card', async () => {
    const { confirmed } = openProvider();
    const bought = answer('post', BUY, 'network-error', { status: 201, body: gold });
    const opened = await openCard();
    await pay(opened);
    expect(await failure()).toContain(
      'Subscription failedWe lost the connection. Check your internet and try again. You won’t be charged twice.',
    );
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await opened.user.click(screen.getByRole('button', { name: 'Pay $1,999.00' }));
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(confirmed).toHaveLength(1);
    expect(bought.map(({ query }) => query)).toEqual(Array(2).fill('?plan_type=gold&payment_method_id=pm_1'));
  });

  it('a purchase refused on repetition succeeds when the account has the tier after all', async () => {
    openProvider();
    answer(
      'post',
      BUY,
      { status: 502, body: { detail: 'No answer' } },
      { status: 400, body: { detail: 'already has an active subscription' } },
    );
    const opened = await openCard();
    await pay(opened);
    expect(await failure()).toContain('No answer');
    signIn(gold);
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await opened.user.click(screen.getByRole('button', { name: 'Pay $1,999.00' }));
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
  });
});

describe('the dialog', () => {
  it('the upgrade dialog asks before it discards a typed card', async () => {
    openProvider();
    const { user } = await openCard();
    await user.type(screen.getByLabelText('Card number'), '42');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('42');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('the upgrade dialog and its page stay open during a payment', async () => {
    openProvider();
    let finish = () => {};
    const held = new Promise<void>((done) => {
      finish = done;
    });
    answer('post', BUY, async () => {
      await held;
      return { status: 201, body: gold };
    });
    const opened = await openCard();
    await pay(opened);
    await opened.user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    finish();
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
  });

  it('the upgrade dialog draws the card in the colors of the theme, also after a change of theme', async () => {
    openProvider();
    document.documentElement.style.setProperty('--ink', 'rgb(1, 1, 1)');
    await openCard();
    const drawn = () => screen.getByLabelText('Card number').closest('div')!.style.color;
    expect(drawn()).toBe('rgb(1, 1, 1)');
    document.documentElement.style.setProperty('--ink', 'rgb(2, 2, 2)');
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    await waitFor(() => expect(drawn()).toBe('rgb(2, 2, 2)'));
  });
});

describe('an upgrade of a subscription', () => {
  const CHECKOUT = '/v1/payment/create-checkout-session';

  it('upgrading a subscription changes its tier without a card', async () => {
    const changed = answer('post', CHANGE, { body: gold });
    const { user } = await openUpgrade(subscription());
    await user.click(screen.getByRole('button', { name: 'Upgrade to Gold' }));
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(changed.map(({ query }) => query)).toEqual(['?new_plan_type=gold&from_plan_type=essential']);
  });

  it.each([
    [
      'This is a canceled subscription and can’t be changed',
      'Your subscription was canceled. Please contact support to reactivate your account.',
    ],
    ['Subscription not found', 'Your subscription could not be found. Please refresh the page and try again.'],
    ['Failed to change subscription plan', 'Unable to upgrade your subscription. Please try again or contact support.'],
  ])('an upgrade refused with %s shows the reason', async (detail, sentence) => {
    answer('post', CHANGE, { status: 400, body: { detail } });
    const { user } = await openUpgrade(subscription());
    await user.click(screen.getByRole('button', { name: 'Upgrade to Gold' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('an upgrade with an open payment links to the card first', async () => {
    const { dialog, user } = await openUpgrade(subscription({ status: 'past_due' }));
    expect(dialog.textContent).toContain('The last payment of your subscription failed.');
    expect(within(dialog).queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('link', { name: 'Update payment method' }));
    expect(await screen.findByRole('heading', { name: 'Billing Settings' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('an upgrade of a canceled subscription names the other options and buys a new one on the provider’s page', async () => {
    answer('post', CHANGE, { status: 400, body: { detail: 'This is a canceled subscription and can’t be changed' } });
    const pages = answer('post', CHECKOUT, { status: 201, body: { checkout_url: 'https://pay.example/1', session_id: 'cs_1' } });
    const { user } = await openUpgrade(subscription({ status: 'canceled' }));
    const assign = vi.fn();
    vi.stubGlobal('location', { href: location.href, assign });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText("Or choose 'Go to secure checkout' to start a new subscription.")).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Go to secure checkout' }));
    await user.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
    expect(screen.getByText('Your subscription was canceled. The system will create a new subscription for you.')).toBeVisible();
    expect(pages.map(({ query }) => query)).toEqual(['?plan_type=gold']);
    vi.unstubAllGlobals();
  });
});
