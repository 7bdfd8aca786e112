import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type BillingInfo, cardExpiryOf, type PaymentMethod } from '#shared/domain/billing.ts';
import { open } from '../support/open.tsx';
import { answer, dana, server, storeSession } from '../support/server.ts';

const info: BillingInfo = {
  name: 'Dana Ortiz',
  email: dana.email,
  company: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  country: 'USA',
  phone: null,
};
const card = (id: string, last4: string, is_default: boolean): PaymentMethod => ({
  id,
  brand: 'Visa',
  last4,
  exp_month: 12,
  exp_year: 2040,
  is_default,
});
const cards = [card('pm_2', '4444', false), card('pm_1', '4242', true)];

const openTab = async (tab = '') => {
  storeSession();
  answer('get', '/v1/users/me', { body: dana });
  return open(`/billing-settings${tab && `?tab=${tab}`}`);
};

describe('billing settings', () => {
  it('the billing settings have four tabs, and the address names the open one', async () => {
    answer('get', '/v1/payment/billing-info', { body: info });
    const { user, router } = await openTab();
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual(['Billing Information', 'Payment Methods', 'Invoices', 'Preferences']);
    await user.click(screen.getByRole('tab', { name: 'Invoices' }));
    expect(router.state.location.search).toBe('?tab=invoices');
    expect(await screen.findByRole('heading', { name: 'No invoices available' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Payment history' })).toHaveAttribute('href', '/payment-history');
    expect(screen.getByRole('button', { name: 'Open billing portal' })).toBeVisible();
  });
});

describe('billing information', () => {
  it('saving the billing information stores it and shows a confirmation', async () => {
    answer('get', '/v1/payment/billing-info', { body: info });
    const calls = answer('put', '/v1/payment/billing-info', ({ body }) => ({ body: JSON.parse(body) }));
    const { user } = await openTab();
    await user.type(await screen.findByLabelText('Company'), 'Harbor Bakery');
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
    await user.click(screen.getByRole('button', { name: 'Save billing information' }));
    expect(await screen.findByText('Billing information updated')).toBeVisible();
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ name: 'Dana Ortiz', company: 'Harbor Bakery', country: 'DEU' });
  });

  it('the billing information validates the email address first and shows when saving fails', async () => {
    answer('get', '/v1/payment/billing-info', { body: info });
    const calls = answer('put', '/v1/payment/billing-info', { status: 500 });
    const { user } = await openTab();
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.type(email, 'books at acme');
    await user.click(screen.getByRole('button', { name: 'Save billing information' }));
    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
    expect(calls).toHaveLength(0);
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Save billing information' }));
    expect(await screen.findByText('Failed to update billing information')).toBeVisible();
  });

  it('the billing information shows that it failed to load', async () => {
    answer('get', '/v1/payment/billing-info', { status: 400, body: { detail: 'no' } });
    await openTab();
    expect(await screen.findByRole('heading', { name: 'Failed to load billing information' })).toBeVisible();
  });
});

describe('payment methods', () => {
  it('the payment methods show the default, and another can become it', async () => {
    answer(
      'get',
      '/v1/payment/payment-methods',
      { body: cards },
      { body: [card('pm_2', '4444', true), card('pm_1', '4242', false)] },
    );
    answer('post', '/v1/payment/payment-methods/pm_2/default', { body: { ...cards[0]!, is_default: true } });
    const { user } = await openTab('payment-methods');
    const rows = within(await screen.findByRole('list', { name: 'Payment methods' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.includes('Default'))).toEqual([false, true]);
    await user.click(screen.getByRole('button', { name: /^Make default/ }));
    expect(await screen.findByText('Default payment method updated')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Make default/ }).textContent).toContain('4242'));
  });

  it('a payment method that may not be removed stays, and the reason is shown', async () => {
    answer('get', '/v1/payment/payment-methods', { body: cards.slice(1) });
    const detail = 'This is the only card of an active subscription. Add another card first.';
    server.use(http.delete('*/v1/payment/payment-methods/pm_1', () => HttpResponse.json({ detail }, { status: 400 })));
    const { user } = await openTab('payment-methods');
    await user.click(await screen.findByRole('button', { name: /^Remove/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('Failed to remove payment method')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it.each([
    ['2040-12-31T00:00:00Z', 'soon'],
    ['2041-01-01T00:00:00Z', 'expired'],
    ['2040-01-01T00:00:00Z', 'later'],
  ])('payment methods that end with 12/2040 are on %s: %s', (day, state) => {
    expect(cardExpiryOf(cards[0]!, Date.parse(day))).toBe(state);
  });
});

describe('billing preferences', () => {
  const states = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);

  it('the billing preferences are saved per user on this device, without a request, and confirm it for 3 seconds', async () => {
    const { user } = await openTab('preferences');
    await screen.findByRole('button', { name: 'Save preferences' });
    expect(screen.getByText(/^These are notes for yourself, saved on this device\./)).toBeVisible();
    expect(states()).toEqual([true, true, true, false]);
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => calls.push(request.url));
    await user.click(screen.getByLabelText('Marketing emails'));
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('Preferences saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Preferences saved')).not.toBeInTheDocument(), { timeout: 4000 });
    expect(calls).toEqual([]);
    server.events.removeAllListeners();
    expect(JSON.parse(localStorage.getItem('billing-preferences:1')!)).toEqual({
      paperless: true,
      autoRenew: true,
      emailNotifications: true,
      marketingEmails: true,
    });
  });

  it('the billing preferences show that the browser cannot store them', async () => {
    const { user } = await openTab('preferences');
    await screen.findByRole('button', { name: 'Save preferences' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('Failed to update billing preferences')).toBeVisible();
    full.mockRestore();
  });
});
