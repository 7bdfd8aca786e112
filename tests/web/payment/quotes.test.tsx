import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import type { Subscription } from '#shared/domain/subscription.ts';
import { paymentMessages } from '#shared/messages/payment.ts';
import { open } from '../support/open.tsx';
import { answer } from '../support/server.ts';
import { openProvider, typeCard } from './fake-card-element.ts';
import { quote, signIn, subscription } from './offer.ts';

const QUOTE = '/v1/payment/quote';
const CHANGE = '/v1/payment/change-subscription-plan/1001';
const gold = subscription({ plan_type: 'gold' });
const moved = { status: 409, body: { detail: paymentMessages.quoteChanged } } as const;

const openUpgrade = async (current: Subscription | null) => {
  signIn(current);
  const { user } = await open('/about');
  await user.click(await screen.findByRole('button', { name: /^Crisis Communications/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Gold' });
  return { user, dialog: within(dialog) };
};

const readFact = (box: HTMLElement, name: string | RegExp): string | null =>
  within(box).getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;

describe('an upgrade', () => {
  it('shows difference, tax, card, date and next charge before its button, and sends the amount with the change', async () => {
    const quoted = answer('get', QUOTE, { body: quote() });
    const changed = answer('post', CHANGE, { body: gold });
    const { user } = await openUpgrade(subscription());
    const button = await screen.findByRole('button', { name: 'Upgrade to Gold for $1,199.50' });
    const dialog = screen.getByRole('dialog');
    expect(readFact(dialog, 'Difference to Gold until Nov 20, 2027')).toBe('$1,100.00');
    expect(readFact(dialog, 'Tax')).toBe('$99.50');
    expect(readFact(dialog, 'Charged today')).toBe('$1,199.50, Nov 23, 2026');
    expect(readFact(dialog, 'Card')).toBe('Visa ending in 4242');
    expect(readFact(dialog, 'Next charge')).toBe('$2,178.91 on Nov 20, 2027');
    expect(within(dialog).queryByRole('radio', { name: 'Go to secure checkout' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(quoted[0]!.query).toBe('?plan_type=gold');
    expect(Object.fromEntries(new URLSearchParams(changed[0]!.query))).toMatchObject({
      quoted_amount: '119950',
      quoted_at: '2026-11-23T15:00:00.000Z',
    });
  });

  it('whose amount has changed is refused in a sentence, and shows the new amount', async () => {
    answer('get', QUOTE, { body: quote() }, { body: quote({ amount: 129_950 }) });
    answer('post', CHANGE, moved);
    const { user, dialog } = await openUpgrade(subscription());
    await user.click(await dialog.findByRole('button', { name: 'Upgrade to Gold for $1,199.50' }));
    expect(await dialog.findByText(paymentMessages.quoteChanged)).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: 'Upgrade to Gold for $1,299.50' })).toBeEnabled();
  });

  it('without a quote says so and names what is known', async () => {
    answer('get', QUOTE, { status: 400, body: {} }, { body: quote() });
    const { user, dialog } = await openUpgrade(subscription());
    expect(await dialog.findByText(/We couldn’t get the exact amount from Stripe\./)).toBeInTheDocument();
    expect(dialog.getByText(/the difference until/)).toHaveTextContent('Nov 20, 2027');
    expect(dialog.getByRole('button', { name: 'Upgrade to Gold' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByRole('button', { name: 'Upgrade to Gold for $1,199.50' })).toBeInTheDocument();
  });
});

describe('a purchase with a card', () => {
  const purchase = quote({ kind: 'purchase', amount: 217_891, subtotal: 199_900, tax: 17_991, card: null });

  it('shows price and tax before its button, and pays exactly that', async () => {
    openProvider();
    answer('get', QUOTE, { body: purchase });
    const bought = answer('post', '/v1/payment/create-subscription-with-payment-method', { status: 201, body: gold });
    const { user, dialog } = await openUpgrade(null);
    expect(await dialog.findByText('$2,178.91')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await typeCard(user);
    const button = await dialog.findByRole('button', { name: 'Pay $2,178.91' });
    expect(readFact(screen.getByRole('dialog'), 'Gold, one year')).toBe('$1,999.00');
    expect(readFact(screen.getByRole('dialog'), 'Tax')).toBe('$179.91');
    await user.click(button);
    expect(await screen.findByText('Successfully upgraded to gold!')).toBeVisible();
    expect(bought.map(({ query }) => query)).toEqual(['?plan_type=gold&payment_method_id=pm_1&quoted_amount=217891']);
  });

  it('whose amount has changed keeps the card and shows the new amount', async () => {
    openProvider();
    answer('get', QUOTE, { body: purchase }, { body: purchase }, { body: { ...purchase, amount: 220_000 } });
    answer('post', '/v1/payment/create-subscription-with-payment-method', moved);
    const { user, dialog } = await openUpgrade(null);
    await user.click(await dialog.findByRole('button', { name: 'Continue to payment' }));
    await typeCard(user);
    await user.click(await dialog.findByRole('button', { name: 'Pay $2,178.91' }));
    expect(await dialog.findByText(paymentMessages.quoteChanged)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByRole('button', { name: 'Pay $2,200.00' })).toBeInTheDocument();
  });
});

describe('a change on the subscription screen', () => {
  it('shows its charge in the question, and asks again when the amount has changed', async () => {
    answer('get', QUOTE, { body: quote() }, { body: quote({ amount: 129_950 }) });
    const changed = answer('post', CHANGE, moved, { body: gold });
    signIn(subscription());
    const { user } = await open('/subscription-management');
    await user.click(await screen.findByRole('button', { name: 'Choose Gold' }));
    await user.click(await screen.findByRole('button', { name: 'Change to Gold for $1,199.50' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change to Gold?' }));
    expect(await dialog.findByText(paymentMessages.quoteChanged)).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Change to Gold for $1,299.50' }));
    expect(await screen.findByText('Your plan is now Gold.')).toBeVisible();
    expect(changed.map(({ query }) => new URLSearchParams(query).get('quoted_amount'))).toEqual(['119950', '129950']);
  });

  it('to a smaller tier says that nothing is charged today, and the next charge', async () => {
    const next_charge = { at: '2027-11-20T10:00:00Z', amount: 79_900 };
    answer('get', QUOTE, { body: quote({ kind: 'downgrade', plan_type: 'essential', amount: 0, next_charge }) });
    signIn(gold);
    const { user } = await open('/subscription-management');
    await user.click(await screen.findByRole('button', { name: 'Choose Essential' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change to Essential?' });
    expect(await within(dialog).findByText('$0.00')).toBeInTheDocument();
    expect(readFact(dialog, 'Next charge')).toBe('$799.00 on Nov 20, 2027');
    expect(within(dialog).getByRole('button', { name: 'Change to Essential' })).toBeEnabled();
  });

  it('names before Resume what is charged, to which card and when', async () => {
    const next_charge = { at: '2027-11-20T10:00:00Z', amount: 79_900 };
    answer('get', QUOTE, { body: quote({ kind: 'renewal', plan_type: 'essential', amount: 0, next_charge }) });
    signIn(subscription({ cancel_at_period_end: true }));
    await open('/subscription-management');
    expect(await screen.findByText(/^If you resume/)).toHaveTextContent(
      'If you resume, nothing is charged today. We’ll charge $799.00 to Visa ending in 4242 on Nov 20, 2027, tax included.',
    );
  });
});

describe('a debt', () => {
  const card = (id: string, last4: string, is_default: boolean): PaymentMethod => ({
    ...{ id, last4, is_default },
    ...{ brand: 'Visa', exp_month: 12, exp_year: 2040 },
  });

  it('is shown with its amount before the button of a card that pays it', async () => {
    const debt = quote({ kind: 'debt', amount: 199_900, subtotal: 199_900, tax: 0, next_charge: null });
    answer('get', QUOTE, { body: debt });
    answer('get', '/v1/payment/payment-methods', { body: [card('pm_2', '4444', false), card('pm_1', '0341', true)] });
    const paid = answer('post', '/v1/payment/payment-methods/pm_2/default', { body: card('pm_2', '4444', true) });
    signIn(subscription({ status: 'past_due' }));
    const { user } = await open('/billing-settings?tab=payment-methods');
    const button = await screen.findByRole('button', { name: /^Make default and pay \$1,999\.00\s*Visa ending in 4444$/ });
    expect(readFact(document.body, 'Open invoices')).toBe('$1,999.00');
    await user.click(button);
    await waitFor(() => expect(paid.map(({ query }) => query)).toEqual(['?quoted_amount=199900']));
  });
});
