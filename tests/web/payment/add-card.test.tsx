import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { open } from '../support/open.tsx';
import { answer, server } from '../support/server.ts';
import { DECLINED, openProvider, typeCard } from './fake-card-element.ts';
import { signIn, subscription } from './offer.ts';

const METHODS = '/v1/payment/payment-methods';
const card = (id: string, last4: string, is_default = false): PaymentMethod => ({
  id,
  brand: 'Visa',
  last4,
  exp_month: 12,
  exp_year: 2040,
  is_default,
});
const old = card('pm_0', '1881', true);

const openSheet = async (current: Subscription | null = null) => {
  signIn(current);
  answer('get', METHODS, { body: [old] }, { body: [card('pm_1', '4242'), old] });
  const { user } = await open('/billing-settings?tab=payment-methods');
  await user.click(await screen.findByRole('button', { name: 'Add payment method' }));
  await screen.findByLabelText('Card number');
  return user;
};

describe('an account that is set to be deleted', () => {
  it('cannot add a card, and is shown the way to keep the account', async () => {
    openProvider();
    answer('post', '/v1/payment/create-setup-intent', { status: 409, body: { detail: paymentMessages.deletionPending } });
    signIn(null);
    answer('get', METHODS, { body: [old] });
    const { user } = await open('/billing-settings?tab=payment-methods');
    await user.click(await screen.findByRole('button', { name: 'Add payment method' }));
    expect(await screen.findByText(paymentMessages.deletionPending, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Keep your account' })).toHaveAttribute('href', '/profile#your-data');
  });
});

describe('adding a payment method', () => {
  it('adding a card sends it to the provider and saves the returned payment method', async () => {
    openProvider();
    const kept = answer('post', METHODS, { status: 201, body: card('pm_1', '4242') });
    const user = await openSheet();
    await typeCard(user);
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Payment method added')).toBeVisible();
    expect(kept.map(({ body }) => JSON.parse(body))).toEqual([{ payment_method_id: 'pm_1' }]);
    expect(await screen.findByRole('button', { name: /^Remove\s*Visa ending in 4242$/ })).toBeVisible();
  });

  it('a double click on Add card adds the card once', async () => {
    const { confirmed } = openProvider();
    const kept = answer('post', METHODS, { status: 201, body: card('pm_1', '4242') });
    const user = await openSheet();
    await typeCard(user);
    const add = screen.getByRole('button', { name: 'Add card' });
    fireEvent.submit(add.closest('form')!);
    fireEvent.submit(add.closest('form')!);
    expect(await screen.findByText('Payment method added')).toBeVisible();
    expect([confirmed.length, kept.length]).toEqual([1, 1]);
  });

  it('adding a refused card shows the provider’s message and keeps the input', async () => {
    openProvider();
    const kept = answer('post', METHODS, { status: 201, body: card('pm_1', '4242') });
    const user = await openSheet();
    await typeCard(user, DECLINED);
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(kept).toEqual([]);
    await typeCard(user);
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Payment method added')).toBeVisible();
  });

  it('adding a refused card without a provider’s message shows a default one', async () => {
    openProvider();
    server.use(
      http.post('*/local/stripe/setup_intents/:id/confirm', () =>
        HttpResponse.json({ error: { type: 'card_error' } }, { status: 402 }),
      ),
    );
    const user = await openSheet();
    await typeCard(user);
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Failed to create payment method')).toBeVisible();
  });

  it('adding a card that cannot be saved shows so, and asks the provider only once', async () => {
    const { confirmed } = openProvider();
    answer('post', METHODS, 'network-error', { status: 201, body: card('pm_1', '4242') });
    const user = await openSheet();
    await typeCard(user);
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Failed to add payment method')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    expect(await screen.findByText('Payment method added')).toBeVisible();
    expect(confirmed).toHaveLength(1);
  });

  it('closing the card form asks before it discards a typed card', async () => {
    openProvider();
    const user = await openSheet();
    await user.type(screen.getByLabelText('Card number'), '42');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument());
  });

  it('adding a card pays the amount due with it', async () => {
    openProvider();
    answer('post', METHODS, { status: 201, body: card('pm_1', '4242') });
    const paid = answer('post', `${METHODS}/pm_1/default`, { body: card('pm_1', '4242', true) });
    const user = await openSheet(subscription({ status: 'past_due' }));
    expect(screen.getByText(/^Your last payment failed\./)).toBeVisible();
    await typeCard(user);
    signIn(subscription());
    await user.click(screen.getByRole('button', { name: 'Add card and pay' }));
    expect(await screen.findByText('Payment method added')).toBeVisible();
    expect(paid).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/^Your last payment failed\./)).not.toBeInTheDocument());
  });
});

describe('a payment method', () => {
  it('a payment method that cannot become the default shows the reason', async () => {
    signIn(null);
    answer('get', METHODS, { body: [card('pm_1', '4242'), old] });
    answer('post', `${METHODS}/pm_1/default`, { status: 500 });
    const { user } = await open('/billing-settings?tab=payment-methods');
    await user.click(await screen.findByRole('button', { name: /^Make default/ }));
    expect(await screen.findByText('Failed to update default payment method')).toBeVisible();
  });

  it('removing a payment method asks for confirmation', async () => {
    signIn(null);
    answer('get', METHODS, { body: [card('pm_1', '4242'), old] }, { body: [old] });
    server.use(http.delete(`*${METHODS}/pm_1`, () => new HttpResponse(null, { status: 204 })));
    const { user } = await open('/billing-settings?tab=payment-methods');
    await user.click(await screen.findByRole('button', { name: /^Remove\s*Visa ending in 4242$/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Payment method removed')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem').some((row) => row.textContent?.includes('4242'))).toBe(false));
  });
});

describe('the tabs of the billing settings', () => {
  it('the tabs of the billing settings keep their unsaved input', async () => {
    signIn(null);
    answer('get', '/v1/payment/billing-info', {
      body: { name: '', email: '', company: '', address: '', city: '', state: '', zip: '', country: 'USA', phone: '' },
    });
    const { user } = await open('/billing-settings');
    await user.type(await screen.findByLabelText('Company'), 'Harbor Bakery');
    await user.click(screen.getByRole('tab', { name: 'Invoices' }));
    await user.click(screen.getByRole('tab', { name: 'Billing Information' }));
    expect(screen.getByLabelText('Company')).toHaveValue('Harbor Bakery');
  });
});
